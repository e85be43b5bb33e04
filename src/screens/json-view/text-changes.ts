/** Compares two texts line by line, so that the JSON editor is updated by small replacements instead of completely. */
import type { Text } from '@codemirror/state';
import type { JsonObject } from '../../core/json/json.ts';
import { fnv1a } from '../../core/text/fnv1a.ts';
import { writeAssessment } from '../../core/files/write.ts';
import type { SourceTexts, UnappliedText } from '../../desk/source-texts.ts';
import { changedTextRange } from '../../core/json/changed-range.ts';

// The JSON texts of a draft: those that were shown, as they were typed, and the one that is not applied yet.

/** The text that the JSON view shows for an assessment that was not edited here. */
export function sourceTextOf(assessment: JsonObject): string {
  return writeAssessment(assessment);
}

/** A short hash of a text (FNV-1a, 32 bits, and the length). Two texts with the same mark count as equal. */
export function markOfText(text: string): string {
  return `${text.length}-${(fnv1a(text) >>> 0).toString(16)}`;
}

/**
 * Remembers the text last shown for each assessment, so that undo restores it as typed. CodeMirror texts share memory.
 */
export class ShownTexts {
  readonly #texts = new WeakMap<JsonObject, Text>();

  note(assessment: JsonObject, text: Text): void {
    this.#texts.set(assessment, text);
  }

  textOf(assessment: JsonObject): string {
    return this.#texts.get(assessment)?.toString() ?? sourceTextOf(assessment);
  }
}

/** Stores a text that is not applied to the draft, with a mark of the text it was based on. */
export class UnappliedSource {
  readonly #texts: Pick<SourceTexts, 'hold' | 'release'>;
  readonly #draftId: string;
  /** The mark of the text it was based on; empty if nothing is stored. */
  #base = '';

  constructor(texts: Pick<SourceTexts, 'hold' | 'release'>, draftId: string) {
    this.#texts = texts;
    this.#draftId = draftId;
  }

  /** Continues with a stored text. Returns whether it was based on a different text than the draft has now. */
  resume({ base }: UnappliedText, draftText: string): boolean {
    this.#base = base;
    return base !== markOfText(draftText);
  }

  /** Stores a text. `draftText` returns the text it was based on; it is called only if nothing is stored yet. */
  hold(text: string, draftText: () => string): void {
    if (this.#base === '') this.#base = markOfText(draftText());
    void this.#texts.hold(this.#draftId, { text, base: this.#base });
  }

  /** Deletes the stored text. `all` also deletes one that an earlier session stored. */
  release(all = false): void {
    if (all || this.#base !== '') void this.#texts.release(this.#draftId);
    this.#base = '';
  }
}

/** One replacement in a text. Offsets are in UTF-16 units of the old text. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The replacement without the common start and end of both texts; none if they are equal. */
function trimCommon(before: string, after: string, offset: number): readonly TextChange[] {
  const { start, beforeEnd, afterEnd } = changedTextRange(before, after);
  if (start === beforeEnd && start === afterEnd) return [];
  return [{ from: offset + start, to: offset + beforeEnd, insert: after.slice(start, afterEnd) }];
}

/** Maps each line to its index, or to −1 if it occurs more than once. */
function lineIndices(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  lines.forEach((line, index) => places.set(line, places.has(line) ? -1 : index));
  return places;
}

/**
 * The lines that occur once in each text and in the same order, as far as a single pass can tell. Never the last line
 * of either text, which has no line break after it.
 */
function commonLines(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const [old, fresh] = [lineIndices(before), lineIndices(after)];
  const common: (readonly [number, number])[] = [];
  let last = -1;
  before.slice(0, -1).forEach((line, index) => {
    const place = old.get(line) === index ? (fresh.get(line) ?? -1) : -1;
    if (place === after.length - 1) return;
    // A line that was moved far would exclude everything in between from the comparison.
    if (place <= last || (place - last > 1000 && index - (common.at(-1)?.[0] ?? -1) < 10)) return;
    common.push([index, place]);
    last = place;
  });
  return common;
}

/** Changed stretches shorter than this, in UTF-16 units, become one replacement. */
const shortStretch = 400;

/**
 * The changes that turn one text into another, in order. They are as small as a comparison of lines can make them, so
 * that the cursor, folds and the scroll position elsewhere stay where they are.
 */
export function textChanges(before: string, after: string): readonly TextChange[] {
  const [whole] = trimCommon(before, after, 0);
  if (!whole) return [];
  if (Math.min(whole.to - whole.from, whole.insert.length) < shortStretch) return [whole];
  const start = whole.from === 0 ? 0 : before.lastIndexOf('\n', whole.from - 1) + 1;
  const endOf = (text: string, at: number): number => {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  };
  const old = before.slice(start, endOf(before, whole.to)).split('\n');
  const fresh = after.slice(start, endOf(after, whole.from + whole.insert.length)).split('\n');
  return lineChanges(old, fresh, start);
}

function lineChanges(old: readonly string[], fresh: readonly string[], start: number): readonly TextChange[] {
  const changes: TextChange[] = [];
  let [from, to, offset] = [0, 0, start];
  for (const [one, other] of [...commonLines(old, fresh), [old.length, fresh.length] as const]) {
    // The line break after the last line belongs to the common line.
    const end = one < old.length ? '\n' : '';
    const text = (lines: readonly string[]): string => (lines.length === 0 ? '' : lines.join('\n') + end);
    const gap = text(old.slice(from, one));
    changes.push(...trimCommon(gap, text(fresh.slice(to, other)), offset));
    offset += gap.length + (old[one]?.length ?? 0) + 1;
    [from, to] = [one + 1, other + 1];
  }
  return changes;
}
