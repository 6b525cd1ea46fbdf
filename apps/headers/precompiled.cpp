// SPDX-License-Identifier: MIT
// Here only so that the precompiled headers of the programs have a source file to belong to.
