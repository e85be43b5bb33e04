/** Puts words into random documents for tests, and finds them in texts. */

/** Replaces each “#” by a word of its own. Returns the text and the words. */
export function numberedWords(template: string): { readonly text: string; readonly words: readonly string[] } {
  const words: string[] = [];
  const text = template.replaceAll('#', () => {
    words.push(`word${String(words.length + 1).padStart(4, '0')}`);
    return words.at(-1) ?? '';
  });
  return { text, words };
}

/** Returns the words in a text, in order. */
export const wordsIn = (text: string): readonly string[] => text.match(/word\d{4}/g) ?? [];
