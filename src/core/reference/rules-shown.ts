/** All rules and schema keywords with the findings of their examples: the data for the entries of rules and fields. */
import { convention, type Authority } from '../authority/authority.ts';
import { rules } from '../rules/index.generated.ts';
import type { Finding } from '../rules/finding.ts';
import type { Example, Rule, RuleDocs } from '../rules/rule.ts';
import { fieldsShown, findingsIn } from './examples.ts';
import { messagesOf, schemaRules, type SchemaRule } from './schema-rules.ts';

/** An example with its findings: none in a valid example. */
export interface ShownExample {
  readonly example: Example;
  readonly findings: readonly Finding[];
}

/** A rule with everything that its entry shows. */
export interface ShownRule extends Pick<Rule, 'id' | 'level' | 'certainty' | 'authority' | 'messages' | 'weights'> {
  readonly docs: RuleDocs;
  /** The authority of its reasons. */
  readonly reasons: Authority;
  readonly keywords: readonly string[];
  readonly valid: readonly ShownExample[];
  readonly invalid: readonly ShownExample[];
  /** IDs of the entries of fields and parts that it is about, in order of appearance. */
  readonly fields: readonly string[];
}

function fieldsOf(shown: readonly ShownExample[]): readonly string[] {
  return [...new Set(shown.flatMap(({ example, findings }) => fieldsShown(example, findings)))];
}

function shownRule(rule: Rule): ShownRule {
  const { id, level, certainty, authority, messages, weights, docs, examples } = rule;
  const invalid = examples.invalid.map((example) => ({ example, findings: findingsIn(example, rule) }));
  const valid = examples.valid.map((example) => ({ example, findings: [] }));
  const shared = { authority, reasons: authority, messages, weights };
  return { id, level, certainty, ...shared, docs, keywords: [], valid, invalid, fields: fieldsOf(invalid) };
}

const why =
  'A document that breaks its schema is not valid in its format. If a casefile breaks its own schema, the assessment is not affected and the finding is a notice.';

function shownSchemaRule(rule: SchemaRule): ShownRule {
  const invalid = rule.invalid.map((example) => ({ example, findings: findingsIn(example, undefined) }));
  return {
    id: `schema/${rule.keyword}`,
    level: 'error',
    certainty: 'checked',
    authority: rule.authority,
    reasons: convention(),
    messages: messagesOf(rule),
    weights: {},
    docs: { description: rule.description, why, fix: rule.fix },
    keywords: rule.keywords,
    valid: [],
    invalid,
    fields: [],
  };
}

let shown: readonly ShownRule[] | undefined;

/** All rules by ID, then all keywords of the schemas. The examples are checked on the first call. */
export function shownRules(): readonly ShownRule[] {
  shown ??= [...rules.map(shownRule), ...schemaRules.map(shownSchemaRule)];
  return shown;
}

/** The rules about a field or a part, by the ID of its entry. */
export function rulesAbout(entryId: string): readonly ShownRule[] {
  return shownRules().filter(({ fields }) => fields.includes(entryId));
}
