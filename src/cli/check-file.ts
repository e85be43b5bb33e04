/** The report on one file: its reading problems, and its findings with their places in the files. */
import { isJsonObject, type JsonObject } from '../core/json/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../core/json/pointer.ts';
import type { Digest } from '../core/casefile/hash.ts';
import { readCasefileParts } from '../core/files/casefile-reader.ts';
import { readBareJson } from '../core/files/json-reader.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { Finding } from '../core/rules/finding.ts';
import { check } from '../library/document.ts';
import { sha256, shownName, type Host } from './host.ts';
import { problemsOf, readInput, type Input, type UnreadableInput } from './input.ts';
import { findSpots, type FileReport, type PlacedFinding, type Spot } from './report.ts';

// Finds the place in the file for a pointer into a casefile from which damaged items were skipped.

/** The indexes of the items that were skipped when the file was read, ascending, by the pointer of their list. */
type SkippedIndexes = ReadonlyMap<Pointer, readonly number[]>;

const part = /^(\/(?:actors|observations))\/(\d+)(?:(\/passages)\/(\d+))?/;

function skippedIndexes(text: string, base: Pointer, digest: Digest): SkippedIndexes {
  const json = readBareJson(text, { draft: true });
  const document = json.ok ? valueAt(json.value, base) : undefined;
  const indexes = new Map<Pointer, Set<number>>();
  if (!isJsonObject(document)) return new Map();
  for (const { path } of readCasefileParts(document, { digest, base: '', draft: base !== '' }).skipped) {
    const [, list = '', index = '', inner, innerIndex = ''] = part.exec(path) ?? [];
    if (list === '') continue;
    const key = inner === undefined ? list : `${list}/${index}${inner}`;
    const skipped = inner === undefined ? index : innerIndex;
    indexes.set(key, (indexes.get(key) ?? new Set()).add(Number(skipped)));
  }
  return new Map([...indexes].map(([list, skipped]) => [list, [...skipped].sort((one, other) => one - other)]));
}

/** Returns the index in the file's list for an index in the list without the skipped items. */
function originalIndex(skipped: readonly number[], index: number): number {
  return skipped.reduce((original, each) => (each <= original ? original + 1 : original), index);
}

/**
 * Returns a function that turns pointers into the casefile that was read into pointers into its file. They differ if
 * items were skipped, because later items then have lower indexes. `base` is the casefile's pointer in the document.
 */
function casefileOrigin(text: string, base: Pointer, isWhole: boolean, digest: Digest): (path: Pointer) => Pointer {
  if (isWhole) return (path) => base + path;
  const skipped = skippedIndexes(text, base, digest);
  return (path) => {
    let list = '';
    for (const token of parsePointer(path)) {
      const isIndex = skipped.has(list) && /^\d+$/.test(token);
      list += pointer(isIndex ? originalIndex(skipped.get(list) ?? [], Number(token)) : token);
    }
    return base + list;
  };
}

// The names of entries in reports, such as “claim C-031” or “contradiction 2”.

/** The noun for an entry of each list, and the member that has its ID. */
const lists: Readonly<Record<string, readonly [noun: string, id?: string]>> = {
  claims: ['claim', 'claim_id'],
  power_bases: ['power basis', 'power_basis_id'],
  intent_hypotheses: ['intent hypothesis', 'hypothesis_id'],
  contradictions: ['contradiction'],
  unknowns: ['unknown'],
  actors: ['actor', 'actor_id'],
  observations: ['observation', 'observation_id'],
};

/**
 * Returns a readable name of the entry that contains `path`: 'claim C-031' or, without an ID, its number in the list
 * from 1, 'contradiction 2'. Returns null for a path outside all entries.
 */
export function entryName(document: JsonObject, path: Pointer): string | null {
  const [list = '', index] = parsePointer(path);
  const [noun, idName] = (Object.hasOwn(lists, list) && lists[list]) || [];
  if (noun === undefined || index === undefined || !/^\d+$/.test(index)) return null;
  const id = idName === undefined ? undefined : valueAt(document, pointer(list, index, idName));
  const isName = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
  return `${noun} ${isName ? String(id) : String(Number(index) + 1)}`;
}

/** A casefile, from its own file or from a desk file. */
export interface CasefileInput {
  readonly input: Input;
  readonly casefile: Casefile;
}

/** The file with one of the two documents. `toFile` turns pointers into the document into pointers into the file. */
interface Holder {
  readonly input: Input;
  readonly document: JsonObject;
  readonly toFile: (path: Pointer) => Pointer;
}

const asJson = (casefile: Casefile | null): JsonObject => (casefile ?? {}) as unknown as JsonObject;

function casefileHolder(input: Input, casefile: Casefile | null): Holder {
  const { text, parsed } = input;
  const base = parsed.kind === 'desk' ? '/casefile' : '';
  return {
    input,
    document: asJson(casefile),
    toFile: casefileOrigin(text, base, parsed.problems.length === 0, sha256),
  };
}

