/** The reference’s entries about rules and schema keywords, with their messages, levels and examples. */
import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import type { Finding, Level } from '../rules/finding.ts';
import { contract, convention } from '../authority/authority.ts';
import { ruleEntryId, type Block, type ReferenceEntry } from './entry.ts';
import { code, heading, paragraph, points, withAuthority, table, shownJson, escapeInvisible } from './blocks.ts';
import { extraKeywords } from './guides.ts';
import { shownRules, type ShownExample, type ShownRule } from './rules-shown.ts';
import { firstSentence, link, otherSentences } from './sentence.ts';

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
export function ruleEntries(titleOf: (id: string) => string): readonly ReferenceEntry[] {
  const shown = shownRules();
  return [allRules(shown), ...shown.map((rule) => ruleEntry(rule, titleOf)), crashEntry(), validExample()];
}
