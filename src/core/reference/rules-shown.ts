/** All rules and schema keywords with the findings of their examples: the data for the entries of rules and fields. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { SchemaKind } from '../check/fields.ts';
import { parsePointer, pointer, type Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import { fieldEntryId } from './field-ids.ts';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Example, Rule, RuleDocs } from '../rules/rule.ts';
import { convention, type Authority } from '../authority/authority.ts';
import { rules } from '../rules/index.generated.ts';
import { messagesOf, schemaRules, type SchemaRule } from './schema-rules.ts';

// Finds the part of a schema that describes a location in a document, and the entry about it.

const kindOfList: Readonly<Record<string, SchemaKind>> = {
  claims: 'claim',
  power_bases: 'power-basis',
  intent_hypotheses: 'intent',
  contradictions: 'contradiction',
  unknowns: 'unknown',
  actors: 'actor',
  observations: 'observation',
};

/** Whether a property of a document is a list of entries. */
const isList = (name: string): boolean => Object.hasOwn(kindOfList, name);

/** The ID of the entry about a location in a document; undefined if the location is not a field. */
export function entryIdAt(document: Finding['document'], path: Pointer): string | undefined {
  const [list = '', index, ...rest] = parsePointer(path);
  const kind = index !== undefined && isList(list) ? kindOfList[list] : undefined;
  if (kind) return fieldEntryId(kind, pointer(...rest));
  return fieldEntryId(document === 'assessment' ? 'document' : 'casefile', path);
}

// Checks the examples of rules: the findings of each, and the fields that they are about.

/** The findings of one rule in an example; without a rule, those of the schemas. */
function findingsIn(example: Example, rule: Rule | undefined): readonly Finding[] {
  const { scopeStatement } = example;
  const options = scopeStatement === undefined ? {} : { scopeStatement };
  const checker = createChecker({ digest: sha256, rules: rule ? [rule] : [], ...options });
  const { findings } = checker.check(workspaceOf(example));
  return findings.filter(({ ruleId }) => (rule ? ruleId === rule.id : ruleId.startsWith('schema/')));
}

function changedFields(example: Example): readonly (string | undefined)[] {
  const places = (document: Finding['document'], overlay: Example['casefile']) =>
    Object.keys(overlay ?? {})
      // A list that is replaced as a whole is only preparation, not what the rule is about.
      .filter((place) => (place.startsWith('/') ? parsePointer(place).length > 2 : !isList(place)))
      .map((place) => entryIdAt(document, place.startsWith('/') ? place : pointer(place)));
  return [...places('assessment', example.assessment), ...places('casefile', example.casefile)];
}

/**
 * The ids of the fields, or whole parts, that a rule is about: those where it finds something, those that its findings
 * name besides, and those that its examples change for it to find something.
 */
function fieldsShown(example: Example, findings: readonly Finding[]): readonly string[] {
  const named = findings.flatMap(({ document, path, related }) =>
    [path, ...related].map((place) => entryIdAt(document, place)),
  );
  return [...named, ...changedFields(example)].filter((id) => id !== undefined);
}

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
