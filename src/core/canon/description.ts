import { isSame, type Authority } from '../authority/authority.ts';
import { authoritiesOf } from './described.ts';
import type { CanonEntry, SaidBlock } from './entry.ts';
import { paragraph, said } from './guides/write.ts';
import type { SchemaName } from './names.ts';
import { firstSentence, otherSentences, sentencesOf } from './sentence.ts';

interface Description extends Pick<CanonEntry, 'summary' | 'authority'> {
  /** What comes after the first sentence: a paragraph for each run of sentences that are the same word. */
  readonly more: readonly SaidBlock[];
}

function runs(sentences: readonly string[], authorities: readonly Authority[]): readonly SaidBlock[] {
  const found: { text: string; authority: Authority }[] = [];
  for (const [index, authority] of authorities.entries()) {
    const last = found.at(-1);
    const sentence = sentences[index] ?? '';
    if (last && isSame(last.authority, authority)) last.text += ` ${sentence}`;
    else found.push({ text: sentence, authority });
  }
  return found.map(({ text, authority }) => said(authority, paragraph(text)));
}

/** A description out of a schema as an entry has it: its first sentence, the others, and whose word each of them is. */
export function described(id: string, root: SchemaName, text: string): Description {
  const sentences = sentencesOf(text);
  const [authority, ...others] = authoritiesOf(id, root, sentences.length);
  const rest = otherSentences(text) === '' ? [] : sentences.slice(1);
  return { summary: firstSentence(text), authority, more: runs(rest, others) };
}
