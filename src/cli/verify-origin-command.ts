/** The command `verify-origin`: makes passages again from their original files, and compares them byte for byte. */
import { ZipError, readZipDirectory } from '../core/archive/zip-directory.ts';
import { unpackEntry } from '../core/archive/unpack-entry.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Casefile, Origin } from '../core/casefile/types.generated.ts';
import { composeText } from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { codePointLength } from '../core/passage/offsets.ts';
import { maxFileBytes } from '../core/files/limits.ts';
import { sha256 } from './digest.ts';
import { exitCodes, InputError, shownName, type ExitCode, type Host } from './host.ts';
import { readInput } from './input.ts';
import { baseName, createOriginalReader, type OriginalReader, type ReadOriginal } from './originals.ts';

/** The options of `verify-origin`. */
export interface VerifyOriginOptions {
  readonly command: 'verify-origin';
  /** A casefile or a desk file. */
  readonly casefile: string;
  /** Original files, and folders that contain them. */
  readonly originals: readonly string[];
}

interface Candidate {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How deep files in files are searched, such as an attachment of a message in an archive. */
const mostLevels = 4;

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
    for (let level = 0; level < mostLevels; level += 1) {
      const found = this.#bySum.get(checksum);
      if (found) return found;
      for (const candidate of this.#closed.splice(0)) {
        for (const inside of await this.#contentsOf(candidate)) this.add(inside);
      }
    }
    return this.#bySum.get(checksum);
  }

  async #contentsOf({ name, bytes }: Candidate): Promise<readonly Candidate[]> {
    if (/\.zip$/i.test(name)) return filesInZip(bytes);
    const read = await this.#reader.read(name, bytes);
    if (read.kind === 'unreadable') return [];
    return read.extraction.contained.map((file) => ({ name: baseName(file.path), bytes: file.bytes }));
  }
}

function filesInZip(bytes: Uint8Array): readonly Candidate[] {
  try {
    return readZipDirectory(bytes).flatMap((entry) => {
      try {
        return [{ name: baseName(entry.name), bytes: unpackEntry(bytes, entry, maxFileBytes) }];
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

/** The result for one passage. */
interface Verdict {
  readonly word: 'OK' | 'FAILED' | 'MISSING' | 'NOT CHECKED';
  readonly why?: string;
}

/** The texts that a reader can make of a file with a choice of parts. Each text of a JSON file is a passage of its own. */
function textsOf(extraction: Extraction, included: readonly string[]): readonly string[] {
  const whole = composeText(extraction, new Set(included)).text;
  if (extraction.reader.name !== 'json') return [whole];
  return [whole, ...extraction.segments.map(({ text }) => text)];
}

function firstDifference(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `differs from character ${String(codePointLength(before) + 1)} (line ${String(line)}) on`;
}

function compare(text: string, { reader }: Origin, read: ReadOriginal): Verdict {
  if (read.kind === 'unreadable') return { word: 'NOT CHECKED', why: read.problem };
  const own = read.extraction.reader;
  if (own.name !== reader.name) {
    return { word: 'NOT CHECKED', why: `it was read as “${reader.name}”, which is “${own.name}” here` };
  }
  const texts = textsOf(read.extraction, reader.included);
  if (texts.includes(text)) return { word: 'OK' };
  const difference = firstDifference(text, texts[0] ?? '');
  const isOther = own.version !== reader.version || own.engine !== reader.engine;
  if (!isOther) return { word: 'FAILED', why: difference };
  const versions = `it was read by version ${String(reader.version)} (${reader.engine ?? 'no library'}), and this is version ${String(own.version)} (${own.engine ?? 'no library'})`;
  return { word: 'NOT CHECKED', why: `${versions}; the text ${difference}` };
}

/** Runs the command. */
export async function runVerifyOrigin(options: VerifyOriginOptions, host: Host): Promise<ExitCode> {
  const casefile = await casefileIn(options.casefile, host);
  if (!casefile) return exitCodes.trouble;
  const reader = createOriginalReader(host);
  const originals = new Originals(reader);
  let trouble = false;
  for (const given of options.originals) {
    try {
      for (const file of await host.filesIn(given)) {
        originals.add({ name: baseName(file), bytes: await host.readWhole(file) });
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      host.err(`${error.message}\n`);
      trouble = true;
    }
  }
  const texts = new Map(
    casefile.observations.flatMap(({ passages }) => passages).map(({ passage_id, text }) => [passage_id, text]),
  );
  let failed = false;
  for (const origin of casefile.origins ?? []) {
    const { word, why } = await verify(origin, texts.get(origin.passage_id), originals, reader);
    failed ||= word !== 'OK';
    host.out(`${origin.file.name}: ${word}${why === undefined ? '' : ` (${why})`}  ${origin.passage_id}\n`);
  }
  const bare = [...texts.keys()].filter((id) => !casefile.origins?.some(({ passage_id }) => passage_id === id));
  if (bare.length > 0) {
    const count = bare.length === 1 ? '1 passage has' : `${String(bare.length)} passages have`;
    host.err(`${shownName(options.casefile)}: ${count} no origin.\n`);
  }
  if (trouble) return exitCodes.trouble;
  return failed ? exitCodes.findings : exitCodes.clean;
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

async function casefileIn(file: string, host: Host): Promise<Casefile | undefined> {
  const input = await readInput(host, file);
  const problems = 'why' in input ? [input.why] : input.parsed.problems.map(({ message }) => message);
  for (const problem of problems) host.err(`${shownName(file)}: ${problem}\n`);
  const parsed = 'why' in input ? undefined : input.parsed;
  const casefile =
    parsed && (parsed.kind === 'casefile' || parsed.kind === 'desk' || parsed.kind === 'blind-packet')
      ? parsed.casefile
      : null;
  if (casefile) return casefile;
  if (problems.length === 0) host.err(`${shownName(file)}: This is not a casefile or a desk file with a casefile.\n`);
  return undefined;
}
