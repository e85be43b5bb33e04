/** Values as an entry shows them: short enough to read, with nothing invisible in them. */
import { codePointLength } from '../passage/offsets.ts';

/** The longest text and list that are shown whole. */
const longestText = 200;
const longestList = 12;

/** What would not be seen, or would change how the rest is seen: format characters, controls, odd spaces. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u0085\u00a0\u2000-\u200a\u2028\u2029]/gu;

function escapedUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function shortened(_: string, value: unknown): unknown {
  if (typeof value === 'string' && codePointLength(value) > longestText) {
    const start = Array.from(value.slice(0, 40)).slice(0, 20).join('');
    return `${start}… (${String(codePointLength(value))} characters)`;
  }
  if (Array.isArray(value) && value.length > longestList) {
    return [...(value as readonly unknown[]).slice(0, 2), `… (${String(value.length)} items)`];
  }
  return value;
}

/** A text with what cannot be seen in it, half characters included, written as `\u` escapes. */
export function visible(text: string): string {
  return text.replaceAll(unseen, escapedUnits);
}

/** A value as JSON, two spaces deep; long texts and lists cut short, what cannot be seen written as `\u` escapes. */
export function shownJson(value: unknown): string {
  return visible(JSON.stringify(value, shortened, 2));
}
