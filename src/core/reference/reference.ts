/** All entries of the reference, generated from the schemas, the rules and the guides. */
import { convention, contract, reading } from '../authority/authority.ts';
import { splitDescription } from './description-authorities.ts';
import { ruleEntryId, type ReferenceEntry, type Block, choiceId, partId } from './entry.ts';
import { extraKeywords, guides } from './guides.ts';
import {
  paragraph,
  points,
  withAuthority,
  table,
  code,
  heading,
  shownJson,
  escapeInvisible,
  firstSentence,
  link,
  otherSentences,
} from './blocks.ts';
import { fieldTitle, partTitle, structureOfField } from './sections.ts';
import { valueConstraints } from './constraints.ts';
import { choicesOf, fields, identifierSchema, parts, type Field } from './schema-walk.ts';
import { fieldEntry, partEntry, limitEntries } from './field-entries.ts';
import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import type { Finding, Level } from '../rules/finding.ts';
import { shownRules, type ShownExample, type ShownRule } from './rules-shown.ts';

// The reference’s entries about rules and schema keywords, with their messages, levels and examples.

const validExampleId = 'rule/sound-example';
const allRulesId = 'rule/all';
const exportGateId = 'decision/export-gate';

const levelsAreOurs = convention('2.11.5');

const atExport: Readonly<Record<Level, string>> = {
  error: 'blocks the export',
  violation: 'needs your confirmation',
  notice: 'does not block the export',
};

const certainties: Readonly<Record<ShownRule['certainty'], string>> = {
  checked: 'the problem was detected',
  unchecked: 'required data is missing, so it cannot be checked',
};

/** Makes any text safe to show: nothing in it is taken as a mark, and invisible characters become visible. */
function safeText(text: string): string {
  return escapeInvisible(text).replaceAll('`', 'ˋ').replaceAll('**', '* *').replaceAll('](', '] (');
}

/** A message's template with placeholders for its values: '‹count›'. */
function template(message: string): string {
  return safeText(message.replaceAll(/\{\{(\w+)\}\}/g, '‹$1›'));
}

/** The values that an example changes, and the paths of those that it removes. */
function overlayBlocks(name: string, overlay: Readonly<Record<string, unknown>> | null | undefined): readonly Block[] {
  if (overlay === null) return [paragraph(`Without a ${name}.`)];
  const values = Object.entries(overlay ?? {});
  const set = values.filter(([, value]) => value !== undefined);
  const removed = values.flatMap(([place, value]) => (value === undefined ? [`\`${place}\``] : []));
  return [
    ...(set.length > 0 ? [paragraph(`In the ${name}:`), code('json', shownJson(Object.fromEntries(set)))] : []),
    ...(removed.length > 0 ? [paragraph(`Removed from the ${name}: ${removed.join(', ')}.`)] : []),
  ];
}

function findingLine({ path, message, document }: Finding): string {
  return `\`${escapeInvisible(path)}\`${document === 'casefile' ? ' of the casefile' : ''}: ${safeText(message)}`;
}

function exampleBlocks({ example, findings }: ShownExample): readonly Block[] {
  const shown = [
    ...overlayBlocks('assessment', example.assessment),
    ...overlayBlocks('casefile', example.casefile),
    ...(example.scopeStatement === undefined
      ? []
      : [paragraph(`If the library gets the scope statement “${safeText(example.scopeStatement)}”.`)]),
  ];
  const changes =
    shown.length === 0 ? [paragraph(`The ${link('valid example', validExampleId)} without changes.`)] : shown;
  return [
    paragraph(`**${safeText(example.title)}**`),
    ...changes,
    ...(findings.length > 0 ? [points(...findings.map(findingLine))] : []),
  ];
}

/** Every level that a finding of the rule can have, the rule's own first. */
function levelsOf({ level, weights }: ShownRule): string {
  const others = Object.values(weights).map((weight) => weight?.level ?? level);
  return [...new Set([level, ...others])].join(' or ');
}

/** The rule's messages; each names its level and certainty if they differ from the rule's own. */
function messageLines({ messages, weights, level, certainty }: ShownRule): readonly string[] {
  return Object.entries(messages).map(([messageId, message]) => {
    const weight = { level, certainty, ...weights[messageId] };
    const otherLevel = weight.level === level ? [] : [weight.level];
    const otherCertainty = weight.certainty === certainty ? [] : [certainties[weight.certainty]];
    const other = [...otherLevel, ...otherCertainty].join(', ');
    return other === '' ? template(message) : `${template(message)} (${other})`;
  });
}

