import type { Pointer } from '../core/assessment/pointer.ts';
import type { Finding, Level } from '../core/rules/finding.ts';

/** A place in a file. Lines and columns count from 1; columns, offset and length count code points. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Code points before it in the file. A byte order mark is not counted. */
  readonly offset: number;
  /** Of the value there, where it is a text, number or the like; 1 for a list or an object. 0 where nothing is. */
  readonly length: number;
}

/** A finding with the places of what it points to. */
export interface PlacedFinding {
  readonly finding: Finding;
  /** What people call the entry that it is in, such as 'claim C-031'; null where it is in none. */
  readonly entry: string | null;
  readonly spot: Spot;
  readonly related: readonly { readonly path: Pointer; readonly spot: Spot }[];
}

/** What was found about a file before anything in it was checked. */
export interface PlacedProblem {
  /** A code of the reader, or 'unreadable' where there was nothing to read. */
  readonly code: string;
  readonly level: Extract<Level, 'error' | 'notice'>;
  /** As the page says it. */
  readonly message: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** JSON Pointer into the file's document. */
  readonly pointer: Pointer | undefined;
}

/** Everything that there is to say about one file. */
export interface FileReport {
  /** The name that the command line has for it. */
  readonly file: string;
  /** 'unreadable' where the system did not hand it over, 'refused' where it is no document of ours. */
  readonly kind: 'assessment' | 'casefile' | 'desk' | 'refused' | 'unreadable';
  /** The file whose casefile it was checked against; null where there is none. */
  readonly casefile: string | null;
  readonly problems: readonly PlacedProblem[];
  readonly findings: readonly PlacedFinding[];
}

/** How many there are of each level. What could not be checked is counted by itself and under no level. */
export type Counts = Readonly<Record<Level | 'unchecked', number>>;

/** What a report tells of a run, whatever the format. */
export interface Run {
  /** An absolute address; undefined where none is known. */
  readonly siteUrl?: string | undefined;
  readonly version: string;
  readonly failOn: Level;
  readonly exitCode: 0 | 1 | 2;
  readonly files: readonly FileReport[];
}

const weights: Readonly<Record<Level, number>> = { error: 2, violation: 1, notice: 0 };

/** Whether a level is at or above another. */
export function weighs(level: Level, atLeast: Level): boolean {
  return weights[level] >= weights[atLeast];
}

/** The level of a finding, or that it says that something could not be checked. */
export function wordFor({ level, certainty }: Pick<Finding, 'level' | 'certainty'>): keyof Counts {
  return certainty === 'unchecked' ? 'unchecked' : level;
}

/** Counts what was found in files, problems of reading among it. */
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

/** How a run over these files ends. */
export function exitCodeOf(files: readonly FileReport[], failOn: Level): 0 | 1 | 2 {
  if (files.some(couldNotBeRead)) return 2;
  const heavy = files.some(
    ({ problems, findings }) =>
      problems.some(({ level }) => weighs(level, failOn)) ||
      findings.some(({ finding }) => weighs(finding.level, failOn)),
  );
  return heavy ? 1 : 0;
}

/** The files with only what is at or above a level. */
export function onlyFrom(files: readonly FileReport[], atLeast: Level): readonly FileReport[] {
  return files.map((file) => ({
    ...file,
    problems: file.problems.filter(({ level }) => weighs(level, atLeast)),
    findings: file.findings.filter(({ finding }) => weighs(finding.level, atLeast)),
  }));
}
