/** The reference’s entries about fields and the objects that contain them, made from the schemas and examples. */
import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { fieldConstraints, partConstraints, typeInWords } from './constraints.ts';
import { convention } from '../authority/authority.ts';
import { splitDescription, authoritiesOf } from './description-authorities.ts';
import { ruleEntryId, type Block, type ReferenceEntry } from './entry.ts';
import { extraKeywords, guides } from './guides.ts';
import { code, heading, paragraph, points, withAuthority, table, shownJson } from './blocks.ts';
import { limitIdOf } from './limit-entries.ts';
import { choiceId, kebab, type SchemaName } from './names.ts';
import {
  fieldTitle,
  partNoun,
  partTitle,
  structureOfCondition,
  structureOfField,
  structureOfPart,
} from './sections.ts';
import { rulesAbout } from './rules-shown.ts';
import { choicesOf, textOf, type Field, type Part } from './schema-walk.ts';
import { schemaRules } from './schema-rules.ts';
import { firstSentence, link, sentencesOf, withArticle } from './sentence.ts';

const allLimitsId = 'limit/all';

function choiceBlocks(field: Field): readonly Block[] {
  const title = textOf(field.schema, 'title');
  const choices = choicesOf(field.schema);
  if (choices.length === 0) return [];
  const items = choices.map((choice) =>
    `\`${choice.value}\`: ${link(choice.title, choiceId(title, choice.value))}. ${firstSentence(choice.description)}`.trim(),
  );
  return [heading('Values'), withAuthority(convention(), points(...items))];
}

function choiceWords(field: Field): readonly string[] {
  return choicesOf(field.schema).length > 0 ? ['values', 'choices', 'options'] : [];
}

/** The keywords of the field's schema that a value can violate. */
function keywordsOf({ schema, items, required, holds }: Field): readonly string[] {
  const names = new Set([...Object.keys(schema), ...(holds === undefined ? Object.keys(items ?? {}) : [])]);
  return schemaRules
    .map(({ keyword }) => keyword)
    .filter((keyword) =>
      keyword === 'required' ? required : names.has(keyword) && keyword !== 'additionalProperties',
    );
}

function ruleBlocks(entryId: string): readonly Block[] {
  const items = rulesAbout(entryId).map(
    ({ id, level, authority, docs }) =>
      `${link(id, ruleEntryId(id))} (${level}, ${authority.kind}): ${docs.description}`,
  );
  return items.length > 0 ? [withAuthority(convention(), points(...items))] : [];
}

function checkBlocks(field: Field): readonly Block[] {
  const keywords = keywordsOf(field).map((keyword) => link(keyword, ruleEntryId(`schema/${keyword}`)));
  return [
    heading('Checks'),
    ...ruleBlocks(field.id),
    withAuthority(convention(), paragraph(`Schema: ${keywords.join(', ')}.`)),
  ];
}

/** Returns the first value of a field of a part anywhere in a document. */
function firstValue(value: JsonValue | undefined, part: Part, name: string): JsonValue | undefined {
  if (isJsonArray(value)) return value.map((item) => firstValue(item, part, name)).find((first) => first !== undefined);
  if (!isJsonObject(value)) return undefined;
  const names = part.fields.map((field) => field.name);
  if (Object.keys(value).every((key) => names.includes(key)) && Object.hasOwn(value, name)) return value[name];
  return firstValue(Object.values(value), part, name);
}

/** The documents that the examples come from, by schema. */
const examples: Readonly<Partial<Record<SchemaName, JsonObject>>> = {
  assessment: exampleAssessment,
  casefile: exampleCasefile as unknown as JsonObject,
};

function exampleBlocks({ part, name }: Field): readonly Block[] {
  const document = examples[part.root];
  const value = document && firstValue(document, part, name);
  if (value === undefined) return [];
  return [heading('Example'), code('json', `${JSON.stringify(name)}: ${shownJson(value)}`)];
}

function limitsLink(field: Field): string {
  const id = limitIdOf(field);
  return id === undefined ? '' : ` (${link('limit', id)})`;
}

function factsOf(field: Field): Block {
  const constraints = fieldConstraints(field);
  const constraintRow =
    constraints.length > 0 ? [['Constraints', `${constraints.join('; ')}${limitsLink(field)}`]] : [];
  const facts = table(
    ['Field', `\`${field.name}\` of ${link(withArticle(partNoun(field.part)), field.part.id)}`],
    ['Type', typeInWords(field)],
    ['Required', field.required ? 'yes' : 'no'],
    ...constraintRow,
  );
  return withAuthority(structureOfField(field), facts);
}

function relatedTo(field: Field): readonly string[] {
  const limit = limitIdOf(field);
  return [
    field.part.id,
    ...[...(field.holds === undefined ? [] : [field.holds]), ...field.choiceOf].map((part) => `part/${part}`),
    ...(limit === undefined ? [] : [limit]),
    ...rulesAbout(field.id)
      .slice(0, 3)
      .map(({ id }) => ruleEntryId(id)),
  ];
}

/** The entry of a field of a schema. */
export function fieldEntry(field: Field): ReferenceEntry {
  const { more, ...about } = splitDescription(field.id, field.part.root, field.description);
  const conditions = partConstraints(field.part).filter((sentence) => sentence.includes(`\`${field.name}\``));
  return {
    id: field.id,
    kind: 'field',
    title: fieldTitle(field),
    ...about,
    body: [
      ...more,
      factsOf(field),
      ...conditions.map((condition) => withAuthority(structureOfCondition(field.part), paragraph(condition))),
      ...choiceBlocks(field),
      ...checkBlocks(field),
      ...exampleBlocks(field),
    ],
    keywords: [field.name, field.title, ...choiceWords(field), ...(extraKeywords[field.id] ?? [])],
    related: relatedTo(field),
  };
}

function fieldRow(field: Field): readonly string[] {
  const constraints = fieldConstraints(field);
  const [whose] = authoritiesOf(field.id, field.part.root, sentencesOf(field.description).length);
  return [
    link(field.name, field.id),
    typeInWords(field),
    field.required ? 'yes' : 'no',
    constraints.join('; ') || '—',
    `${firstSentence(field.description)} (${whose.kind})`,
  ];
}

/** The term entry about a part, if there is one. */
function termOf(part: Part): readonly string[] {
  const terms = [`term/${part.name}`, `term/${kebab(part.title)}`];
  return guides.map(({ id }) => id).filter((id) => terms.includes(id));
}

/** The entry of a part, with a table of its fields. */
export function partEntry(part: Part): ReferenceEntry {
  const { more, ...about } = splitDescription(part.id, part.root, part.description);
  const structure = structureOfPart(part);
  const holders = part.fields.flatMap(({ holds }) => (holds === undefined ? [] : [`part/${holds}`]));
  return {
    id: part.id,
    kind: 'field',
    title: partTitle(part),
    ...about,
    body: [
      ...more,
      withAuthority(
        structure,
        table(['Field', 'Type', 'Required', 'Constraints', 'What it is'], ...part.fields.map(fieldRow)),
      ),
      heading('Checks'),
      ...ruleBlocks(part.id),
      ...partConstraints(part).map((condition) => withAuthority(structureOfCondition(part), paragraph(condition))),
      withAuthority(
        structure,
        paragraph(`${link('No others', ruleEntryId('schema/additionalProperties'))} are allowed.`),
      ),
    ],
    keywords: [partNoun(part), part.title, 'schema', 'properties', 'structure', ...(extraKeywords[part.id] ?? [])],
    related: [...new Set([...termOf(part), ...holders, allLimitsId])],
  };
}
