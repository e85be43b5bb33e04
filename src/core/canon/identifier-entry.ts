import { valueConstraints } from './constraints.ts';
import { ruleEntryId, type CanonEntry } from './entry.ts';
import { extraKeywords } from './field-keywords.ts';
import { paragraph, points } from './guides/write.ts';
import { partId } from './names.ts';
import { fieldTitle } from './part-names.ts';
import { fields, identifierSchema } from './schema-walk.ts';
import { originOfPart } from './sections.ts';
import { link } from './sentence.ts';

/** The entry of the shared text type of identifiers (specification 2.3). */
export function identifierEntry(): CanonEntry {
  const id = partId('identifier');
  const schema = identifierSchema();
  const users = fields().filter(({ identifier }) => identifier);
  return {
    id,
    kind: 'field',
    title: 'Identifier',
    summary: 'A short name by which entries, actors and links refer to one another: letters, digits, and . _ : - only.',
    body: [
      points(...valueConstraints(schema)),
      paragraph(
        'The first character is a letter or a digit (A to Z in either case, 0 to 9); spaces and accents do not occur.',
      ),
      paragraph('These fields are identifiers, or lists of them:'),
      points(...users.map((field) => link(fieldTitle(field), field.id))),
      paragraph(
        `A claim’s own id may be any 1 to 200 characters, but no evidence link can name one that is no identifier (${link('reference/claim-id-not-citable', ruleEntryId('reference/claim-id-not-citable'))}).`,
      ),
    ],
    ...originOfPart('identifier'),
    keywords: ['id', 'ids', 'identifier pattern', 'regex', 'allowed characters', ...(extraKeywords[id] ?? [])],
    related: ['field/claim/claim-id', 'limit/identifier', ruleEntryId('schema/pattern'), 'decision/anchored-patterns'],
  };
}
