/** Numbers, lists, quoted texts and values in words, for the sentences of comparisons and merges. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { listed as joined } from '../json/words.ts';
import { own } from '../json/own.ts';
import { pointer } from '../json/pointer.ts';
import { fieldName, fieldSchema, lowerFirst, type SchemaKind } from '../check/fields.ts';
import { oneLine, startOf } from '../text/shorten.ts';
import { showHiddenCharacters } from '../text/hidden.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number for use in a sentence: in words up to twelve, then in digits. */
export function numberInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** “one claim”, “two claims”. */
export function countInWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${numberInWords(count)} ${count === 1 ? singular : plural}`;
}

/** “A”, “A and B”, “A, B and C”. If there are more than `most`, the rest is counted: “A, B, C and two more”. */
export function listInWords(items: readonly string[], most = 4): string {
  return joined(items, most, numberInWords);
}

/**
 * A text for use in a sentence: with hidden characters shown, line breaks as spaces, and at most `most` code points.
 */
export function shortenText(text: string, most = 60): string {
  const line = oneLine(text.slice(0, 2 * most + 2));
  const start = startOf(line, most);
  const isLonger = start.length < line.length || text.length > 2 * most + 2;
  return showHiddenCharacters(isLonger ? `${start.trimEnd()}…` : start);
}

/** A text in quotation marks. */
export function quoteText(text: string, most?: number): string {
  return `“${shortenText(text, most)}”`;
}

/** The text with a capital first letter. */
export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns the title of a choice of an enumeration; undefined if it has none. */
export function choiceTitle(schema: JsonObject | undefined, value: string): string | undefined {
  const title = own(own(schema?.['x-enum'], value), 'title');
  return typeof title === 'string' ? title : undefined;
}

/**
 * A value for use in a sentence: an enumeration value's title, a text in quotation marks, the size of a list, or the
 * fields of an object that have a value.
 */
export function valueInWords(kind: SchemaKind, path: string, value: JsonValue | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return path.startsWith('/time_scope') ? 'open' : 'none';
  if (typeof value === 'string')
    return value === '' ? 'empty' : quoteText(choiceTitle(fieldSchema(kind, path), value) ?? value);
  if (isJsonArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${countInWords(value.length, 'item')}`;
  return isJsonObject(value) ? fieldsInWords(kind, path, value) : String(value);
}

function fieldsInWords(kind: SchemaKind, path: string, value: JsonObject): string {
  const filled = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  const phrases = filled.map(([name, each]) => {
    const at = path + pointer(name);
    return `${lowerFirst(fieldName(kind, at))} ${valueInWords(kind, at, each)}`;
  });
  return phrases.length === 0 ? 'an empty object' : phrases.join(', ');
}

/** The names of one item and of several items of a list: “limitation”, “limitations”. */
export function itemNames(kind: SchemaKind, path: string): readonly [singular: string, plural: string] {
  const plural = own(fieldSchema(kind, path), 'title');
  const singular = own(fieldSchema(kind, `${path}/0`), 'title');
  if (typeof plural !== 'string') return ['item', 'items'];
  const isOwnName = typeof singular === 'string' && singular !== 'Identifier';
  return [(isOwnName ? singular : plural.replace(/s$/u, '')).toLowerCase(), plural.toLowerCase()];
}
