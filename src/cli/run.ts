/** Runs a command line: parses it, calls the command or prints its help, and returns the exit code. */
import { runCheck, watchAndCheck } from './check-command.ts';
import { runCompare, runExport, runFormat, runNameCommand } from './document-commands.ts';
import { runExtract } from './extract-command.ts';
import { exitCodes, UsageError, type ExitCode, type Host, withSafeOutput } from './host.ts';
import { runInstructions, runRules } from './rules-command.ts';
import { runVerifyOrigin } from './verify-origin-command.ts';
import { runVerifySignature } from './verify-signature-command.ts';
import { readArguments, type Command, type Topic } from './options.ts';
import { caution } from './report.ts';

// The texts of `--help`.

const all = `Usage: assessment-desk <command> [options] FILE…

Checks evidence-linked situation assessments (ww3.assessment/v1) with the same rules as Assessment Desk.
Only “fmt” changes files, and nothing is sent anywhere.

Commands:
  check FILE…             check assessments, casefiles and desk files
  compare BEFORE AFTER    list in sentences what changed from one file to another
  export FILE             write a report, a table or annotations
  fmt FILE…               rewrite files in the form that Assessment Desk writes
  hash FILE…              print the passage ID of each text file
  fingerprint CASEFILE…   print the fingerprint of each casefile
  rules                   list the rules
  explain ID              explain what a rule checks, why, and how to fix its findings
  instructions [FILE]     print instructions for a language model, with the sources of a file
  extract FILE…           print the text of PDFs, documents, web pages, mail and subtitles as a casefile
  verify-origin CASEFILE ORIGINAL…
                          extract passages again from their original files and compare them
  verify-signature FILE SIGNATURE --key KEY
                          check who signed a file and that it has not changed since
  mcp FOLDER              serve three tools for language models (MCP over standard input and output)
  help [COMMAND]          show help for a command

Encrypted files (.age) are decrypted with the passphrase in the environment variable ASSESSMENT_DESK_PASSPHRASE.

Options:
  -h, --help      show this help, or the help of a command
  -V, --version   show the version

${caution}
`;

const check = `Usage: assessment-desk check [options] FILE…

Checks assessments (.assessment.json), casefiles (.casefile.json) and desk files (.desk.json). The file type is
detected from the content, not the name. “-” reads standard input. Each file is checked separately.

Options:
  --casefile FILE     check assessments and desk files against this casefile; by default, a desk file is checked
                      against its own casefile, and the spans of an assessment cannot be checked
  --format FORMAT     text (the default), json (assessment-desk.check/v1) or sarif (SARIF 2.1.0)
  -o, --output FILE   write the report to this file, atomically; “-” is standard output (the default). The file must
                      not be one of the inputs
  --fail-on LEVEL     lowest level that sets exit status 1: error (the default), violation or notice
  --config FILE       a configuration with levels of rules and findings to ignore; by default,
                      assessment-desk.config.json in the current folder or its nearest parent folder that has one
  --no-config         use no configuration
  --stdin-filename NAME
                      the name to report for standard input
  -q, --quiet         show only findings at or above the level of --fail-on, and no summary
  -v, --verbose       also list each finding that cannot be checked or that the configuration ignores. By default, a
                      text report without a casefile groups those that cannot be checked by rule. JSON and SARIF
                      always list all findings
  -w, --watch         check again whenever a file, the casefile or the configuration changes, until you press Ctrl+C
  --color WHEN        auto (the default: on a terminal, unless NO_COLOR is set), always or never
  -h, --help          show this help
  -V, --version       show the version

Levels:
  error       cannot be exported. With an error of a schema/… rule, the file is not a valid ww3.assessment/v1
              document. Includes parts of a casefile or desk file that could not be read
  violation   breaks a semantic rule of the contract, a reading of it, or a convention of Assessment Desk.
              The contract does not say which rules a recipient checks
  notice      worth checking; may be correct
  unchecked   cannot be checked because data is missing; counted separately. For --fail-on it counts as its level,
              which is notice. In JSON its “certainty” is “unchecked”, and that of all other findings “checked”; in
              SARIF its “kind” is “open”

A line of text is FILE:LINE:COLUMN: LEVEL: ENTRY: MESSAGE (RULE). A finding about the whole document has no ENTRY.
Lines and columns count from 1, columns in Unicode code points. Assessment Desk shows the same findings in the same
order.

Exit status:
  0   no finding at or above the level of --fail-on
  1   at least one finding at or above that level
  2   a file could not be read, or the command line is invalid

${caution}
`;