function assessmentHolder(input: Input): Holder {
  const { parsed } = input;
  const base = parsed.kind === 'desk' ? '/assessment' : '';
  const document = parsed.kind === 'desk' || parsed.kind === 'assessment' ? parsed.assessment : {};
  return { input, document, toFile: (path) => base + path };
}

function spotsIn({ input, toFile }: Holder, findings: readonly Finding[]): (path: Pointer) => Spot {
  const paths = findings.flatMap(({ path, related }) => [path, ...related]).map(toFile);
  const spotAt = findSpots(input.file, input.text, paths);
  return (path) => spotAt(toFile(path));
}

/** Adds places to findings. Those of each document are in the file that it came from. */
function place(
  findings: readonly Finding[],
  ofDocument: Record<Finding['document'], Holder>,
): readonly PlacedFinding[] {
  const spots = {
    assessment: spotsIn(
      ofDocument.assessment,
      findings.filter(({ document }) => document === 'assessment'),
    ),
    casefile: spotsIn(
      ofDocument.casefile,
      findings.filter(({ document }) => document === 'casefile'),
    ),
  };
  return findings.map((finding) => {
    const spotAt = spots[finding.document];
    const related = finding.related.map((path) => ({ path, spot: spotAt(path) }));
    const entry = entryName(ofDocument[finding.document].document, finding.path);
    return { finding, entry, spot: spotAt(finding.path), related };
  });
}

/** Reports a file that could not be read. */
export function reportOnUnreadable({ file, why }: UnreadableInput): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const problem = { code: 'unreadable', level: 'error', message: why, file, ...nowhere } as const;
  return { file, kind: 'unreadable', casefile: null, problems: [problem], findings: [] };
}

/** Reports the problems of reading a file. */
function reportOnReading(input: Input): FileReport {
  const { kind } = input.parsed;
  const shown = kind === 'review' || kind === 'blind-packet' ? 'refused' : kind;
  return { file: input.file, kind: shown, casefile: null, problems: problemsOf(input), findings: [] };
}

const uncheckedMessages = {
  review:
    'This is a review file, which cannot be checked. Check the assessment or desk file that it belongs to. To see which verdicts are outdated, open the review in Assessment Desk.',
  'blind-packet':
    'This is a blind review packet, which is incomplete by design and cannot be checked. Check the original desk file.',
} as const;

/** Reports a review file or a blind review packet, which can be read but not checked. */
function reportOnUnchecked(read: FileReport, kind: keyof typeof uncheckedMessages): FileReport {
  const nowhere = { line: undefined, column: undefined, pointer: undefined };
  const message = uncheckedMessages[kind];
  const problem = { code: 'not-checked', level: 'error', message, file: read.file, ...nowhere } as const;
  return { ...read, kind: 'refused', problems: [...read.problems, problem] };
}

/** Checks a file against the given casefile or, without one, against its own. */
export function checkFile(input: Input, given: CasefileInput | undefined): FileReport {
  const { file, parsed } = input;
  const read = reportOnReading(input);
  if (parsed.kind === 'refused') return read;
  if (parsed.kind === 'review' || parsed.kind === 'blind-packet') return reportOnUnchecked(read, parsed.kind);
  const used = parsed.kind === 'casefile' ? undefined : given;
  const own = parsed.kind === 'assessment' ? null : parsed.casefile;
  const { findings } = check(parsed, { casefile: used?.casefile ?? null, digest: sha256 });
  const ofDocument = {
    assessment: assessmentHolder(input),
    casefile: used ? casefileHolder(used.input, used.casefile) : casefileHolder(input, own),
  };
  return {
    ...read,
    casefile: used ? used.input.file : own ? file : null,
    findings: place(findings, ofDocument),
  };
}

// Reads the casefile to check against, from its own file or from a desk file.

function casefileOf(input: Input): CasefileInput | undefined {
  const { parsed } = input;
  const casefile = parsed.kind === 'casefile' || parsed.kind === 'desk' ? parsed.casefile : null;
  return casefile ? { input, casefile } : undefined;
}

/** Reports that a file does not contain a casefile. */
function noCasefile({ file }: Input): FileReport {
  return reportOnUnreadable({ file, why: `“${shownName(file)}” is not a casefile or a desk file with a casefile.` });
}

/** A casefile and the reports on its file. `ok` is false if the run cannot continue. */
export interface ReadCasefile {
  readonly given?: CasefileInput;
  readonly reports: readonly FileReport[];
  readonly ok: boolean;
}

/** Reads a casefile, if one is named. */
export async function readCasefile(host: Host, file: string | undefined): Promise<ReadCasefile> {
  if (file === undefined) return { reports: [], ok: true };
  const input = await readInput(host, file);
  if ('why' in input) return { reports: [reportOnUnreadable(input)], ok: false };
  const read = reportOnReading(input);
  if (read.kind === 'refused') return { reports: [read], ok: false };
  const given = casefileOf(input);
  if (!given) return { reports: [noCasefile(input)], ok: false };
  return { given, reports: read.problems.length === 0 ? [] : [read], ok: true };
}
