/** The reference’s entry about the schema’s text type for IDs. */
import { contract, convention, reading } from '../authority/authority.ts';
import { valueConstraints } from './constraints.ts';
import { ruleEntryId, type ReferenceEntry } from './entry.ts';
import { extraKeywords } from './guides.generated.ts';
import { paragraph, points, withAuthority } from './blocks.ts';
import { partId } from './names.ts';
import { fieldTitle } from './part-names.ts';
import { fields, identifierSchema } from './schema-walk.ts';
import { link } from './sentence.ts';

/** The entry about identifiers, a text type that many fields share (specification 2.3). */
export function identifierEntry(): ReferenceEntry {
  const id = partId('identifier');
  const schema = identifierSchema();
  const users = fields().filter(({ identifier }) => identifier);
  return {
    id,
    kind: 'field',
    title: 'Identifier',
    summary: '1 to 200 characters: an alphanumeric character first, then alphanumeric characters and . _ : - only.',
    body: [
      points(...valueConstraints(schema)),
      withAuthority(
        reading('2.3', 'In the pattern, alphanumeric characters are A to Z, a to z and 0 to 9.'),
        paragraph('Spaces and letters with accents are not allowed.'),
      ),
      withAuthority(convention(), paragraph('These fields are identifiers or lists of identifiers:')),
      withAuthority(convention(), points(...users.map((field) => link(fieldTitle(field), field.id)))),
      withAuthority(
        reading('2.9 claim_id', 'Section 2.4 gives claim IDs no pattern.'),
        paragraph(
          `A claim ID can be any text of 1 to 200 characters, but an evidence link can only refer to identifiers (${link('reference/claim-id-not-citable', ruleEntryId('reference/claim-id-not-citable'))}).`,
        ),
      ),
    ],
    authority: contract('2.3'),
    keywords: ['id', 'ids', 'identifier pattern', 'regex', 'allowed characters', ...(extraKeywords[id] ?? [])],
    related: ['field/claim/claim-id', 'limit/identifier', ruleEntryId('schema/pattern'), 'decision/anchored-patterns'],
  };
}
