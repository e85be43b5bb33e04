/** The text format of `check` reports, for people, terminals and editors. */
import { occurrences } from '../core/json/grouped.ts';
import { caution, countsOf, couldNotBeRead, wordFor, type Counts, type FileReport, type Run } from './report.ts';
import { shownName, onOneLine } from './host.ts';
import { withoutPlace } from './input.ts';
import { counted } from '../core/json/words.ts';

export interface TextOptions {
  readonly color: boolean;
  /** If a file has no casefile: one line for each rule that cannot be checked, instead of one for each finding. */
  readonly grouped: boolean;
  /** Whether the findings that the configuration ignores have lines, with the reasons. */
  readonly ignored: boolean;
  /** Adds a line with the counts. */
  readonly summary: boolean;
  /** Adds the contract's caution at the end. */
  readonly caution: boolean;
}

type Word = keyof Counts | 'ignored';

/** Select Graphic Rendition parameters (ECMA-48, 8.3.117). */
const colors: Readonly<Record<Word | 'faint' | 'strong', number>> = {
  error: 31,
  violation: 33,
  notice: 36,
  unchecked: 35,
  ignored: 2,
  faint: 2,
  strong: 1,
};

function painter(color: boolean): (text: string, word: Word | 'faint' | 'strong') => string {
  return (text, word) => (color ? `\u001b[${String(colors[word])}m${text}\u001b[0m` : text);
}

interface Line {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly word: Word;
  /** The name of the entry that contains it, if any. */
  readonly entry: string | null;
  readonly message: string;
  readonly rule: string;
}

/** Without a casefile, every entry has findings that cannot be checked. Those of one rule are grouped in one line. */
function linesOf(report: FileReport, grouped: boolean): readonly Line[] {
  if (!grouped || report.casefile !== null) return singleLines(report);
  const unchecked = report.findings.filter(({ finding }) => finding.certainty === 'unchecked');
  const counts = occurrences(unchecked.map(({ finding }) => finding.ruleId));
  const repeated = [...counts].filter(([, count]) => count > 1);
  const single = report.findings.filter(
    ({ finding }) => finding.certainty !== 'unchecked' || counts.get(finding.ruleId) === 1,
  );
  const place = { file: report.file, line: undefined, column: undefined, word: 'unchecked', entry: null } as const;
  const grouping = repeated.map(([rule, count]) => ({
    ...place,
    message: `Cannot be checked in ${String(count)} places.`,
    rule,
  }));
  return [...singleLines({ ...report, findings: single }), ...grouping];
}

function singleLines({ problems, findings }: FileReport): readonly Line[] {
  return [
    ...problems.map(({ file, line, column, level, message, code }) => ({
      ...{ file, line, column, word: level, entry: null },
      message: withoutPlace(message),
      rule: `file/${code}`,
    })),
    ...findings.map(({ finding, entry, spot: { file, line, column } }) => ({
      ...{ file, line, column, word: wordFor(finding), entry },
      message: finding.message,
      rule: finding.ruleId,
    })),
  ];
}

/** The findings that the configuration ignores, each with the reason. */
function ignoredLines({ ignored = [] }: FileReport): readonly Line[] {
  return ignored.map(({ finding, entry, reason, spot: { file, line, column } }) => ({
    ...{ file, line, column, word: 'ignored', entry },
    message: `${finding.message} Ignored: ${reason}`,
    rule: finding.ruleId,
  }));
}

/** Returns the counts as a sentence. */
export function summaryOf(files: readonly FileReport[]): string {
  const { error, violation, notice, unchecked } = countsOf(files);
  const unread = files.filter(couldNotBeRead).length;
  const read = files.length - unread;
  const levels = [
    counted(error, 'error', 'errors'),
    counted(violation, 'violation', 'violations'),
    counted(notice, 'notice', 'notices'),
  ].join(', ');
  const notChecked = unchecked === 0 ? '' : `; ${String(unchecked)} cannot be checked`;
  const ignored = files.reduce((sum, file) => sum + (file.ignored?.length ?? 0), 0);
  const notCounted = ignored === 0 ? '' : `; ${String(ignored)} ignored`;
  const notRead = unread === 0 ? '' : `; ${counted(unread, 'file', 'files')} could not be read`;
  return `${counted(read, 'file', 'files')} checked: ${levels}${notChecked}${notCounted}${notRead}.`;
}

/** Says how to check the findings that need a casefile. */
function hintFor(files: readonly FileReport[]): string | undefined {
  const without = files.filter(({ kind, casefile }) => (kind === 'assessment' || kind === 'desk') && casefile === null);
  if (countsOf(without).unchecked === 0) return undefined;
  return 'Use --casefile FILE to check them, or --verbose to list them.';
}

/** Formats a report as lines for people and editors: `file:line:column: level: entry: message (rule)`. */
export function formatText({ files }: Run, listed: readonly FileReport[], options: TextOptions): string {
  const paint = painter(options.color);
  const lines = listed
    .flatMap((report) => [...linesOf(report, options.grouped), ...(options.ignored ? ignoredLines(report) : [])])
    .map(({ file, line, column, word, entry, message, rule }) => {
      const place = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
      const start = `${onOneLine(shownName(file))}${place}:`;
      const about = entry === null ? '' : `${paint(`${onOneLine(entry)}:`, 'strong')} `;
      return `${start} ${paint(`${word}:`, word)} ${about}${onOneLine(message)} ${paint(`(${rule})`, 'faint')}`;
    });
  const hint = hintFor(files);
  const end = [
    ...(options.summary ? [summaryOf(files), ...(hint === undefined ? [] : [hint])] : []),
    ...(options.caution ? [paint(caution, 'faint')] : []),
  ];
  return [...lines, ...end].map((line) => `${line}\n`).join('');
}
