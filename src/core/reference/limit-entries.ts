/** The reference’s entries about limits of fields, and the table of all limits. */
import { authorityMark, contract, convention, reading, type Authority } from '../authority/authority.ts';
import type { JsonObject } from '../json/json.ts';
import {
  inThousands,
  maxAssessmentValues,
  maxEntries,
  maxFileBytes,
  maxLinks,
  maxNesting,
  maxValues,
} from '../files/limits.ts';
import { ruleEntryId, type ReferenceEntry } from './entry.ts';
import { extraKeywords } from './guides.ts';
import { paragraph, points, withAuthority, table } from './blocks.ts';
import { kebab } from './names.ts';
import { fieldTitle, partNoun, structureOfField } from './sections.ts';
import { fields, type Field } from './schema-walk.ts';
import { listed } from '../json/words.ts';
import { inSentence, link, range } from './sentence.ts';

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
