/** The report that all formats share: places, findings, problems, counts and the exit status. */
import { parentOf, type Pointer } from '../core/json/pointer.ts';
import type { Finding, Level } from '../core/rules/finding.ts';
import { locateAll, type Located } from '../core/files/json-reader.ts';
import { indexOffsets, utf16Offset } from '../core/text/offsets.ts';

/** A place in a file. Lines and columns count from 1; columns, offset and length count code points. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Code points before it in the file, not counting a byte order mark. */
  readonly offset: number;
  /** The length of a string, number or the like. 1 for a list or an object, and 0 if there is no value. */
  readonly length: number;
}

/** A finding with its places in files. */
export interface PlacedFinding {
  readonly finding: Finding;
  /** The name of the entry that contains it, such as 'claim C-031', or null. */
  readonly entry: string | null;
  readonly spot: Spot;
  readonly related: readonly { readonly path: Pointer; readonly spot: Spot }[];
}

/** A finding that the configuration ignores. */
export interface IgnoredFinding extends PlacedFinding {
  readonly reason: string;
}

/** A problem of reading a file. */
export interface PlacedProblem {
  /** A code of the reader, or 'unreadable' if the system could not read the file. */
  readonly code: string;
  readonly level: Extract<Level, 'error' | 'notice'>;
  /** The same as in the application. */
  readonly message: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** JSON Pointer into the file's document. */
  readonly pointer: Pointer | undefined;
}

/** The report on one file. */
export interface FileReport {
  /** The name from the command line. */
  readonly file: string;
  /** 'unreadable' if the system could not read it, 'refused' if it is not a document that can be checked. */
  readonly kind: 'assessment' | 'casefile' | 'desk' | 'refused' | 'unreadable';
  /** The file whose casefile it was checked against, or null. */
  readonly casefile: string | null;
  readonly problems: readonly PlacedProblem[];
  readonly findings: readonly PlacedFinding[];
  /** The findings that the configuration ignores. They count nowhere. Missing if there is no configuration. */
  readonly ignored?: readonly IgnoredFinding[];
}

/** The number of findings of each level. Findings that cannot be checked are counted separately. */
export type Counts = Readonly<Record<Level | 'unchecked', number>>;

/** A run of the command, as all report formats describe it. */
export interface Run {
  /** An absolute address, if one is known. */
  readonly siteUrl?: string | undefined;
  readonly version: string;
  readonly failOn: Level;
  readonly exitCode: 0 | 1 | 2;
  readonly files: readonly FileReport[];
}

/** From the highest to the lowest. */
export const levels = ['error', 'violation', 'notice'] as const satisfies readonly Level[];

const ranks: Readonly<Record<Level, number>> = { error: 2, violation: 1, notice: 0 };

/** Whether a level is at or above another. */
function isAtLeast(level: Level, lowest: Level): boolean {
  return ranks[level] >= ranks[lowest];
}

/** Returns the level of a finding, or 'unchecked' if it says that something cannot be checked. */
export function wordFor({ level, certainty }: Pick<Finding, 'level' | 'certainty'>): keyof Counts {
  return certainty === 'unchecked' ? 'unchecked' : level;
}

/** Counts the findings and the problems of reading. */
export function countsOf(files: readonly FileReport[]): Counts {
  const counts = { error: 0, violation: 0, notice: 0, unchecked: 0 };
  for (const { problems, findings } of files) {
    for (const { level } of problems) counts[level] += 1;
    for (const { finding } of findings) counts[wordFor(finding)] += 1;
  }
  return counts;
}

export function couldNotBeRead({ kind }: FileReport): boolean {
  return kind === 'refused' || kind === 'unreadable';
}

/** Returns the exit status of a run over these files. */
export function exitCodeOf(files: readonly FileReport[], failOn: Level): 0 | 1 | 2 {
  if (files.some(couldNotBeRead)) return 2;
  const hasFailure = files.some(
    ({ problems, findings }) =>
      problems.some(({ level }) => isAtLeast(level, failOn)) ||
      findings.some(({ finding }) => isAtLeast(finding.level, failOn)),
  );
  return hasFailure ? 1 : 0;
}

/** Returns the reports with only the problems and findings at or above a level. */
export function onlyFrom(files: readonly FileReport[], lowest: Level): readonly FileReport[] {
  return files.map((file) => ({
    ...file,
    problems: file.problems.filter(({ level }) => isAtLeast(level, lowest)),
    findings: file.findings.filter(({ finding }) => isAtLeast(finding.level, lowest)),
  }));
}

// Finds the line and column of JSON Pointers in the text of a file.

/** Returns the end of a value in UTF-16 units or, for lists and objects, the end of their opening bracket. */
function shownEnd(text: string, { offset, end }: Located): number {
  return '[{'.includes(text.charAt(offset)) ? offset + 1 : end;
}

function withParents(pointers: Iterable<Pointer>): ReadonlySet<Pointer> {
  const all = new Set<Pointer>(['']);
  for (const path of pointers) {
    for (let at = path; !all.has(at); at = parentOf(at)) all.add(at);
  }
  return all;
}

/**
 * Locates pointers in the text of a JSON file (without a byte order mark), all in one pass. A value that is missing in
 * the file gets the place of its closest existing parent.
 */
export function findSpots(file: string, text: string, pointers: Iterable<Pointer>): (path: Pointer) => Spot {
  const places = locateAll(text, withParents(pointers));
  const offsets = indexOffsets(text);
  const countTo = (offset: number): number => offsets.toCodePoint(utf16Offset(offset));
  return (path) => {
    let at = path;
    while (at !== '' && !places.has(at)) at = parentOf(at);
    const place = places.get(at);
    if (!place) return { file, line: 1, column: 1, offset: 0, length: 0 };
    const { line, column, offset } = place;
    const start = countTo(offset);
    return { file, line, column, offset: start, length: countTo(shownEnd(text, place)) - start };
  };
}

/** The contract's own caution (specification 1.8), shown wherever a document is reported as valid. */
export const caution = 'Validation of a document does not make any entry in it true.';
