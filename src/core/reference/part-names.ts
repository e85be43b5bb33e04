/** The nouns for the schemas’ parts, and the titles of entries about parts and fields. */
import { withArticle } from './sentence.ts';
import type { Field, Part } from './schema-walk.ts';

/** Nouns that differ from the names of their parts, by part. */
const nouns: Readonly<Record<string, string>> = {
  intent: 'intent hypothesis',
  review: 'review file',
  'blind-review': 'blind review packet',
  'blind-review-assessment': 'blind assessment',
  'link-target': 'reviewed link',
  'claim-target': 'reviewed claim',
  'entry-target': 'reviewed entry',
  'document-target': 'reviewed document',
  judged: 'record of reviewed content',
  answer: 'reply',
  'review-plan': 'division of the links',
  'changed-id': 'changed ID',
};

/** Returns the noun for a part in a sentence: 'power basis'. */
export function partNoun({ name }: Pick<Part, 'name'>): string {
  return nouns[name] ?? name.replaceAll('-', ' ');
}

/** Returns the title of a field among all fields: 'Actual text of a claim', 'Span start'. */
export function fieldTitle({ title, part }: Field): string {
  const noun = partNoun(part);
  return title.toLowerCase().startsWith(`${noun} `) ? title : `${title} of ${withArticle(noun)}`;
}

/** Returns the title of a part's entry: 'Fields of a claim'. */
export function partTitle(part: Part): string {
  return `Fields of ${withArticle(partNoun(part))}`;
}
