/** Every rule, and every keyword of the schemas, with its examples run: what entries of rules and of fields are made of. */
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
export interface ShownRule extends Pick<Rule, 'id' | 'level' | 'certainty' | 'messages'> {
  readonly docs: RuleDocs;
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
  const { id, level, certainty, messages, docs, examples } = rule;
  const invalid = examples.invalid.map((example) => ({ example, findings: findingsIn(example, rule) }));
  const valid = examples.valid.map((example) => ({ example, findings: [] }));
  return { id, level, certainty, messages, docs, keywords: [], valid, invalid, fields: fieldsOf(invalid) };
}

const why =
  'A document that breaks its schema is no document of its format; where a casefile breaks its own, the assessment stays what it is and the finding is a notice (specification 2).';

function shownSchemaRule(rule: SchemaRule): ShownRule {
  const invalid = rule.invalid.map((example) => ({ example, findings: findingsIn(example, undefined) }));
  return {
    id: `schema/${rule.keyword}`,
    level: 'error',
    certainty: 'violation',
    messages: messagesOf(rule),
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
