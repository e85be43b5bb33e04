import type { HeldText, SourceTexts } from '../../store/source-texts.tsx';
import { markOfText } from './shown-texts.ts';

/** A text that is not in the draft, held back on the device with a mark of the state that it began from. */
export class HeldSource {
  readonly #texts: Pick<SourceTexts, 'hold' | 'release'>;
  readonly #draftId: string;
  /** The mark of the text that it began from; empty where nothing is held back. */
  #base = '';

  constructor(texts: Pick<SourceTexts, 'hold' | 'release'>, draftId: string) {
    this.#texts = texts;
    this.#draftId = draftId;
  }

  /** Goes on with a text that was held back; gives whether it began from another text than this one. */
  resume({ base }: HeldText, from: string): boolean {
    this.#base = base;
    return base !== markOfText(from);
  }

  /** Holds a text back; where none is yet, `from` gives the text that it began from. */
  hold(text: string, from: () => string): void {
    if (this.#base === '') this.#base = markOfText(from());
    void this.#texts.hold(this.#draftId, { text, base: this.#base });
  }

  /** Nothing is held back any more: the text is the draft's. Gives up what an earlier sitting held, where `all` is set. */
  release(all = false): void {
    if (all || this.#base !== '') void this.#texts.release(this.#draftId);
    this.#base = '';
  }
}
