// SPDX-License-Identifier: MIT
#include "doctor/patient.h"

#include <filesystem>
#include <system_error>

#include "process/child.h"
#include "process/find_command.h"

namespace plyproof::doctor {

std::string with_advice(const std::string& error, const std::string& file) {
    using std::filesystem::perms;
    std::error_code unknown;
    const perms rights = std::filesystem::status(file, unknown).permissions();
    const bool special = !unknown && (rights & (perms::set_gid | perms::set_uid)) != perms::none;
    if (!special || error.find("cannot be limited") == std::string::npos) return error;
    return error + "; it runs with the rights of another user or group: try a copy of it, which has yours";
}

base::Result<Patient, std::string> find_patient(const std::string& command, const PatientOptions& options) {
    const auto found = process::find_command(command);
    if (!found) return base::failure(found.error().text);
    process::ChildOptions child_options{.folder = options.folder, .limits = options.limits, .stop = options.stop};
    StartPeer start = [found = *found, child_options]() -> base::Result<std::unique_ptr<process::Peer>, std::string> {
        auto child = process::Child::start(found.file, found.arguments, child_options);
        if (!child) return base::failure(with_advice(child.error(), found.file));
        return std::unique_ptr<process::Peer>(std::move(*child));
    };
    return Patient{command, std::move(start), options.set_up};
}

}  // namespace plyproof::doctor
