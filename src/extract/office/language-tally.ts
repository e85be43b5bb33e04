/** Finds the language that most of a text is marked with, if the text is in the script of that language. */

/** The languages of a run: of other scripts, of East Asian and of right-to-left text. */
export interface RunLanguages {
  readonly val?: string | undefined;
  readonly eastAsia?: string | undefined;
  readonly bidi?: string | undefined;
}

/** Returns the languages of `own`, and those of `base` where `own` has none. */
export const withBase = (own: RunLanguages, base: RunLanguages): RunLanguages => ({
  val: own.val ?? base.val,
  eastAsia: own.eastAsia ?? base.eastAsia,
  bidi: own.bidi ?? base.bidi,
});

/** The scripts that a language tag’s script stands for in Unicode. */
const scripts: Readonly<Record<string, string>> = {
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
};

/** Whether most letters of a text are in the script that a language is usually written in. */
export function isInScriptOf(tag: string, text: string): boolean {
  try {
    const script = new Intl.Locale(tag).maximize().script ?? '';
    const own = new RegExp(`[${scripts[script] ?? `\\p{Script=${script}}`}]`, 'gu');
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters > 0 && (text.match(own)?.length ?? 0) * 2 > letters;
  } catch {
    return false;
  }
}

/** How much text is compared with a language, in UTF-16 units. */
const sampleLength = 10_000;

/** Adds up how much text is marked with each language. */
export class LanguageTally {
  readonly #lengths = new Map<string, number>();
  readonly #samples = new Map<string, string>();

  add(tag: string | undefined, text: string): void {
    if (tag === undefined || text === '') return;
    this.#lengths.set(tag, (this.#lengths.get(tag) ?? 0) + text.length);
    const sample = this.#samples.get(tag) ?? '';
    if (sample.length < sampleLength) this.#samples.set(tag, sample + text.slice(0, sampleLength));
  }

  /** Returns the language of more than half of the text; undefined if there is none, or its script contradicts it. */
  result(): string | undefined {
    const total = [...this.#lengths.values()].reduce((sum, length) => sum + length, 0);
    const [tag] = [...this.#lengths].find(([, length]) => length * 2 > total) ?? [];
    return tag !== undefined && isInScriptOf(tag, this.#samples.get(tag) ?? '') ? tag : undefined;
  }
}

/** Whether a text is mainly read from right to left, or East Asian: word processors mark these with other languages. */
export function scriptClassOf(text: string): 'bidi' | 'eastAsia' | 'val' {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)) return 'bidi';
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ? 'eastAsia' : 'val';
}
