import { withArticle } from './sentence.ts';
import type { Field, Part } from './schema-walk.ts';

/** Nouns that are not their parts' names, by part. */
const nouns: Readonly<Record<string, string>> = {
  intent: 'intent hypothesis',
  review: 'review file',
  'blind-review': 'blind review packet',
  'blind-review-assessment': 'blind assessment',
  'link-target': 'judged link',
  'claim-target': 'judged claim',
  'entry-target': 'judged entry',
  'document-target': 'judged document',
  judged: 'record of what was judged',
};

/** What a part is called in a sentence: 'power basis'. */
export function partNoun({ name }: Pick<Part, 'name'>): string {
  return nouns[name] ?? name.replaceAll('-', ' ');
}

/** What a field is called among all fields: 'Actual text of a claim', 'Span start'. */
export function fieldTitle({ title, part }: Field): string {
  const noun = partNoun(part);
  return title.toLowerCase().startsWith(`${noun} `) ? title : `${title} of ${withArticle(noun)}`;
}

/** What the entry of a part is called: 'Fields of a claim'. */
export function partTitle(part: Part): string {
  return `Fields of ${withArticle(partNoun(part))}`;
}
