/** The reference’s entries about fields, the objects that contain them, and limits, made from the schemas. */
import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { fieldConstraints, partConstraints, typeInWords } from './constraints.ts';
import { choicesOf, textOf, type Field, type Part, fields } from './schema-walk.ts';
import { convention, authorityMark, contract, reading, type Authority } from '../authority/authority.ts';
import { splitDescription, authoritiesOf } from './description-authorities.ts';
import { ruleEntryId, type Block, type ReferenceEntry, choiceId, kebab, type SchemaName } from './entry.ts';
import { extraKeywords, guides } from './guides.ts';
import {
  code,
  heading,
  paragraph,
  points,
  withAuthority,
  table,
  shownJson,
  firstSentence,
  link,
  sentencesOf,
  withArticle,
  inSentence,
  range,
} from './blocks.ts';
import {
  fieldTitle,
  partNoun,
  partTitle,
  structureOfCondition,
  structureOfField,
  structureOfPart,
} from './sections.ts';
import { rulesAbout } from './rules-shown.ts';
import { schemaRules } from './schema-rules.ts';
import {
  inThousands,
  maxAssessmentValues,
  maxEntries,
  maxFileBytes,
  maxLinks,
  maxNesting,
  maxValues,
} from '../files/limits.ts';
import { listed } from '../json/words.ts';

// The reference’s entries about limits of fields, and the table of all limits.

const allLimitsId = 'limit/all';
const identifierId = 'limit/identifier';

const codePoints = reading('2.4 span', 'Lengths are counted in the unit of the offsets.');

