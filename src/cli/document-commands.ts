/** The commands on whole documents: `compare`, `export`, `fmt`, `hash` and `fingerprint`. */
import { compareAssessments, compareCasefiles, compareWorkspaces } from '../core/compare/compare.ts';
import type { Difference } from '../core/compare/difference.ts';
import type { JsonObject } from '../core/json/json.ts';
import type { AnyDocument } from '../core/files/read-file.ts';
import { readDocument, onEachFile, readWholeInput, type WholeInput, readInput } from './input.ts';
import {
  exitCodes,
  shownName,
  type ExitCode,
  type Host,
  sha256,
  InputError,
  asLines,
  overwritesInput,
  writeOutput,
} from './host.ts';
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../core/files/write.ts';
import type { ReportFormat } from '../core/report/exported-file.ts';
import { titleFrom } from '../core/files/file-names.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { baseName } from './originals.ts';
import { decodeUtf8 } from '../core/files/decode.ts';
import { casefileFingerprint, passageId } from '../library/document.ts';

// The command `fmt`: writes files in the one form that Assessment Desk writes, and changes nothing else.

/** The options of `fmt`. */
export interface FormatOptions {
  readonly command: 'fmt';
  readonly files: readonly string[];
  /** Whether files are only compared with their form, and not written. */
  readonly check: boolean;
}

/** The text of a file in the form that Assessment Desk writes. Reading it gives the same document. */
function formatInput({ parsed }: WholeInput): string {
  switch (parsed.kind) {
    case 'assessment':
      return writeAssessment(parsed.assessment);
    case 'casefile':
      return writeCasefile(parsed.casefile);
    case 'review':
      return writeReview(parsed.review);
    case 'desk':
    case 'blind-packet':
      return writeDesk({ ...parsed, ...(parsed.kind === 'blind-packet' && { blind: true }) });
  }
}

async function formatOne(host: Host, file: string, check: boolean): Promise<ExitCode> {
  const input = await readWholeInput(host, file);
  if (!input) return exitCodes.trouble;
  if (input.isEncrypted) {
    host.err(
      `${shownName(file)}: This file is encrypted, and fmt would write it without encryption. Decrypt it first.\n`,
    );
    return exitCodes.trouble;
  }
  const text = formatInput(input);
  const hasMark = input.parsed.notices.some(({ code }) => code === 'byte-order-mark');
  const isSame = input.text === text && !hasMark;
  if (check) {
    if (!isSame) host.print(asLines([shownName(file)]));
    return isSame ? exitCodes.clean : exitCodes.findings;
  }
  if (file === '-') host.out(text);
  if (isSame || file === '-') return exitCodes.clean;
  try {
    await host.write(file, text);
    host.print(asLines([file]));
    return exitCodes.clean;
  } catch (error) {
    host.err(`Could not write “${file}”: ${(error as Error).message}.\n`);
    return exitCodes.trouble;
  }
}

/** Runs the command. A file that cannot be read without loss is reported and left as it is. */
export function runFormat({ files, check }: FormatOptions, host: Host): Promise<ExitCode> {
  return onEachFile(files, (file) => formatOne(host, file, check));
}

// The command `export`: writes a report, a table or annotations of a draft, byte for byte as the application does.

/** The formats by the endings of their files. If one ending ends with another, it comes first. */
export const exportFormats = {
  'report.html': 'report-html',
  'report.md': 'report-markdown',
  'report.docx': 'report-word',
  'review-report.html': 'review-report-html',
  'review-report.md': 'review-report-markdown',
  'review-report.docx': 'review-report-word',
  'verdicts.csv': 'verdicts',
  'links.csv': 'links',
  'matrix.csv': 'matrix',
  'tables.xlsx': 'tables',
  'annotations.jsonld': 'annotations',
  'opinions.stix.json': 'stix-opinions',
  'stix.json': 'stix',
  'csl.json': 'csl-json',
  ris: 'ris',
  bib: 'bibtex',
} as const satisfies Readonly<Record<string, ReportFormat>>;

export type ExportEnding = keyof typeof exportFormats;

/** The options of `export`. */
export interface ExportOptions {
  readonly command: 'export';
  readonly file: string;
  readonly casefile: string | undefined;
  readonly to: ExportEnding;
  readonly output: string | undefined;
}

/** Reads the draft that the application would open, against the given casefile if there is one. */
async function readDraft({ file, casefile }: ExportOptions, host: Host): Promise<Workspace | undefined> {
  const document = await readDocument(host, file);
  const sources = casefile === undefined ? undefined : await readDocument(host, casefile);
  if (!document || (casefile !== undefined && !sources)) return undefined;
  const given = sources && sources.kind !== 'assessment' ? sources.casefile : null;
  if (document.kind === 'casefile' || (casefile !== undefined && !given)) {
    const [named, wanted] =
      document.kind === 'casefile' ? [file, 'an assessment or a desk file'] : [casefile ?? '', 'a casefile'];
    host.err(`${shownName(named)}: This is not ${wanted}.\n`);
    return undefined;
  }
  const title = titleFrom(baseName(shownName(file)));
  if (document.kind === 'assessment') return { title, assessment: document.assessment, casefile: given };
  return { ...document, title: document.title || title, casefile: given ?? document.casefile };
}

