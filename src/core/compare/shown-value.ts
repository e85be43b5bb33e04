/** Converts any value of a document for display beside another one, as in a conflict of a merge. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { own } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { fieldRank, fieldSchema, type SchemaKind } from '../check/fields.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import { unseenDifference } from './finding.ts';
import { byText, contentKey, textOf } from './same.ts';

/** A location in the schema: the kind of part, and the path relative to it. */
export interface SchemaPlace {
  readonly kind: SchemaKind;
  readonly path: Pointer;
}

/** A value in a form for people. Different values always look different: a word or a number is never shown as text. */
export type ShownValue =
  /** A word for a value that is not text: “None”, “Open end”, “Yes”, “Empty list”. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: string }
  | {
      readonly kind: 'text';
      /** The text, with hidden characters shown as codes. */
      readonly text: string;
      /** Set on a checksum, whose digits mean nothing to a reader: it has no word difference. */
      readonly isChecksum?: true;
      /** The title of an enumeration’s value. */
      readonly title?: string;
      /** The text before the change. */
      readonly before?: string;
      /** The invisible difference from the other version’s text, if there is one. */
      readonly differsOnlyIn?: string;
    }
  | { readonly kind: 'list'; readonly items: readonly ShownItem[] }
  | { readonly kind: 'fields'; readonly fields: readonly ShownField[] };

/** An item of a list in a form for people. */
export interface ShownItem {
  readonly value: ShownValue;
  /** Whether it is missing in the other version’s list. */
  readonly isOnlyHere: boolean;
}

/** A field of an object in a form for people. */
export interface ShownField {
  /** The schema’s title; an unknown name is in quotation marks. */
  readonly name: string;
  readonly value: ShownValue;
}

/** The values that a value is compared with. */
export interface Beside {
  /** The other version’s value. For two objects, only the fields that differ are shown. */
  readonly other?: JsonValue | undefined;
  /** The value before the change. */
  readonly before?: JsonValue | undefined;
}

/** Converts a value to a form for people that distinguishes it from another one. Undefined is a missing value. */
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
  const differsOnlyIn = typeof other === 'string' ? unseenDifference(other, text) : undefined;
  // An invisible difference is not shown as changed words.
  const isReworded =
    !isChecksum && typeof before === 'string' && before !== text && unseenDifference(before, text) === undefined;
  return {
    kind: 'text',
    text: showHiddenCharacters(text),
    ...(isChecksum && { isChecksum }),
    ...(typeof title === 'string' && { title }),
    ...(isReworded && { before: showHiddenCharacters(before) }),
    ...(differsOnlyIn !== undefined && { differsOnlyIn }),
  };
}

function shownList({ kind, path }: SchemaPlace, list: readonly JsonValue[], other: JsonValue | undefined): ShownValue {
  if (list.length === 0) return { kind: 'word', word: 'Empty list' };
  const otherKeys = isJsonArray(other) ? new Set(other.map(contentKey)) : undefined;
  const place = { kind, path: path + pointer(0) };
  return {
    kind: 'list',
    items: list.map((item) => ({
      value: shownValue(place, item),
      isOnlyHere: otherKeys !== undefined && !otherKeys.has(contentKey(item)),
    })),
  };
}

function shownFields({ kind, path }: SchemaPlace, value: JsonObject, { other, before }: Beside): ShownValue {
  const names = Object.keys(isJsonObject(other) ? { ...value, ...other } : value);
  const fields = names
    .filter((name) => !isJsonObject(other) || !sameJson(own(value, name), own(other, name)))
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