function numberOf(schema: JsonObject | undefined, name: string): number | undefined {
  const value = schema?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** The limits of a field in words: how many items, how long each text. Empty if it has no upper limit. */
function limitsOf({ schema, items, holds }: Field): readonly string[] {
  const text = items && holds === undefined ? items : schema;
  const maxItems = numberOf(schema, 'maxItems');
  const maxLength = numberOf(text, 'maxLength');
  const each = items ? ' each' : '';
  return [
    maxItems === undefined ? '' : range(numberOf(schema, 'minItems'), maxItems, 'item'),
    maxLength === undefined ? '' : `${range(numberOf(text, 'minLength'), maxLength, 'character')}${each}`,
  ].filter((phrase) => phrase !== '');
}

/** The name of a limit in IDs: the field's own, or 'identifier' if the field is a single identifier. */
function limitName(field: Field): string {
  if (field.identifier && !field.items) return 'identifier';
  // Names of producers and reviewers have other limits than names of actors.
  const person = ['producer', 'reviewer'].find((name) => field.part.name === name);
  return person === undefined ? kebab(field.name) : `${person}-${kebab(field.name)}`;
}

/** The ID of the entry about a field's limit: 'limit/proposition'. Undefined if the field has no upper limit. */
export function limitIdOf(field: Field): string | undefined {
  const limits = limitsOf(field);
  return limits.length === 0 ? undefined : `limit/${limitName(field)}`;
}

/** Fields that share one limit. */
type Sharing = readonly [Field, ...Field[]];

function groups(): ReadonlyMap<string, Sharing> {
  const byId = new Map<string, [Field, ...Field[]]>();
  for (const field of fields()) {
    const id = limitIdOf(field);
    if (id === undefined) continue;
    const group = byId.get(id);
    if (group) group.push(field);
    else byId.set(id, [field]);
  }
  return byId;
}

/** Links to the schema rules that check a limit. */
function checkingRules({ schema, items, holds }: Field): string {
  const names = [...Object.keys(schema), ...(holds === undefined ? Object.keys(items ?? {}) : [])];
  const keywords = ['minItems', 'maxItems', 'minLength', 'maxLength'].filter((keyword) => names.includes(keyword));
  return listed(keywords.map((keyword) => link(keyword, ruleEntryId(`schema/${keyword}`))));
}

function titleAndKeywords(id: string, { title, items }: Field): { title: string; keywords: readonly string[] } {
  const name = id === identifierId ? 'identifiers' : inSentence(title);
  const questionWords = items ? ['how many', 'number of', 'count'] : ['how long', 'length', 'characters', 'size'];
  return { title: `Limit of ${name}`, keywords: [...questionWords, 'maximum', 'max', 'at most', 'limit'] };
}

/** The authority of a field’s limit; all identifiers share that of section 2.3. */
function authorityOfLimit(field: Field): Authority {
  return field.identifier && !field.items && field.part.root === 'assessment'
    ? contract('2.3')
    : structureOfField(field);
}

function limitEntry(id: string, sharing: Sharing): ReferenceEntry {
  const [first] = sharing;
  const limits = limitsOf(first).join(', ');
  const { title, keywords } = titleAndKeywords(id, first);
  return {
    id,
    kind: 'limit',
    title,
    summary: `${title.replace('Limit of ', '').replace(/^./, (letter) => letter.toUpperCase())}: ${limits}.`,
    body: [
      table(
        ['Field', 'Limit', 'Who says so'],
        ...sharing.map((field) => [
          link(fieldTitle(field), field.id),
          limitsOf(field).join(', '),
          authorityMark(authorityOfLimit(field)),
        ]),
      ),
      ...(limits.includes('character')
        ? [withAuthority(codePoints, paragraph('Characters are Unicode code points: most emoji count as one.'))]
        : []),
      withAuthority(convention(), paragraph(`Checked by ${checkingRules(first)}.`)),
    ],
    authority: authorityOfLimit(first),
    keywords: [
      ...new Set([
        // Every kind of entry has identifiers, so the names of the fields do not help to find this limit.
        ...(id === identifierId ? [] : sharing.flatMap(({ name, part }) => [name, partNoun(part)])),
        ...keywords,
        ...(extraKeywords[id] ?? []),
      ]),
    ],
    related: [...sharing.slice(0, 3).map((field) => field.id), allLimitsId],
  };
}

/** Every limit in one table, and the limits of files, which are Assessment Desk's own. */
function allLimits(byId: ReadonlyMap<string, Sharing>): ReferenceEntry {
  const rows = [...byId.values()]
    .flat()
    .map((field) => [
      link(fieldTitle(field), field.id),
      `\`${field.name}\``,
      limitsOf(field).join(', '),
      authorityMark(authorityOfLimit(field)),
    ]);
  return {
    id: allLimitsId,
    kind: 'limit',
    title: 'All limits',
    summary: 'How many items each list may have, and how many characters each text.',
    body: [
      table(['Field', 'Name', 'Limit', 'Who says so'], ...rows),
      withAuthority(
        codePoints,
        paragraph('Characters are Unicode code points: most emoji count as one, and a combining accent counts as one.'),
      ),
      paragraph('Limits set by Assessment Desk:'),
      withAuthority(
        convention(),
        points(
          `Files of at most ${String(maxFileBytes / (1024 * 1024))} MiB.`,
          `At most ${String(maxNesting)} levels of nesting.`,
          `At most ${inThousands(maxValues)} values in a file, and ${inThousands(maxAssessmentValues)} in an assessment. Each text, number, list and object counts as one value.`,
          `At most ${inThousands(maxEntries)} entries, ${inThousands(maxEntries)} listed observations and ${inThousands(maxLinks)} evidence links in an assessment. An assessment over the contract’s limits can therefore still be opened and repaired.`,
        ),
      ),
      withAuthority(
        contract('8.3'),
        paragraph(
          `${link('Rate limits and request size limits', 'unshown/rate-and-size-limits')} for any endpoint are not shown.`,
        ),
      ),
    ],
    authority: reading('7 structure', 'The limits are the constraints of section 2 that contain a number.'),
    keywords: ['limits', 'maximum', 'max', 'how many', 'how long', 'how large', 'file size', 'size limit', 'quota'],
    related: ['part/assessment', ruleEntryId('schema/maxLength'), ruleEntryId('schema/maxItems')],
  };
}

/** The entries of all limits, and one that lists them. */
export function limitEntries(): readonly ReferenceEntry[] {
  const byId = groups();
  return [allLimits(byId), ...[...byId].map(([id, sharing]) => limitEntry(id, sharing))];
}

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
