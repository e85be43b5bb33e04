import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import type { Finding, Level } from '../rules/finding.ts';
import { contract, convention } from '../authority/authority.ts';
import { ruleEntryId, type Block, type CanonEntry } from './entry.ts';
import { code, heading, paragraph, points, said, table } from './guides/write.ts';
import { ruleKeywords } from './rule-keywords.ts';
import { shownRules, type ShownExample, type ShownRule } from './rules-shown.ts';
import { firstSentence, link, otherSentences } from './sentence.ts';
import { shownJson, visible } from './shown-json.ts';

const soundExampleId = 'rule/sound-example';
const allRulesId = 'rule/all';
const exportGateId = 'decision/export-gate';

const levelsAreOurs = convention('2.11.5');

const atExport: Readonly<Record<Level, string>> = {
  error: 'refused: the file would not be a usable document',
  violation: 'asked about: you see it and say so to go on',
  notice: 'never in the way',
};

const certainties: Readonly<Record<ShownRule['certainty'], string>> = {
  checked: 'the rule saw what it reports',
  unchecked: 'something that the check needs is not at hand, so that it cannot be told',
};

/** A text that may hold anything, without what would be taken for a mark and with what would not be seen. */
function unmarked(text: string): string {
  return visible(text).replaceAll('`', 'ˋ').replaceAll('**', '* *').replaceAll('](', '] (');
}

/** A message's template with the places of its values shown: '‹count›'. */
function template(message: string): string {
  return unmarked(message.replaceAll(/\{\{(\w+)\}\}/g, '‹$1›'));
}

/** The values that an example lays over, and the names of those that it takes away. */
function overlayBlocks(name: string, overlay: Readonly<Record<string, unknown>> | null | undefined): readonly Block[] {
  if (overlay === null) return [paragraph(`Without a ${name}.`)];
  const values = Object.entries(overlay ?? {});
  const set = values.filter(([, value]) => value !== undefined);
  const removed = values.flatMap(([place, value]) => (value === undefined ? [`\`${place}\``] : []));
  return [
    ...(set.length > 0 ? [paragraph(`In the ${name}:`), code('json', shownJson(Object.fromEntries(set)))] : []),
    ...(removed.length > 0 ? [paragraph(`Taken out of the ${name}: ${removed.join(', ')}.`)] : []),
  ];
}

function found({ path, message, document }: Finding): string {
  return `\`${visible(path)}\`${document === 'casefile' ? ' of the casefile' : ''}: ${unmarked(message)}`;
}

function exampleBlocks({ example, findings }: ShownExample): readonly Block[] {
  const shown = [
    ...overlayBlocks('assessment', example.assessment),
    ...overlayBlocks('casefile', example.casefile),
    ...(example.scopeStatement === undefined
      ? []
      : [paragraph(`Where the configured scope statement is “${unmarked(example.scopeStatement)}”.`)]),
  ];
  const asItIs = shown.length === 0 ? [paragraph(`The ${link('sound example', soundExampleId)} as it is.`)] : shown;
  return [
    paragraph(`**${unmarked(example.title)}**`),
    ...asItIs,
    ...(findings.length > 0 ? [points(...findings.map(found))] : []),
  ];
}

/** Every level that a finding of the rule can have, the rule's own first. */
function levelsOf({ level, weights }: ShownRule): string {
  const others = Object.values(weights).map((weight) => weight?.level ?? level);
  return [...new Set([level, ...others])].join(' or ');
}

/** A message, and how it weighs where that is not how the rule does. */
function messagesSaid({ messages, weights, level, certainty }: ShownRule): readonly string[] {
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
    ['At export', `${atExport[rule.level]} (${link('what stops an export', exportGateId)})`],
    ['Certainty', certainties[rule.certainty]],
  );
  return said(levelsAreOurs, facts);
}

function bodyOf(rule: ShownRule, titleOf: (id: string) => string): readonly Block[] {
  const over = `Each is laid over the ${link('sound example', soundExampleId)}: a key that begins with / is a place in it.`;
  const about = rule.fields.map((id) => link(titleOf(id), id));
  const more = otherSentences(rule.docs.description);
  return [
    ...(more === '' ? [] : [paragraph(unmarked(more))]),
    said(rule.reasons, paragraph(unmarked(rule.docs.why))),
    factsOf(rule),
    ...(about.length > 0 ? [heading('What it is about'), points(...about)] : []),
    heading('How to mend it'),
    said(convention(), paragraph(unmarked(rule.docs.fix))),
    heading('What it says'),
    said(convention(), points(...messagesSaid(rule))),
    heading('Examples of what it finds'),
    paragraph(over),
    ...rule.invalid.flatMap(exampleBlocks),
    ...(rule.valid.length > 0 ? [heading('Examples of what it accepts')] : []),
    ...rule.valid.flatMap(exampleBlocks),
  ];
}

function ruleEntry(rule: ShownRule, titleOf: (id: string) => string): CanonEntry {
  const id = ruleEntryId(rule.id);
  return {
    id,
    kind: 'rule',
    title: `Rule ${rule.id}`,
    summary: firstSentence(rule.docs.description).replaceAll('`', ''),
    body: bodyOf(rule, titleOf),
    authority: rule.authority,
    keywords: [rule.id, ...rule.keywords, ...(ruleKeywords[rule.id] ?? [])],
    related: [...rule.fields.slice(0, 4), exportGateId, allRulesId],
  };
}

function allRules(shown: readonly ShownRule[]): CanonEntry {
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
    summary: 'Every check that this application runs on an assessment, with its level.',
    body: [
      said(
        contract('2.11.5'),
        paragraph('Which of the semantic rules are checked when an assessment is submitted is not shown.'),
      ),
      paragraph(
        'These rules are checked here, with the same result on the page, on the command line and in the library.',
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
    related: [exportGateId, soundExampleId],
  };
}

function soundExample(): CanonEntry {
  return {
    id: soundExampleId,
    kind: 'rule',
    title: 'The sound example',
    summary:
      'A small assessment and its casefile in which nothing is found, over which the examples of rules are laid.',
    body: [
      heading('The assessment'),
      code('json', shownJson(exampleAssessment)),
      heading('The casefile'),
      code('json', shownJson(exampleCasefile)),
    ],
    authority: convention(),
    keywords: [
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

function crashEntry(): CanonEntry {
  return {
    id: ruleEntryId('rule-crashed'),
    kind: 'rule',
    title: 'Rule rule-crashed',
    summary:
      'A check stopped because of a fault in this application, so that it is not known what it would have found.',
    body: [
      paragraph(
        'The finding names the check and the reason. Everything else is checked as always, and nothing of the document is changed or lost. “Could not be checked” is never “fine”: the other findings say nothing about what this check would have seen.',
      ),
      table(['Rule', '`rule-crashed`'], ['Level', 'notice'], ['Certainty', certainties.unchecked]),
    ],
    authority: convention(),
    keywords: ['rule-crashed', 'could not be checked here because of a fault', 'crash', 'internal error', 'bug'],
    related: [allRulesId],
  };
}

/** The entries of rules and of the schemas' keywords, one that lists them, and the example that theirs are laid over. */
export function ruleEntries(titleOf: (id: string) => string): readonly CanonEntry[] {
  const shown = shownRules();
  return [allRules(shown), ...shown.map((rule) => ruleEntry(rule, titleOf)), crashEntry(), soundExample()];
}
