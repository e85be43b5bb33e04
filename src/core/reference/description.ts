/** Turns a schema’s description into the summary and paragraphs of an entry, by the authority of each sentence. */
import { isSame, type Authority } from '../authority/authority.ts';
import { authoritiesOf } from './description-authorities.ts';
import type { Block, ReferenceEntry } from './entry.ts';
import { paragraph, withAuthority } from './blocks.ts';
import type { SchemaName } from './names.ts';
import { firstSentence, otherSentences, sentencesOf } from './sentence.ts';

interface Description extends Pick<ReferenceEntry, 'summary' | 'authority'> {
  /** The rest of the description: one paragraph for each run of sentences with the same authority. */
  readonly more: readonly Block[];
}

function runs(sentences: readonly string[], authorities: readonly Authority[]): readonly Block[] {
  const paragraphs: { text: string; authority: Authority }[] = [];
  for (const [index, authority] of authorities.entries()) {
    const last = paragraphs.at(-1);
    const sentence = sentences[index] ?? '';
    if (last && isSame(last.authority, authority)) last.text += ` ${sentence}`;
    else paragraphs.push({ text: sentence, authority });
  }
  return paragraphs.map(({ text, authority }) => withAuthority(authority, paragraph(text)));
}

/** Splits a description from a schema into the summary and the other sentences of an entry, each with its authority. */
export function splitDescription(id: string, root: SchemaName, text: string): Description {
  const sentences = sentencesOf(text);
  const [authority, ...others] = authoritiesOf(id, root, sentences.length);
  const rest = otherSentences(text) === '' ? [] : sentences.slice(1);
  return { summary: firstSentence(text), authority, more: runs(rest, others) };
}
