/** All entries of the reference, generated from the schemas, the rules and the guides. */
import { convention, contract, reading } from '../authority/authority.ts';
import { splitDescription } from './description-authorities.ts';
import { ruleEntryId, type ReferenceEntry } from './entry.ts';
import { extraKeywords, guides } from './guides.ts';
import { paragraph, points, withAuthority, table } from './blocks.ts';
import { choiceId, partId } from './names.ts';
import { fieldTitle, partTitle, structureOfField } from './sections.ts';
import { choicesOf, fields, identifierSchema, parts, type Field } from './schema-walk.ts';
import { firstSentence, link } from './sentence.ts';
import { valueConstraints } from './constraints.ts';
import { fieldEntry, partEntry } from './field-entries.ts';
import { limitEntries } from './limit-entries.ts';
import { ruleEntries } from './rule-entries.ts';

// The reference’s entries about the values of enumerations, made from the schemas.

/** The fields that share one enumeration, by its title. */
function enumerations(): ReadonlyMap<string, readonly [Field, ...Field[]]> {
  const byTitle = new Map<string, [Field, ...Field[]]>();
  for (const field of fields().filter(({ schema }) => choicesOf(schema).length > 0)) {
    const group = byTitle.get(field.title);
    if (group) group.push(field);
    else byTitle.set(field.title, [field]);
  }
  return byTitle;
}

function entriesOf([first, ...others]: readonly [Field, ...Field[]]): readonly ReferenceEntry[] {
  const choices = choicesOf(first.schema);
  const sharing = [first, ...others];
  return choices.map(({ value, title, description }) => {
    const id = choiceId(first.title, value);
    const { more, ...about } = splitDescription(id, first.part.root, description);
    const siblings = choices.filter((choice) => choice.value !== value);
    return {
      id,
      kind: 'choice',
      title: `${title} (${first.title.toLowerCase()})`,
      ...about,
      body: [
        ...more,
        withAuthority(
          structureOfField(first),
          table(
            ['Value', `\`${value}\``],
            ['Field', sharing.map((field) => link(fieldTitle(field), field.id)).join(', ')],
          ),
        ),
        paragraph('Other values:'),
        withAuthority(
          convention(),
          points(
            ...siblings.map(
              (other) =>
                `${link(other.title, choiceId(first.title, other.value))}: ${firstSentence(other.description)}`,
            ),
          ),
        ),
      ],
      keywords: [value, `${first.name} ${value}`, ...(extraKeywords[id] ?? [])],
      related: sharing.map((field) => field.id),
    };
  });
}

/** The entries of all values of all enumerations. */
function choiceEntries(): readonly ReferenceEntry[] {
  return [...enumerations().values()].flatMap(entriesOf);
}

/** The entry about identifiers, a text type that many fields share (specification 2.3). */
function identifierEntry(): ReferenceEntry {
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

interface Reference {
  readonly entries: readonly ReferenceEntry[];
  readonly byId: ReadonlyMap<string, ReferenceEntry>;
}

let reference: Reference | undefined;

function build(): Reference {
  const titles = new Map(parts().map((part) => [part.id, partTitle(part)]));
  for (const field of fields()) titles.set(field.id, fieldTitle(field));
  const entries = [
    ...guides,
    identifierEntry(),
    ...parts().flatMap((part) => [partEntry(part), ...part.fields.map(fieldEntry)]),
    ...choiceEntries(),
    ...limitEntries(),
    ...ruleEntries((id) => titles.get(id) ?? id),
  ];
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

/**
 * Returns every entry, in a fixed order: guides, parts with their fields, choices, limits, rules. Built on the first
 * call.
 */
export function referenceEntries(): readonly ReferenceEntry[] {
  reference ??= build();
  return reference.entries;
}

/** Returns the entry with this ID; undefined if there is none. */
export function referenceEntry(id: string): ReferenceEntry | undefined {
  reference ??= build();
  return reference.byId.get(id);
}
