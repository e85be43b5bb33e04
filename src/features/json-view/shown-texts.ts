/** The JSON texts of a draft: those that were shown, as they were typed, and the one that is not applied yet. */
import type { Text } from '@codemirror/state';
import type { JsonObject } from '../../core/json/json.ts';
import { fnv1a } from '../../core/passage/fnv1a.ts';
import { writeAssessment } from '../../core/files/write.ts';
import type { SourceTexts, UnappliedText } from '../../store/source-texts.ts';

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