const compare = `Usage: assessment-desk compare [options] BEFORE AFTER

Lists what changed from one file to another, in the sentences of Assessment Desk. Entries are compared by their IDs, not
by line. Compares two desk files, two assessments or two casefiles. For an assessment and a desk file, it compares the
assessments. “-” reads standard input.

Options:
  --format FORMAT   text (the default) or json (assessment-desk.compare/v1)
  -v, --verbose     list each changed field of an entry on its own line
  -h, --help        show this help

Exit status:
  0   nothing differs
  1   something differs
  2   a file or a part of one could not be read, or the command line is invalid
`;

const exportHelp = `Usage: assessment-desk export --to FORMAT [options] FILE

Writes an assessment or a desk file in a format for other people and tools. The output is byte for byte what Assessment
Desk exports for the whole draft. “-” reads standard input.

Options:
  --to FORMAT       one of the formats below; not needed if the name of the output file ends with it
  --casefile FILE   the casefile of an assessment, or one to use instead of a desk file's own
  -o, --output FILE write to this file, atomically; “-” is standard output (the default)
  -h, --help        show this help

Formats:
  report.html, report.md, report.docx                        the assessment as a report
  review-report.html, review-report.md, review-report.docx   the reviews in a desk file as a report
  verdicts.csv       a row for each verdict
  links.csv          a row for each evidence link
  matrix.csv         claims and entries
  tables.xlsx        links, matrix, claims and sources as the sheets of a workbook
  annotations.jsonld W3C Web Annotations
  stix.json          a STIX 2.1 bundle
  opinions.stix.json the same with the verdicts in a desk file as opinions
  csl.json, ris, bib the sources as references, for Zotero and other reference managers

A report says whether the assessment has errors. Validation of a document does not make any entry in it true.

Exit status: 0 if the file was written, otherwise 2.
`;

const fmt = `Usage: assessment-desk fmt [--check] FILE…

Rewrites each assessment, casefile, desk file, review file or blind review packet in the form that Assessment Desk
writes: the order of properties of its format, two spaces of indent, line feeds, no byte order mark. Values do not
change. Prints the names of the changed files. A file with parts that cannot be read is reported and not changed.
“-” reads standard input and writes to standard output.

Options:
  --check      change nothing, and list the files that are not in that form
  -h, --help   show this help

Exit status:
  0   all files are in that form now
  1   with --check: at least one file is not
  2   a file could not be read or written, or the command line is invalid
`;

const hash = `Usage: assessment-desk hash FILE…

Prints the passage ID of each text file (sha256: and the SHA-256 of its UTF-8 bytes), two spaces and the file name.
“-” reads standard input. The exact text is hashed, including a trailing line feed. A byte order mark is removed and
reported on standard error. Files that are not valid UTF-8 are rejected, with the position of the first invalid byte.

Exit status: 0 if all files were hashed, otherwise 2.
`;

const fingerprint = `Usage: assessment-desk fingerprint CASEFILE…

Prints the fingerprint of each casefile, or of the casefile in a desk file, two spaces and the file name. An assessment
stores it as casefile_fingerprint_sha256. “-” reads standard input. A casefile with errors has no fingerprint. How the
fingerprint is computed is a convention of Assessment Desk, not part of the contract.

Exit status: 0 if all fingerprints were printed, otherwise 2.
`;

const rules = `Usage: assessment-desk rules [--format FORMAT]

Lists every rule: its ID, its level and what it checks. FORMAT is text (the default) or json.

Exit status: 0.
`;

const explain = `Usage: assessment-desk explain [--format FORMAT] ID

Explains what a rule checks, why, how to fix its findings, which authority it has, and which examples it reports and
accepts. FORMAT is text (the default) or json. For an unknown ID, it lists similar IDs.

Exit status: 0 if the rule exists, otherwise 2.
`;

const instructions = `Usage: assessment-desk instructions [FILE]

Prints the contract in words for a language model: the task, how quotations are checked, the fields and the rules. With
a casefile, an assessment or a desk file, adds its fingerprint, its actors, the exact text of all passages and its
claims. “-” reads standard input. Nothing is sent anywhere.

Exit status: 0, or 2 if the file could not be read.
`;

const extract = `Usage: assessment-desk extract [options] FILE…

Reads published files with the readers of Assessment Desk and prints a casefile: one observation with one passage for
each file, what the file says about itself, and where the text came from. Add the publishers yourself. “-” reads
standard input.

Options:
  --format FORMAT     casefile (the default), text (the text of one file alone) or parts (for each file, the parts
                      that you can choose, “+” if included, how many highlights there are, and what
                      was lost or guessed)
  --include PART      include a part that is left out by default; can be repeated
  --exclude PART      leave out a part; can be repeated
  -o, --output FILE   write to this file, atomically; “-” is standard output (the default)
  -h, --help          show this help
  -V, --version       show the version

Exit status: 0 if all files were read, otherwise 2.
`;

