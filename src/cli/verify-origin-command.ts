/**
 * The command `verify-origin`: extracts passages again from their original files, and compares them byte for byte. A
 * BagIt bag is checked as well.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256, exitCodes, InputError, shownName, UsageError, type ExitCode, type Host, asLines } from './host.ts';
import { counted } from '../core/json/words.ts';
import { ZipError, readZipDirectory, unpackEntry } from '../core/archive/zip.ts';
import type { Casefile, Origin } from '../core/casefile/types.generated.ts';
import { composeText } from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { maxLevels, sourceTextsOf } from '../sources/formats.ts';
import { codePointLength, splitsPair } from '../core/text/offsets.ts';
import { parseAny } from '../library/document.ts';
import {
  isZip,
  largestInZip,
  readBag,
  type BagInput,
  baseName,
  createOriginalReader,
  type OriginalReader,
  type ReadOriginal,
} from './originals.ts';
import { readInput } from './input.ts';

// The result of `verify-origin`: of the bag, of each passage, and of the whole command.

/** The result for one passage. */
interface Verdict {
  readonly word: 'OK' | 'FAILED' | 'MISSING' | 'NOT CHECKED';
  readonly why?: string;
}

/** The result for one passage with an origin. */
interface VerifiedPassage extends Verdict {
  readonly passageId: string;
  readonly file: string;
  readonly sha256: string;
}

/** The result of the whole command. */
interface Verification {
  readonly version: string;
  readonly exitCode: ExitCode;
  /** The bag, if one was given: its problems, and how many of its files match. */
  readonly bag: { readonly file: string; readonly problems: readonly string[]; readonly verified: number } | null;
  readonly passages: readonly VerifiedPassage[];
  /** How many passages have no origin. */
  readonly withoutOrigin: number;
  /** Files that could not be read. */
  readonly problems: readonly { readonly file: string; readonly message: string }[];
}

// The output of `verify-origin`: lines of text, or JSON as `assessment-desk.verify-origin/v1`.

/** Prints a line for the bag or each of its problems, then a line for each passage. */
function printVerification({ bag, passages, withoutOrigin, problems }: Verification, given: string, host: Host): void {
  for (const { file, message } of problems) host.err(`${file}: ${message}\n`);
  if (bag && bag.problems.length === 0) {
    host.print(
      asLines([`${given}: OK (${counted(bag.verified, 'file matches', 'files match')} the manifests of the bag)`]),
    );
  }
  for (const problem of bag?.problems ?? []) host.print(asLines([`${given}: FAILED (${problem})`]));
  for (const { file, word, why, passageId } of passages) {
    host.print(asLines([`${file}: ${word}${why === undefined ? '' : ` (${why})`}  ${passageId}`]));
  }
  if (withoutOrigin === 0) return;
  host.err(`${given}: ${counted(withoutOrigin, 'passage has', 'passages have')} no origin.\n`);
}

const names: Readonly<Record<Verdict['word'], string>> = {
  OK: 'ok',
  FAILED: 'failed',
  'NOT CHECKED': 'not-checked',
  MISSING: 'missing',
};