/** Runs the command. */
export async function runExport(options: ExportOptions, host: Host): Promise<ExitCode> {
  const { file, casefile, output } = options;
  if (await overwritesInput(output, [file, casefile], host)) return exitCodes.trouble;
  const workspace = await readDraft(options, host);
  if (!workspace) return exitCodes.trouble;
  // Other commands do not need the writers.
  const { exportDraft } = await import('../core/report/export-draft.ts');
  const { content } = await exportDraft(workspace, exportFormats[options.to], sha256);
  if (output === undefined && typeof content !== 'string' && host.outIsTerminal) {
    host.err(`Cannot print “${options.to}” to a terminal, because it is not text. Use --output FILE.\n`);
    return exitCodes.trouble;
  }
  return (await writeOutput(output, content, host)) ? exitCodes.clean : exitCodes.trouble;
}

// The commands `hash` and `fingerprint`: print the passage ID or the casefile fingerprint of each file.

/** The identifier of a file, if it has one. The `notes` go to standard error in any case. */
interface NameResult {
  readonly name?: string;
  readonly notes: readonly string[];
}

/** Returns the passage ID of an exact text. Unlike a passage in a casefile, the text may be empty. */
async function passageNameOf(host: Host, file: string): Promise<NameResult> {
  try {
    const bytes = await host.read(file);
    const decoded = bytes.length === 0 ? ({ ok: true, text: '', notices: [] } as const) : decodeUtf8(bytes, 'passage');
    if (!decoded.ok) return { notes: [decoded.problem.message] };
    return { name: passageId(decoded.text, sha256), notes: decoded.notices.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof InputError) return { notes: [error.message] };
    throw error;
  }
}

/**
 * Returns the fingerprint of a casefile. If parts were skipped, it has none, because it would belong to another
 * casefile.
 */
async function casefileNameOf(host: Host, file: string): Promise<NameResult> {
  const input = await readInput(host, file);
  if ('why' in input) return { notes: [input.why] };
  const { parsed } = input;
  const problems = parsed.problems.map(({ message }) => message);
  if (parsed.kind === 'refused' || problems.length > 0) return { notes: problems };
  const casefile = parsed.kind === 'assessment' || parsed.kind === 'review' ? null : parsed.casefile;
  if (!casefile) return { notes: ['This is not a casefile or a desk file with a casefile.'] };
  const notes = parsed.notices.map(({ message }) => message);
  return { name: casefileFingerprint(casefile, sha256), notes };
}

const nameFunctions = { hash: passageNameOf, fingerprint: casefileNameOf } as const;

/** Prints the identifier of each file, two spaces and the file name, as `sha256sum` does. */
export async function runNameCommand(
  { command, files }: { readonly command: 'hash' | 'fingerprint'; readonly files: readonly string[] },
  host: Host,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  for (const file of files) {
    const { name, notes } = await nameFunctions[command](host, file);
    for (const note of notes) host.err(`${shownName(file)}: ${note}\n`);
    if (name === undefined) exitCode = exitCodes.trouble;
    else host.print(asLines([`${name}  ${file}`]));
  }
  return exitCode;
}

/** The options of `compare`. */
export interface CompareOptions {
  readonly command: 'compare';
  readonly before: string;
  readonly after: string;
  readonly format: 'text' | 'json';
  /** Whether each field of a changed entry has its own line. */
  readonly verbose: boolean;
}

/**
 * Compares the parts that both files have: two drafts, two assessments or two casefiles. Undefined if they have none.
 */
function differencesOf(before: AnyDocument, after: AnyDocument): readonly Difference[] | undefined {
  if (before.kind === 'desk' && after.kind === 'desk') return compareWorkspaces(before, after);
  if (before.kind !== 'casefile' && after.kind !== 'casefile') {
    return compareAssessments(before.assessment, after.assessment);
  }
  const [one, other] = [before, after].map((document) => (document.kind === 'assessment' ? null : document.casefile));
  return one && other ? compareCasefiles(one as unknown as JsonObject, other as unknown as JsonObject) : undefined;
}

function asText(differences: readonly Difference[], verbose: boolean): string {
  return asLines(
    differences.flatMap(({ sentence, fields }) => [
      sentence,
      ...(verbose ? fields.map((field) => `  ${field.sentence}`) : []),
    ]),
  );
}

/** Formats the result as JSON. Within v1, members may be added, but not removed or changed in meaning. */
function asJson(differences: readonly Difference[], { before, after }: CompareOptions, version: string): string {
  const result = {
    format: 'assessment-desk.compare/v1',
    tool: { name: 'assessment-desk', version },
    before,
    after,
    differences: differences.map(({ kind, document, section, entry, places, sentence, fields }) => ({
      kind,
      document,
      section,
      entry: entry?.id ?? null,
      before: places.before ?? null,
      after: places.after ?? null,
      sentence,
      fields: fields.map((field) => ({
        kind: field.kind,
        name: field.name,
        before: field.places.before ?? null,
        after: field.places.after ?? null,
        sentence: field.sentence,
      })),
    })),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Runs the command. As with `diff`, the exit status is 0 if nothing differs, and 1 otherwise. */
export async function runCompare(options: CompareOptions, host: Host): Promise<ExitCode> {
  const before = await readDocument(host, options.before);
  const after = await readDocument(host, options.after);
  if (!before || !after) return exitCodes.trouble;
  const differences = differencesOf(before, after);
  if (!differences) {
    const names = `“${shownName(options.before)}” and “${shownName(options.after)}”`;
    host.err(`${names} cannot be compared: one has no assessment, and the other no casefile.\n`);
    return exitCodes.trouble;
  }
  if (options.format === 'json') host.out(asJson(differences, options, host.version));
  else host.print(asText(differences, options.verbose));
  return differences.length === 0 ? exitCodes.clean : exitCodes.findings;
}
