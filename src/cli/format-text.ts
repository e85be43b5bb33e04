import { showHiddenCharacters } from '../core/passage/hidden.ts';
import { caution } from './caution.ts';
import { shownName } from './host.ts';
import { countsOf, couldNotBeRead, wordFor, type Counts, type FileReport, type Run } from './report.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Ends with a line that counts. */
  readonly summary: boolean;
  /** Ends with the contract's caution. */
  readonly caution: boolean;
}

type Word = keyof Counts;

/** Select Graphic Rendition parameters (ECMA-48, 8.3.117). */
const colors: Readonly<Record<Word | 'faint' | 'strong', number>> = {
  error: 31,
  violation: 33,
  notice: 36,
  unchecked: 35,
  faint: 2,
  strong: 1,
};

function painter(color: boolean): (text: string, word: Word | 'faint' | 'strong') => string {
  return (text, word) => (color ? `\u001b[${String(colors[word])}m${text}\u001b[0m` : text);
}

/** A text on one line, with everything made visible that could make a terminal do or show something else. */
function harmless(text: string): string {
  return showHiddenCharacters(text).replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ');
}

/** The place that leads a reader's message stands at the start of the line already. */
function withoutPlace(message: string): string {
  const sentence = message.replace(/^Line \d+, column \d+: /, '');
  return sentence === message ? message : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

interface Line {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly word: Word;
  /** The entry that it is in, where it is in one. */
  readonly entry: string | null;
  readonly message: string;
  readonly rule: string;
}

function linesOf({ problems, findings }: FileReport): readonly Line[] {
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

function some(count: number, one: string, more: string): string {
  return `${String(count)} ${count === 1 ? one : more}`;
}

/** What there is, counted in a sentence. */
export function summaryOf(files: readonly FileReport[]): string {
  const { error, violation, notice, unchecked } = countsOf(files);
  const unread = files.filter(couldNotBeRead).length;
  const read = files.length - unread;
  const found = [
    some(error, 'error', 'errors'),
    some(violation, 'violation', 'violations'),
    some(notice, 'notice', 'notices'),
  ].join(', ');
  const notChecked = unchecked === 0 ? '' : `; ${String(unchecked)} could not be checked`;
  const notRead = unread === 0 ? '' : `; ${some(unread, 'file', 'files')} could not be read`;
  return `${some(read, 'file', 'files')} checked: ${found}${notChecked}${notRead}.`;
}

/** What to do about what could not be checked for want of a casefile. */
function hintFor(files: readonly FileReport[]): string | undefined {
  const without = files.filter(({ kind, casefile }) => (kind === 'assessment' || kind === 'desk') && casefile === null);
  if (countsOf(without).unchecked === 0) return undefined;
  return 'Give the casefile with --casefile, and what could not be checked for want of it will be.';
}

/** A report as lines for people and editors: `file:line:column: level: entry: message (rule)`. */
export function formatText({ files }: Run, listed: readonly FileReport[], options: TextOptions): string {
  const paint = painter(options.color);
  const lines = listed.flatMap(linesOf).map(({ file, line, column, word, entry, message, rule }) => {
    const place = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
    const start = `${harmless(shownName(file))}${place}:`;
    const about = entry === null ? '' : `${paint(`${harmless(entry)}:`, 'strong')} `;
    return `${start} ${paint(`${word}:`, word)} ${about}${harmless(message)} ${paint(`(${rule})`, 'faint')}`;
  });
  const hint = hintFor(files);
  const end = [
    ...(options.summary ? [summaryOf(files), ...(hint === undefined ? [] : [hint])] : []),
    ...(options.caution ? [paint(caution, 'faint')] : []),
  ];
  return [...lines, ...end].map((line) => `${line}\n`).join('');
}
