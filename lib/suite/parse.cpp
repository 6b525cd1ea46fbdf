// SPDX-License-Identifier: MIT
#include "suite/parse.h"

#include <utility>

#include "suite/case_collector.h"
#include "suite/read_blocks.h"
#include "suite/read_csv.h"
#include "suite/read_epd.h"
#include "suite/read_json.h"
#include "suite/read_pipe.h"

namespace plyproof::suite {
namespace {

ParsedSuite refused(std::string_view name, std::string_view kind, std::optional<Format> format) {
    SuiteError error;
    error.file = name;
    error.line = 1;
    error.column = 1;
    error.kind = SuiteErrorKind::Binary;
    error.text = kind;
    return {{std::string(name), {}}, {error}, format.value_or(Format::Epd), {}, true};
}

}  // namespace

ParsedSuite parse(std::string_view text, std::string_view name, std::optional<Format> format, IsOver is_over) {
    if (const auto kind = binary_kind(text)) return refused(name, *kind, format);
    const std::string clean = clean_text(text);
    CaseCollector collector(clean, name, std::move(is_over));
    const Format chosen = format ? *format : detect_format(clean);
    switch (chosen) {
        case Format::Epd:
            read_epd(collector);
            break;
        case Format::Blocks:
            read_blocks(collector);
            break;
        case Format::Csv:
            read_csv(collector);
            break;
        case Format::Pipe:
            read_pipe(collector);
            break;
        case Format::JsonList:
        case Format::Json:
            read_json(collector);
            break;
    }
    return collector.finish(chosen);
}

}  // namespace plyproof::suite
