/** Checks the examples of rules: the findings of each, and the fields that they are about. */
import { sha256 } from '@noble/hashes/sha2.js';
import { parsePointer, pointer } from '../json/pointer.ts';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Finding } from '../rules/finding.ts';
import type { Example, Rule } from '../rules/rule.ts';
import { entryIdAt, isList } from './document-place.ts';

/** The findings of one rule in an example; without a rule, those of the schemas. */
export function findingsIn(example: Example, rule: Rule | undefined): readonly Finding[] {
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
export function fieldsShown(example: Example, findings: readonly Finding[]): readonly string[] {
  const named = findings.flatMap(({ document, path, related }) =>
    [path, ...related].map((place) => entryIdAt(document, place)),
  );
  return [...named, ...changedFields(example)].filter((id) => id !== undefined);
}
