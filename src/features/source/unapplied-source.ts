/** The stored JSON text that is not applied to a draft yet, and whether the draft has changed since. */
import type { UnappliedText, SourceTexts } from '../../store/source-texts.ts';
import { markOfText } from './shown-texts.ts';

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