function factsOf(rule: ShownRule): Block {
  const facts = table(
    ['Rule', `\`${rule.id}\``],
    ['Level', rule.level],
    ['At export', `${atExport[rule.level]} (${link('What blocks an export', exportGateId)})`],
    ['Certainty', certainties[rule.certainty]],
  );
  return withAuthority(levelsAreOurs, facts);
}

function bodyOf(rule: ShownRule, titleOf: (id: string) => string): readonly Block[] {
  const howToRead = `Each example changes the ${link('valid example', validExampleId)}. A key that starts with / is a location in it.`;
  const about = rule.fields.map((id) => link(titleOf(id), id));
  const more = otherSentences(rule.docs.description);
  return [
    ...(more === '' ? [] : [paragraph(safeText(more))]),
    withAuthority(rule.reasons, paragraph(safeText(rule.docs.why))),
    factsOf(rule),
    ...(about.length > 0 ? [heading('Related fields'), points(...about)] : []),
    heading('How to fix it'),
    withAuthority(convention(), paragraph(safeText(rule.docs.fix))),
    heading('Messages'),
    withAuthority(convention(), points(...messageLines(rule))),
    heading('Examples with findings'),
    paragraph(howToRead),
    ...rule.invalid.flatMap(exampleBlocks),
    ...(rule.valid.length > 0 ? [heading('Examples without findings')] : []),
    ...rule.valid.flatMap(exampleBlocks),
  ];
}

function ruleEntry(rule: ShownRule, titleOf: (id: string) => string): ReferenceEntry {
  const id = ruleEntryId(rule.id);
  return {
    id,
    kind: 'rule',
    title: `Rule ${rule.id}`,
    summary: firstSentence(rule.docs.description).replaceAll('`', ''),
    body: bodyOf(rule, titleOf),
    authority: rule.authority,
    keywords: [rule.id, ...rule.keywords, ...(extraKeywords[id] ?? [])],
    related: [...rule.fields.slice(0, 4), exportGateId, allRulesId],
  };
}

function allRules(shown: readonly ShownRule[]): ReferenceEntry {
  const rows = shown.map((rule) => [
    link(rule.id, ruleEntryId(rule.id)),
    levelsOf(rule),
    rule.authority.kind,
    rule.docs.description,
  ]);
  return {
    id: allRulesId,
    kind: 'rule',
    title: 'All rules',
    summary: 'All rules and checks that Assessment Desk runs on an assessment, with their levels.',
    body: [
      withAuthority(
        contract('2.11.5'),
        paragraph('Which of the semantic rules are checked when an assessment is submitted is not shown.'),
      ),
      paragraph(
        'Assessment Desk checks these rules, with the same result in the browser, on the command line and in the library.',
      ),
      table(['Rule', 'Level', 'Who says so', 'What it checks'], ...rows),
    ],
    authority: convention(),
    keywords: [
      'list of rules',
      'list of checks',
      'rule catalogue',
      'validation rules',
      'semantic rules',
      'linter rules',
    ],
    related: [exportGateId, validExampleId],
  };
}

function validExample(): ReferenceEntry {
  return {
    id: validExampleId,
    kind: 'rule',
    title: 'Valid example',
    summary: 'A small valid assessment with its casefile, used as the basis for the rule examples.',
    body: [
      heading('The assessment'),
      code('json', shownJson(exampleAssessment)),
      heading('The casefile'),
      code('json', shownJson(exampleCasefile)),
    ],
    authority: convention(),
    keywords: [
      'sound example',
      'sample',
      'minimal valid assessment',
      'example document',
      'template',
      'valid json example',
      'complete example',
    ],
    related: [allRulesId, 'part/assessment', 'part/casefile'],
  };
}

function crashEntry(): ReferenceEntry {
  return {
    id: ruleEntryId('rule-crashed'),
    kind: 'rule',
    title: 'Rule rule-crashed',
    summary: 'A check failed because of a bug in Assessment Desk, so its findings are missing.',
    body: [
      paragraph(
        'The finding names the check and the reason. All other checks run as usual, and nothing in the document is changed or lost. “Cannot be checked” does not mean “valid”: the other findings do not cover what this check would have found.',
      ),
      table(['Rule', '`rule-crashed`'], ['Level', 'notice'], ['Certainty', certainties.unchecked]),
    ],
    authority: convention(),
    keywords: ['rule-crashed', 'could not be checked here because of a fault', 'crash', 'internal error', 'bug'],
    related: [allRulesId],
  };
}

/**
 * The entries of all rules and schema keywords, one that lists them, and the valid example that their examples change.
 */
function ruleEntries(titleOf: (id: string) => string): readonly ReferenceEntry[] {
  const shown = shownRules();
  return [allRules(shown), ...shown.map((rule) => ruleEntry(rule, titleOf)), crashEntry(), validExample()];
}

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
