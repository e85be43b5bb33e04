/** Splits a description into sentences, each with its full stop. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) (?=[A-Z“])/u);
}

/** Returns the first sentence of a description, with its full stop. */
export function firstSentence(text: string): string {
  const [first = ''] = sentencesOf(text);
  return /[.?!]$/.test(first) ? first : `${first}.`;
}

/** Returns everything after the first sentence; '' if there is nothing. */
export function otherSentences(text: string): string {
  return text.slice(firstSentence(text).length).trim();
}

/** 'a claim', 'an actor'. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** A title within a sentence: 'Claim ID' becomes 'claim ID'. Abbreviations keep their capitals. */
export function inSentence(title: string): string {
  return title.replaceAll(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
}

/** A link to an entry, in the form that entry texts use. */
export function link(words: string, id: string): string {
  return `[${words}](entry:${id})`;
}

/** A range in words: '1 to 200 characters', 'at most 20 items', 'at least 1 item'. */
export function range(min: number | undefined, max: number | undefined, unit: string): string {
  const units = (count: number) => `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
  if (min === max && max !== undefined) return `exactly ${units(max)}`;
  if (max === undefined) return min === undefined ? '' : `at least ${units(min)}`;
  return min ? `${String(min)} to ${units(max)}` : `at most ${units(max)}`;
}
