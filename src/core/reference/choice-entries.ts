/** The reference’s entries about the values of enumerations, made from the schemas. */
import { convention } from '../authority/authority.ts';
import { splitDescription } from './description.ts';
import type { ReferenceEntry } from './entry.ts';
import { extraKeywords } from './guides.generated.ts';
import { paragraph, points, withAuthority, table } from './blocks.ts';
import { choiceId } from './names.ts';
import { fieldTitle } from './part-names.ts';
import { choicesOf, fields, type Field } from './schema-walk.ts';
import { structureOfField } from './sections.ts';
import { firstSentence, link } from './sentence.ts';

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
export function choiceEntries(): readonly ReferenceEntry[] {
  return [...enumerations().values()].flatMap(entriesOf);
}
