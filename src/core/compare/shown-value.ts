import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import { fieldRank, fieldSchema, type SchemaKind } from '../check/fields.ts';
import { showHiddenCharacters } from '../passage/hidden.ts';
import { unseenDifference } from './looks-alike.ts';
import { byText, contentKey, own, same, textOf } from './same.ts';

/** A place in the schema: the kind of part, and the path below it. */
export interface SchemaPlace {
  readonly kind: SchemaKind;
  readonly path: Pointer;
}

/** A value as people read it. Two different values are never shown alike: words are no texts, and numbers neither. */
export type ShownValue =
  /** A word for what is no text: “None”, “Open end”, “Yes”, “Empty list”. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: string }
  | {
      readonly kind: 'text';
      /** Hidden characters are shown by their numbers. */
      readonly text: string;
      /** Set on a checksum, whose digits mean nothing to a reader: it has no word difference. */
      readonly isChecksum?: true;
      /** The title of an enumeration’s value. */
      readonly title?: string;
      /** The text that it was changed from. */
      readonly before?: string;
      /** What it differs in from the other version’s text, where nobody can see it. */
      readonly unseen?: string;
    }
  | { readonly kind: 'list'; readonly items: readonly ShownItem[] }
  | { readonly kind: 'fields'; readonly fields: readonly ShownField[] };

export interface ShownItem {
  readonly value: ShownValue;
  /** Whether the other version’s list does not have it. */
  readonly isOnlyHere: boolean;
}

export interface ShownField {
  /** The schema’s title; a name that the schema does not know stands in quotation marks. */
  readonly name: string;
  readonly value: ShownValue;
}

/** What a value is shown beside. */
export interface Beside {
  /** What the other version has; of two objects, only the fields that differ are shown. */
  readonly other?: JsonValue | undefined;
  /** What it was changed from. */
  readonly before?: JsonValue | undefined;
}

/** A value field by field, to be told from another one. Undefined is a missing value. */
export function shownValue(
  place: SchemaPlace,
  value: JsonValue | undefined,
  { other, before }: Beside = {},
): ShownValue {
  if (value === undefined) return { kind: 'word', word: 'Not in this version' };
  if (value === null) return { kind: 'word', word: nullInWords(place.path) };
  if (typeof value === 'boolean') return { kind: 'word', word: value ? 'Yes' : 'No' };
  if (typeof value === 'number') return { kind: 'number', number: String(value) };
  if (typeof value === 'string') return shownText(place, value, { other, before });
  if (isJsonArray(value)) return shownList(place, value, other);
  return isJsonObject(value) ? shownFields(place, value, { other, before }) : { kind: 'word', word: 'Nothing' };
}

function nullInWords(path: Pointer): string {
  if (path === '/time_scope/start') return 'Open start';
  return path === '/time_scope/end' ? 'Open end' : 'None';
}

function shownText({ kind, path }: SchemaPlace, text: string, { other, before }: Beside): ShownValue {
  if (text === '') return { kind: 'word', word: 'Empty text' };
  const schema = fieldSchema(kind, path);
  const title = own(own(own(schema, 'x-enum'), text), 'title');
  const isChecksum = textOf(schema, 'pattern')?.endsWith('[0-9a-f]{64}$') === true;
  const unseen = typeof other === 'string' ? unseenDifference(other, text) : undefined;
  // A difference that nobody can see is no changed word.
  const isReworded =
    !isChecksum && typeof before === 'string' && before !== text && unseenDifference(before, text) === undefined;
  return {
    kind: 'text',
    text: showHiddenCharacters(text),
    ...(isChecksum && { isChecksum }),
    ...(typeof title === 'string' && { title }),
    ...(isReworded && { before: showHiddenCharacters(before) }),
    ...(unseen !== undefined && { unseen }),
  };
}

function shownList({ kind, path }: SchemaPlace, list: readonly JsonValue[], other: JsonValue | undefined): ShownValue {
  if (list.length === 0) return { kind: 'word', word: 'Empty list' };
  const known = isJsonArray(other) ? new Set(other.map(contentKey)) : undefined;
  const place = { kind, path: path + pointer(0) };
  return {
    kind: 'list',
    items: list.map((item) => ({
      value: shownValue(place, item),
      isOnlyHere: known !== undefined && !known.has(contentKey(item)),
    })),
  };
}

function shownFields({ kind, path }: SchemaPlace, value: JsonObject, { other, before }: Beside): ShownValue {
  const names = Object.keys(isJsonObject(other) ? { ...value, ...other } : value);
  const fields = names
    .filter((name) => !isJsonObject(other) || !same(own(value, name), own(other, name)))
    .map((name) => ({ name, below: path + pointer(name) }))
    .map((field) => ({ ...field, rank: fieldRank(kind, field.below) }))
    .sort((one, two) => byText(one.rank, two.rank))
    .map(({ name, below }) => {
      const title = own(fieldSchema(kind, below), 'title');
      const beside = { other: own(other, name), before: own(before, name) };
      return {
        name: typeof title === 'string' ? title : `“${name}”`,
        value: shownValue({ kind, path: below }, own(value, name), beside),
      };
    });
  return fields.length === 0 ? { kind: 'word', word: 'No fields' } : { kind: 'fields', fields };
}
