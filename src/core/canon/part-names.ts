import { withArticle } from './sentence.ts';
import type { Field, Part } from './schema-walk.ts';

/** What a part is called in a sentence: 'power basis'. */
export function partNoun({ name }: Pick<Part, 'name'>): string {
  return name === 'intent' ? 'intent hypothesis' : name.replaceAll('-', ' ');
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
