/** Which statement of the specification defines the name, type and limits of a part or field of the assessment. */
import { withArticle } from './blocks.ts';
import type { Field, Part } from './schema-walk.ts';
import { contract, convention, type Authority } from '../authority/authority.ts';
import { statements, type Statement } from '../authority/specification.ts';
import type { SchemaName } from './entry.ts';

// The nouns for the schemas’ parts, and the titles of entries about parts and fields.

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

/** The statement about each part of the assessment as a whole. */
const statementOfPart: Readonly<Record<string, Statement>> = {
  assessment: '2.1 no-others',
  producer: '2.2 no-others',
  identifier: '2.3',
  claim: '2.4 no-others',
  span: '2.4 span',
  attribution: '2.4 attribution',
  'power-basis': '2.5 no-others',
  'power-scope': '2.6 no-others',
  intent: '2.7 no-others',
  'time-scope': '2.8 no-others',
  'evidence-link': '2.9 no-others',
  contradiction: '2.10 no-others',
};

/** The statement about all fields of a part, if the specification describes them in one row. */
const statementOfFields: Readonly<Record<string, Statement>> = {
  span: '2.4 span',
  attribution: '2.4 attribution',
  'time-scope': '2.8 ends',
};

/** The authorities of the formats that the specification does not define. */
export const ownFormats: Readonly<Record<Exclude<SchemaName, 'assessment'>, Authority>> = {
  casefile: convention('2.12 records'),
  workspace: convention(),
  review: convention(),
  'blind-review': convention(),
};

/** The statement about several fields of a part together. */
const statementOfCondition: Readonly<Record<string, Statement>> = {
  'power-scope': '2.6 bilateral',
  'time-scope': '2.8 one-end',
};

function contractAuthority(statement: Statement | undefined, name: string): Authority {
  if (statement === undefined) throw new Error(`The specification states nothing about ${name}.`);
  return contract(statement);
}

/** Returns the authority of the list of a part's properties. Throws for a part that is not in the table. */
export function structureOfPart({ root, name }: Pick<Part, 'root' | 'name'>): Authority {
  return root === 'assessment' ? contractAuthority(statementOfPart[name], name) : ownFormats[root];
}

/** Returns the authority of the name, type and limits of a field. Throws for a field without a statement. */
export function structureOfField({ part, name, id }: Field): Authority {
  if (part.root !== 'assessment') return ownFormats[part.root];
  const section = statementOfPart[part.name]?.split(' ', 1)[0] ?? '';
  const row = statements.find((statement) => statement === `${section} ${name}`);
  return contractAuthority(statementOfFields[part.name] ?? row, id);
}

/** Returns the authority of the constraints on several fields of a part together. */
export function structureOfCondition({ root, name }: Pick<Part, 'root' | 'name'>): Authority {
  return root === 'assessment' ? contractAuthority(statementOfCondition[name], name) : ownFormats[root];
}