const verifyOrigin = `Usage: assessment-desk verify-origin [--format FORMAT] CASEFILE ORIGINAL…
       assessment-desk verify-origin [--format FORMAT] BAG [ORIGINAL…]

Extracts each passage of a casefile or desk file again from its original file, with the same choice of parts, and
compares it byte for byte. ORIGINAL is a file, a zip file or a folder. Originals are found by their checksums, whatever
their names. A line of output is NAME: RESULT (REASON)  PASSAGE-ID.

BAG is a BagIt bag, as a zip or a folder: its desk file and its originals are used, and every file is checked against
its manifests (RFC 8493). The first lines of output are BAG: RESULT (REASON). FORMAT is text (the default) or json.

Results:
  OK            the same text, byte for byte
  FAILED        the same version of the reader extracts another text
  NOT CHECKED   another version of the reader extracts another text, or the file cannot be read
  MISSING       no given file has the checksum

Exit status:
  0   every passage with an origin was extracted again with the same text, and the bag is valid
  1   at least one was not, or the bag is not valid
  2   a file could not be read, or the command line is invalid
`;

const verifySignature = `Usage: assessment-desk verify-signature [--format FORMAT] --key KEY FILE SIGNATURE

Checks the detached signature of a file: a JSON Web Signature (RFC 7515, appendix F) made with Ed25519, as Assessment
Desk and other tools write it (FILE.jws). KEY is the signer's public key as a JWK file. Get it from the signer. Every
byte of FILE counts, including line feeds. “-” reads standard input. FORMAT is text (the default) or json
(assessment-desk.verify-signature/v1).

A line of output is FILE: RESULT (DETAILS). The name and the time in the signature are the signer's own statement. A
signature shows who signed and that nothing was changed. It says nothing about whether the content is true.

Exit status:
  0   the key signed exactly this file
  1   it did not
  2   a file could not be read, or the command line is invalid
`;

const mcp = `Usage: assessment-desk mcp FOLDER

Serves three tools for a language model by the Model Context Protocol over standard input and output: check (the report
of a file), anchor (every span of an exact quotation in a casefile, never guessed) and explain (a rule). The tools read
only files below FOLDER that the caller names, and write none. Nothing is sent anywhere; what a model does with the
results is up to the program that runs it. It runs only if you start it or configure a program to start it, and ends
when standard input ends.

Exit status: 0, or 2 if FOLDER is not a folder.
`;

export const helpTexts: Readonly<Record<Topic, string>> = {
  all,
  check,
  compare,
  export: exportHelp,
  fmt,
  hash,
  fingerprint,
  rules,
  explain,
  instructions,
  extract,
  'verify-origin': verifyOrigin,
  'verify-signature': verifySignature,
  mcp,
};

async function execute(command: Command, host: Host): Promise<ExitCode> {
  if (command.command === 'check') return command.watch ? watchAndCheck(command, host) : runCheck(command, host);
  if (command.command === 'compare') return runCompare(command, host);
  if (command.command === 'export') return runExport(command, host);
  if (command.command === 'fmt') return runFormat(command, host);
  if (command.command === 'hash' || command.command === 'fingerprint') return runNameCommand(command, host);
  if (command.command === 'rules' || command.command === 'explain') return runRules(command, host);
  if (command.command === 'instructions') return runInstructions(command, host);
  if (command.command === 'extract') return runExtract(command, host);
  if (command.command === 'verify-origin') return runVerifyOrigin(command, host);
  if (command.command === 'verify-signature') return runVerifySignature(command, host);
  if (command.command === 'mcp') {
    // The protocol's library is large, and no other command needs it.
    const { runMcp } = await import('./mcp-command.ts');
    return runMcp(command.folder, host);
  }
  host.out(command.command === 'help' ? helpTexts[command.topic] : `${host.version}\n`);
  return exitCodes.clean;
}

/** Runs a command line and returns its exit code. Rejects only for a bug. */
export async function run(args: readonly string[], given: Host): Promise<ExitCode> {
  const host = withSafeOutput(given);
  try {
    return await execute(readArguments(args), host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.err(`assessment-desk: ${error.message}\n`);
    host.err('Try: assessment-desk --help\n');
    return exitCodes.trouble;
  }
}
