/** Divides sentences at the texts that they quote, because each has its own language. */
import { oneLine, spacesForLineEnds } from './shorten.ts';

/** A text, and its language; '' if that is not known. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: string;
}

/** One part of a sentence. A string is in the language of the sentence. */
export type SentencePart = string | TextInLanguage;

/**
 * Divides a sentence at the texts that it quotes: between “ and ”, with “…” for a cut end, or as a part of a label such
 * as “2 · Notice to Mariners · page 3”.
 */
export function partsOfSentence(sentence: string, texts: readonly TextInLanguage[]): readonly SentencePart[] {
  // Only the start of a long text can be in the sentence. It may have more or other white space than its quotation.
  const longest = 4 * sentence.length;
  const candidates = texts.flatMap(({ text: whole, language }) => {
    const text = whole.slice(0, longest);
    return [...new Set([text, spacesForLineEnds(text), oneLine(text)])].map((each) => ({ text: each, language }));
  });
  const parts: SentencePart[] = [];
  let from = 0;
  for (let open = sentence.indexOf('“'); open >= 0; open = sentence.indexOf('“', Math.max(from, open + 1))) {
    const start = open + 1;
    const found = candidates
      .map(({ text, language }) => ({ end: endOfQuotation(sentence, start, text), language }))
      .reduce((one, other) => (other.end > one.end ? other : one), { end: start, language: '' });
    if (found.end === start) continue;
    parts.push(sentence.slice(from, start), { text: sentence.slice(start, found.end), language: found.language });
    from = found.end;
  }
  const rest = sentence.slice(from);
  const label = candidates.map((each) => ({ ...each, at: placeInLabel(rest, each.text) })).find(({ at }) => at >= 0);
  if (!label) return rest === '' ? parts : [...parts, rest];
  const { at, text, language } = label;
  const around = [rest.slice(0, at), { text, language }, rest.slice(at + text.length)];
  return [...parts, ...around.filter((part) => part !== '')];
}

/** Returns where a text is as a part of a label; -1 if it is not. */
function placeInLabel(label: string, text: string): number {
  const at = text === '' ? -1 : label.indexOf(text);
  const isWhole = at === 0 || /(?: · |, )$/u.test(label.slice(0, Math.max(0, at)));
  return isWhole && /^(?:$| · | — )/u.test(label.slice(at + text.length)) ? at : -1;
}

/** Returns where a quoted text ends, before its quotation mark; `start` if it is not quoted there. */
function endOfQuotation(sentence: string, start: number, text: string): number {
  let end = start;
  while (end - start < text.length && sentence[end] === text[end - start]) end++;
  if (end === start) return start;
  if (end - start === text.length && sentence[end] === '”') return end;
  return sentence.startsWith('…”', end) ? end + 1 : start;
}
