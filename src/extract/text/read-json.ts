/** Reads the texts in a JSON file: those of its `text` members, or every string if it has none. */
import { pointer } from '../../core/json/pointer.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import type { ExtractionResult, Segment } from '../../core/extraction/extraction.ts';
import type { Reader } from '../reader.ts';

/** Recorded in origins. The version grows if the same file can give another text. Each segment is a text of its own. */
const reader = { name: 'json', version: 1, engine: null };

/** A text in the file, with its path as a JSON Pointer (RFC 6901). */
interface FoundText {
  readonly path: string;
  readonly text: string;
}

function childrenOf(value: JsonValue): readonly (readonly [string | number, JsonValue])[] {
  if (isJsonArray(value)) return value.map((child, index) => [index, child] as const);
  return isJsonObject(value) ? Object.entries(value) : [];
}

function stringsIn(value: JsonValue, path: readonly (string | number)[]): readonly FoundText[] {
  if (typeof value === 'string') return [{ path: pointer(...path), text: value }];
  return childrenOf(value).flatMap(([name, child]) => stringsIn(child, [...path, name]));
}

/** Returns all `text` members at any depth: a casefile’s passages, or the items of a feed. */
function textMembers(value: JsonValue, path: readonly (string | number)[]): readonly FoundText[] {
  const isObject = isJsonObject(value);
  return childrenOf(value).flatMap(([name, child]) =>
    isObject && name === 'text' && typeof child === 'string'
      ? [{ path: pointer(...path, name), text: child }]
      : textMembers(child, [...path, name]),
  );
}

function unreadable(problem: string): ExtractionResult {
  return { kind: 'unreadable', problem };
}

function textsOf(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return unreadable(result.problems.map(({ message }) => message).join(' '));
  const members = textMembers(result.value, []);
  const all = members.length > 0 ? members : stringsIn(result.value, []);
  const seen = new Set(['']);
  const isNew = ({ text }: FoundText): boolean => !seen.has(text) && seen.add(text).has(text);
  const segments = all.filter(isNew).map(({ path, text }, index): Segment => ({
    separator: '\n\n',
    text,
    group: null,
    place: { kind: 'part', path, label: `Text ${String(index + 1)}` },
  }));
  if (segments.length === 0)
    return unreadable('The file contains no text. Copy the text from its source and paste it.');
  return {
    kind: 'text',
    extraction: { reader, segments, groups: [], pages: [], losses: [], facts: {}, contained: [] },
  };
}

/** Reads a JSON document in UTF-8. */
export const readJson: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(decoded.ok ? textsOf(decoded.text) : unreadable(decoded.problem.message));
};