/** Formats the result as JSON. Within v1, members may be added, but not removed or changed in meaning. */
function verificationAsJson({ version, exitCode, bag, passages, withoutOrigin, problems }: Verification): string {
  const count = (word: Verdict['word']): number => passages.filter((passage) => passage.word === word).length;
  const report = {
    format: 'assessment-desk.verify-origin/v1',
    tool: { name: 'assessment-desk', version },
    exitCode,
    counts: {
      ok: count('OK'),
      failed: count('FAILED'),
      notChecked: count('NOT CHECKED'),
      missing: count('MISSING'),
      withoutOrigin,
    },
    problems,
    bag: bag && { ...bag, valid: bag.problems.length === 0 },
    passages: passages.map(({ word, why, ...passage }) => ({ ...passage, result: names[word], reason: why ?? null })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The options of `verify-origin`. */
export interface VerifyOriginOptions {
  readonly command: 'verify-origin';
  /** A casefile, a desk file, or a BagIt bag with one: a zip or a folder. */
  readonly casefile: string;
  /** Original files, and folders that contain them. */
  readonly originals: readonly string[];
  readonly format: 'text' | 'json';
}

const originalsMissing =
  '“verify-origin” requires a casefile or desk file and its original files or their folder, or a BagIt bag.';

interface Candidate {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Finds originals by their checksum, in the given files, in archives and in files that contain others. */
class Originals {
  readonly #bySum = new Map<string, Candidate>();
  readonly #closed: Candidate[] = [];
  readonly #reader: OriginalReader;

  constructor(reader: OriginalReader) {
    this.#reader = reader;
  }

  add(candidate: Candidate): void {
    this.#bySum.set(bytesToHex(sha256(candidate.bytes)), candidate);
    this.#closed.push(candidate);
  }

  async find(checksum: string): Promise<Candidate | undefined> {
    for (let level = 0; level < maxLevels; level += 1) {
      const found = this.#bySum.get(checksum);
      if (found) return found;
      for (const candidate of this.#closed.splice(0)) {
        for (const inside of await this.#contentsOf(candidate)) this.add(inside);
      }
    }
    return this.#bySum.get(checksum);
  }

  async #contentsOf({ name, bytes }: Candidate): Promise<readonly Candidate[]> {
    if (/\.zip$/i.test(name) && isZip(bytes)) return filesInZip(bytes);
    const read = await this.#reader.read(name, bytes);
    if (read.kind === 'unreadable') return [];
    return read.extraction.contained.map((file) => ({ name: baseName(file.path), bytes: file.bytes }));
  }
}

function filesInZip(bytes: Uint8Array): readonly Candidate[] {
  try {
    return readZipDirectory(bytes).flatMap((entry) => {
      try {
        return [{ name: baseName(entry.name), bytes: unpackEntry(bytes, entry, largestInZip) }];
      } catch (error) {
        if (error instanceof ZipError) return [];
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof ZipError) return [];
    throw error;
  }
}

/** The texts that a reader can make of a file with a choice of parts, the whole file last. */
function textsOf(extraction: Extraction, included: readonly string[]): readonly string[] {
  const texts = [...sourceTextsOf(extraction).map((text) => text.extraction), extraction];
  return texts.map((text) => composeText(text, new Set(included)).text);
}

function firstDifference(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  if (splitsPair(text, at)) at -= 1;
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `differs from character ${String(codePointLength(before) + 1)} onwards (line ${String(line)})`;
}

function compare(text: string, { reader }: Origin, read: ReadOriginal): Verdict {
  if (read.kind === 'unreadable') return { word: 'NOT CHECKED', why: read.problem };
  const own = read.extraction.reader;
  if (own.name !== reader.name) {
    return { word: 'NOT CHECKED', why: `it was read by the reader “${reader.name}”, and is now read by “${own.name}”` };
  }
  const texts = textsOf(read.extraction, reader.included);
  if (texts.includes(text)) return { word: 'OK' };
  // A text can be divided into passages when it is added.
  if (text !== '' && texts.some((whole) => whole.includes(text))) return { word: 'OK', why: 'a part of the text' };
  const difference = firstDifference(text, texts.at(-1) ?? '');
  const isOther = own.version !== reader.version || own.engine !== reader.engine;
  if (!isOther) return { word: 'FAILED', why: difference };
  const versions = `it was read by version ${String(reader.version)} (${reader.engine ?? 'an unknown engine version'}), and is now read by version ${String(own.version)} (${own.engine ?? 'an unknown engine version'})`;
  return { word: 'NOT CHECKED', why: `${versions}; the text ${difference}` };
}

/** Runs the command. */
export async function runVerifyOrigin(options: VerifyOriginOptions, host: Host): Promise<ExitCode> {
  const { casefile: given, format } = options;
  const problems: { file: string; message: string }[] = [];
  const report = (file: string, messages: readonly string[]): void => {
    for (const message of messages) problems.push({ file: shownName(file), message });
  };
  const bag = await bagAt(given, host, report);
  if (!bag && problems.length === 0 && options.originals.length === 0) throw new UsageError(originalsMissing);
  const casefiles = problems.length > 0 ? [] : bag ? casefilesIn(bag, report) : await casefileIn(given, host, report);
  const reader = createOriginalReader(host);
  const originals = new Originals(reader);
  for (const { name, bytes } of bag?.originals ?? []) originals.add({ name: baseName(name), bytes });
  for (const path of casefiles.length > 0 ? options.originals : []) await addOriginals(path, originals, host, report);
  const { passages, withoutOrigin } = await verifyAll(casefiles, originals, reader);
  const failed = (bag?.problems.length ?? 0) > 0 || passages.some(({ word }) => word !== 'OK');
  const exitCode = problems.length > 0 ? exitCodes.trouble : failed ? exitCodes.findings : exitCodes.clean;
  const shownBag = bag ? { file: given, problems: bag.problems, verified: bag.verified } : null;
  const result: Verification = {
    version: host.version,
    exitCode,
    bag: shownBag,
    passages,
    withoutOrigin,
    problems,
  };
  if (format === 'json') host.out(verificationAsJson(result));
  else printVerification(result, shownName(given), host);
  return exitCode;
}

type Report = (file: string, messages: readonly string[]) => void;

async function bagAt(path: string, host: Host, report: Report): Promise<BagInput | undefined> {
  try {
    return await readBag(path, host);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    report(path, [error.message]);
    return undefined;
  }
}

async function addOriginals(path: string, originals: Originals, host: Host, report: Report): Promise<void> {
  try {
    for (const file of await host.filesIn(path)) {
      originals.add({ name: baseName(file), bytes: await host.readWhole(file) });
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    report(path, [error.message]);
  }
}

async function verifyAll(casefiles: readonly Casefile[], originals: Originals, reader: OriginalReader) {
  const passages: VerifiedPassage[] = [];
  let withoutOrigin = 0;
  for (const { observations, origins = [] } of casefiles) {
    const all = observations.flatMap((observation) => observation.passages);
    const texts = new Map(all.map(({ passage_id, text }) => [passage_id, text]));
    for (const origin of origins) {
      const { passage_id: passageId, file } = origin;
      const verdict = await verify(origin, texts.get(passageId), originals, reader);
      passages.push({ passageId, file: file.name, sha256: file.sha256, ...verdict });
    }
    const named = new Set(origins.map(({ passage_id }) => passage_id));
    withoutOrigin += [...texts.keys()].filter((id) => !named.has(id)).length;
  }
  return { passages, withoutOrigin };
}

async function verify(
  origin: Origin,
  text: string | undefined,
  originals: Originals,
  reader: OriginalReader,
): Promise<Verdict> {
  if (text === undefined) return { word: 'NOT CHECKED', why: 'the casefile does not contain the passage' };
  const original = await originals.find(origin.file.sha256);
  if (!original) return { word: 'MISSING', why: 'no given file has its checksum' };
  // Formats are also recognised by name, so the file gets the name that it was read under.
  return compare(text, origin, await reader.read(origin.file.name, original.bytes));
}

/** The casefiles of the documents in a bag. */
function casefilesIn({ documents }: BagInput, report: Report): readonly Casefile[] {
  const casefiles = documents.flatMap(({ name, bytes }) => {
    const parsed = parseAny(bytes, { name, digest: sha256 });
    report(
      name,
      parsed.problems.map(({ message }) => message),
    );
    return casefileOf(parsed) ?? [];
  });
  if (casefiles.length === 0) report('The bag', ['It contains no desk file or casefile.']);
  return casefiles;
}

async function casefileIn(file: string, host: Host, report: Report): Promise<readonly Casefile[]> {
  const input = await readInput(host, file);
  if ('why' in input) {
    report(file, [input.why]);
    return [];
  }
  const { parsed } = input;
  report(
    file,
    parsed.problems.map(({ message }) => message),
  );
  const casefile = casefileOf(parsed);
  if (!casefile && parsed.problems.length === 0) {
    report(file, ['This is not a casefile or a desk file with a casefile.']);
  }
  return casefile ? [casefile] : [];
}

function casefileOf(parsed: ReturnType<typeof parseAny>): Casefile | null {
  return parsed.kind === 'casefile' || parsed.kind === 'desk' || parsed.kind === 'blind-packet'
    ? parsed.casefile
    : null;
}
