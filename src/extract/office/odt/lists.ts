/**
 * Counts the lists and headings of an OpenDocument text, which the file does not number itself (ODF 1.3 part 3, 5.3).
 */
import { numberInFormat } from '../number-formats.ts';
import { symbolCharacter, hasSymbols } from '../symbol-fonts.ts';
import type { ListLevel } from './styles.ts';

/** How far a list is counted, by level from 1. */
export type ListCounts = (number | undefined)[];

/** The number formats of ODF 1.3 part 3, 20.322 and those of LibreOffice, by the names in `numberInFormat`. */
const formats: Readonly<Record<string, string>> = {
  '1': 'decimal',
  '01': 'decimalZero',
  '１, ２, ３, ...': 'decimalFullWidth',
  '①, ②, ③, ...': 'decimalEnclosedCircle',
  '一, 二, 三, ...': 'chineseCounting',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '': 'none',
};

/** Counts an item of a level, from `start` if the file says so. Deeper levels begin again. */
export function countItem(
  counts: ListCounts,
  level: number,
  style: ListLevel | undefined,
  start: number | undefined,
): void {
  const before = counts[level];
  counts[level] = start ?? (before === undefined ? (style?.start ?? 1) : before + 1);
  counts.length = level + 1;
}

/** Numbers with letters after z: aa, ab. */
function lettersOf(value: number): string {
  let rest = value;
  let text = '';
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

function writeNumber(value: number, { format, repeatsLetters }: ListLevel): string | undefined {
  if (!repeatsLetters && value > 26 && /^a$/i.test(format)) {
    return format === 'A' ? lettersOf(value).toUpperCase() : lettersOf(value);
  }
  const name = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return name === undefined ? undefined : numberInFormat(value, name);
}

/** Returns the label of the current item of a level; undefined if one of its numbers has an unsupported format. */
export function labelOf(
  counts: ListCounts,
  level: number,
  levels: ReadonlyMap<number, ListLevel> | undefined,
): string | undefined {
  const style = levels?.get(level);
  if (!style) return '';
  const { bullet, format, pattern } = style;
  if (bullet !== undefined) {
    return hasSymbols(bullet) ? (symbolCharacter('Symbol', bullet.codePointAt(0) ?? 0) ?? '•') : bullet;
  }
  if (format === '') return '';
  let isSupported = true;
  const text = pattern.replaceAll(/%(\d+)%/g, (_, digits: string) => {
    const index = Number(digits);
    const shown = levels?.get(index);
    // A level without numbers is left out, with the full stop after it.
    if (!shown || shown.format === '') return '';
    const number = writeNumber(counts[index] ?? shown.start, shown);
    isSupported &&= number !== undefined;
    return number ?? '';
  });
  return isSupported ? text.replace(/^\.+/, '') : undefined;
}
