import { caution } from './caution.ts';
import type { Topic } from './options.ts';

const all = `Usage: assessment-desk <command> [options] FILE…

Checks evidence-linked situation assessments (ww3.assessment/v1) with the judgement of Assessment Desk.
Nothing is sent anywhere, and no file that is checked is changed.

Commands:
  check FILE…             say what is wrong with assessments, casefiles and desk files
  hash FILE…              print the passage id of each text file
  fingerprint CASEFILE…   print the fingerprint of each casefile
  rules                   list the rules
  explain ID              say what a rule checks, why, and how to fix what it finds
  help [COMMAND]          say more about a command

Options:
  -h, --help      show this help, or that of a command
  -V, --version   show the version

${caution}
`;

const check = `Usage: assessment-desk check [options] FILE…

Checks assessments (.assessment.json), casefiles (.casefile.json) and desk files (.desk.json). What a file is shows in
the file, not in its name. “-” is standard input. Files are checked one by one, each by itself.

Options:
  --casefile FILE     check assessments against this casefile, and desk files in place of their own;
                      without it a desk file brings its own, and anchors of an assessment cannot be checked
  --format FORMAT     text (the default), json (assessment-desk.check/v1) or sarif (SARIF 2.1.0)
  -o, --output FILE   write the report to this file, whole or not at all; “-” is standard output (the default). It
                      must not be one of the files that are read
  --fail-on LEVEL     the lightest level that makes the exit status 1: error (the default), violation or notice
  -q, --quiet         list only what is at that level or above, and leave the summary out; nothing else changes
  -v, --verbose       list each thing that could not be checked; without a casefile they are one line for each rule.
                      JSON and SARIF always list each
  --color WHEN        auto (the default: on a terminal, unless NO_COLOR is set), always or never
  -h, --help          show this help
  -V, --version       show the version

Levels:
  error       the file is not a usable ww3.assessment/v1 document; the desk refuses to export it. A part of a casefile
              or desk file that could not be taken counts as one too
  violation   it breaks a semantic rule of the contract, a reading of it, or a convention of Assessment Desk.
              The specification does not show which rules a recipient checks
  notice      worth a look; may well be right
  unchecked   could not be checked with what is at hand: neither right nor wrong, and counted by itself.
              For --fail-on it weighs as much as its level, which is notice. In JSON its “certainty” is
              “unchecked”, and that of everything else “checked”; in SARIF its “kind” is “open”

A line of text is FILE:LINE:COLUMN: LEVEL: ENTRY: MESSAGE (RULE), without the entry where it is about the document.
Lines and columns count from 1, columns in Unicode code points. The findings of a file are those that the page lists
for it, in the same order.

Exit status:
  0   nothing at or above the level of --fail-on
  1   something at or above it
  2   a file could not be read as a whole document of ours, or the command line makes no sense

${caution}
`;

const hash = `Usage: assessment-desk hash FILE…

Prints the passage id of each text file (sha256: and the SHA-256 of its UTF-8 bytes), two spaces and the file’s name.
“-” is standard input. The text is the file’s, exactly: nothing is trimmed or normalised, and a line feed at its end
belongs to it. A byte order mark at its start is no part of the text: it is left out, and said on standard error. What
is not UTF-8 is refused with the place of its first wrong byte.

Exit status: 0 when every file was hashed, else 2.
`;

const fingerprint = `Usage: assessment-desk fingerprint CASEFILE…

Prints the fingerprint of each casefile, or of the casefile in a desk file: what an assessment over it has as its
casefile_fingerprint_sha256. Then two spaces and the file’s name. “-” is standard input. A casefile of which any part
cannot be taken has none. This way to make fingerprints is a convention of Assessment Desk, not part of the contract.

Exit status: 0 when every casefile has its fingerprint, else 2.
`;

const rules = `Usage: assessment-desk rules [--format FORMAT]

Lists every rule: its ID, its level and what it checks. FORMAT is text (the default) or json.

Exit status: 0.
`;

const explain = `Usage: assessment-desk explain [--format FORMAT] ID

Says what a rule checks, why, how to fix what it finds, where the rule comes from, and which examples it finds and
accepts. FORMAT is text (the default) or json. For an ID that does not exist it names similar ones.

Exit status: 0 when there is such a rule, else 2.
`;

/** What `--help` prints. */
export const helpTexts: Readonly<Record<Topic, string>> = { all, check, hash, fingerprint, rules, explain };
