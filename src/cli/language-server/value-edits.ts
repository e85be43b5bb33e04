/** Turns a change of a JSON value into edits of its text, so that the rest of the file keeps its formatting. */
import { changedTextRange } from '../../core/json/changed-range.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { own } from '../../core/json/own.ts';
import { escapeToken, type Pointer } from '../../core/json/pointer.ts';
import { sameJson } from '../../core/json/same-json.ts';
import { rangesOf } from '../../core/files/value-ranges.ts';

/** The replacement of a range of a text, in UTF-16 units of the old text. */
export interface ValueEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A value whose text is replaced. */
interface Replaced {
  readonly path: Pointer;
  readonly value: JsonValue;
}

/** The innermost values that differ and that both documents have at the same pointer. */
function replacedIn(before: JsonValue, after: JsonValue, path: Pointer): readonly Replaced[] {
  if (sameJson(before, after)) return [];
  if (isJsonArray(before) && isJsonArray(after) && before.length === after.length) {
    return after.flatMap((value, index) => replacedIn(before[index] ?? null, value, `${path}/${String(index)}`));
  }
  if (isJsonObject(before) && isJsonObject(after) && hasSameNames(before, after)) {
    return Object.keys(after).flatMap((name) =>
      replacedIn(own(before, name) ?? null, own(after, name) ?? null, `${path}/${escapeToken(name)}`),
    );
  }
  return [{ path, value: after }];
}

function hasSameNames(one: object, other: object): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name));
}

/** The indent of one level: that of the first indented line, or none for a file of one line. */
function indentOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? (text.trimEnd().includes('\n') ? '  ' : '');
}

/** The white space at the start of the line that contains an offset. */
function marginAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/**
 * Returns the edits that turn the text of `before` into a text of `after`, in order. Values that do not change keep
 * their text. Both documents must be JSON; `text` is that of `before`, without a byte order mark.
 */
export function valueEdits(text: string, before: JsonValue, after: JsonValue): readonly ValueEdit[] {
  const replaced = replacedIn(before, after, '');
  const ranges = rangesOf(
    text,
    replaced.map(({ path }) => path),
  );
  const unit = indentOf(text);
  return replaced.flatMap(({ path, value }) => {
    const range = ranges.get(path);
    if (!range) return [];
    const written = JSON.stringify(value, null, unit).replaceAll('\n', `\n${marginAt(text, range.from)}`);
    const { start, beforeEnd, afterEnd } = changedTextRange(text.slice(range.from, range.to), written);
    return [{ from: range.from + start, to: range.from + beforeEnd, insert: written.slice(start, afterEnd) }];
  });
}
