/** Every rule, and every keyword of the schemas, with its examples run: what entries of rules and of fields are made of. */
import { convention, type Authority } from '../authority/authority.ts';
import { rules } from '../rules/index.generated.ts';
import type { Finding } from '../rules/finding.ts';
import type { Example, Rule, RuleDocs } from '../rules/rule.ts';
import { fieldsShown, findingsIn } from './examples.ts';
import { messagesOf, schemaRules, type SchemaRule } from './schema-rules.ts';

/** An example with what is found in it: nothing in a valid one. */
export interface ShownExample {
  readonly example: Example;
  readonly findings: readonly Finding[];
}

/** A rule as entries show it. */
export interface ShownRule extends Pick<Rule, 'id' | 'level' | 'certainty' | 'authority' | 'messages' | 'weights'> {
  readonly docs: RuleDocs;
  /** Whose word its reasons are. */
  readonly reasons: Authority;
  readonly keywords: readonly string[];
  readonly valid: readonly ShownExample[];
  readonly invalid: readonly ShownExample[];
  /** Ids of the entries of fields and parts that it is about, in the order in which they came up. */
  readonly fields: readonly string[];
}

function fieldsOf(shown: readonly ShownExample[]): readonly string[] {
  return [...new Set(shown.flatMap(({ example, findings }) => fieldsShown(example, findings)))];
}

function shownRule(rule: Rule): ShownRule {
  const { id, level, certainty, authority, messages, weights, docs, examples } = rule;
  const invalid = examples.invalid.map((example) => ({ example, findings: findingsIn(example, rule) }));
  const valid = examples.valid.map((example) => ({ example, findings: [] }));
  const said = { authority, reasons: authority, messages, weights };
  return { id, level, certainty, ...said, docs, keywords: [], valid, invalid, fields: fieldsOf(invalid) };
}

const why =
  'A document that breaks its schema is not a document of its format. If a casefile breaks its own schema, the assessment is not affected and the finding is a notice.';

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

/** Every rule by id, then every keyword of the schemas. Their examples are run at the first call. */
export function shownRules(): readonly ShownRule[] {
  shown ??= [...rules.map(shownRule), ...schemaRules.map(shownSchemaRule)];
  return shown;
}

/** The rules that are about a field or a part, by the id of its entry. */
export function rulesAbout(entryId: string): readonly ShownRule[] {
  return shownRules().filter(({ fields }) => fields.includes(entryId));
}
