/** Tests that apply to every rule. */
import { sha256 } from '@noble/hashes/sha2.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { parentOf, parsePointer, valueAt } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { anyWorkspace, placesOf } from '../workspace/workspaces.fixtures.ts';
import { changeAt } from '../json/tree.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { passageId } from '../casefile/hash.ts';
import { createChecker } from '../check/checker.ts';
import { exampleCasefile, workspaceOf } from './example-workspace.ts';
import { rules } from './index.generated.ts';
import { describeExamples, findingsOf } from './rule.fixtures.ts';

const folder = import.meta.dirname;
const byId = rules.map((rule) => [rule.id, rule] as const);
const options = { digest: sha256 };
const sentence = /^(?:[A-Z“]|\{\{).*[^.]\.$/su;

const listed = [
  'reference/claim-missing reference/duplicate-id reference/claim-id-not-citable reference/observation-not-listed',
  'span/order span/length anchor/text-differs anchor/out-of-passage anchor/wrong-observation anchor/passage-not-loaded',
  'anchor/words-in-no-passage',
  'claim/verbatim-differs claim/uncited attribution/actor-required attribution/unresolved-names-actor',
  'attribution/publisher-inconsistent attribution/publisher-differs attribution/publisher-unchecked',
  'intent/capability-alone intent/unsupported',
  'power/unsupported support/not-verbatim support/actor-not-named support/actor-names-unknown evidence/duplicate',
  'evidence/both-ways time/ends-before-start contradiction/self contradiction/duplicate power/related-to-self',
  'intent/alternative-repeats observation/unused casefile/fingerprint-differs scope/unchecked scope/differs',
  'text/lone-surrogate text/hidden-characters',
].flatMap((line) => line.split(' '));

/** Returns all findings of the rules, run in this order. */
function findingsBy(order: typeof rules, workspace: Workspace) {
  return createChecker({ ...options, rules: order }).check(workspace).findings;
}

function ruleIdsOf(workspace: Workspace): readonly string[] {
  return findingsBy(rules, workspace).map(({ ruleId }) => ruleId);
}

describe('the rules', () => {
  it('include those of the catalogue, by ID', () => {
    const ids = rules.map(({ id }) => id);
    expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual(ids.toSorted());
  });

  it('find nothing in the workspace that examples change', () => {
    expect(findingsBy(rules, workspaceOf({ title: '' }))).toEqual([]);
  });

  it('have examples with correct passage hashes and fingerprint', () => {
    const passages = exampleCasefile.observations.flatMap((observation) => observation.passages);
    expect(passages.map(({ passage_id }) => passage_id)).toEqual(passages.map(({ text }) => passageId(text, sha256)));
    const { assessment } = workspaceOf({ title: '' });
    expect(assessment['casefile_fingerprint_sha256']).toBe(casefileFingerprint(exampleCasefile, sha256));
  });

  it('find the same in whatever order they run', () => {
    fc.assert(
      fc.property(anyWorkspace, fc.shuffledSubarray([...rules], { minLength: rules.length }), (workspace, shuffled) => {
        expect(findingsBy(shuffled, workspace)).toEqual(findingsBy(rules, workspace));
      }),
      { numRuns: 25 },
    );
  });

  it('do not crash on the empty document', () => {
    expect(ruleIdsOf({ title: '', assessment: {}, casefile: null })).not.toContain('rule-crashed');
  });

  it('do not crash on any workspace', () => {
    fc.assert(
      fc.property(anyWorkspace, (workspace) => {
        expect(ruleIdsOf(workspace)).not.toContain('rule-crashed');
      }),
      { numRuns: runs(80) },
    );
  });

  it('point to existing paths, and have messages in sentences', () => {
    fc.assert(
      fc.property(anyWorkspace, (workspace) => {
        for (const finding of findingsBy(rules, workspace)) {
          const document = (workspace as unknown as Record<string, JsonValue>)[finding.document];
          for (const path of finding.related) expect(valueAt(document, path)).toBeDefined();
          expect(valueAt(document, parentOf(finding.path)), finding.path).toBeDefined();
          expect(finding.message).toMatch(/[.]$/);
          expect(finding.message).not.toMatch(/\{\{|\}\}/);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('import no other rule', () => {
    for (const { id } of rules) {
      const imported = readFileSync(join(folder, `${id}.ts`), 'utf8').matchAll(/from '(\.[^']+)'/g);
      const others = Array.from(imported, ([, path]) => path).filter((path) =>
        /^\.\/|^\.\.\/[^./]+\//.test(path ?? ''),
      );
      expect(others, id).toEqual([]);
    }
  });
});

describe.each(byId)('%s', (id, rule) => {
  it('has its ID as its path, and a test beside it', () => {
    expect(existsSync(join(folder, `${id}.ts`))).toBe(true);
    expect(existsSync(join(folder, `${id}.test.ts`))).toBe(true);
    expect(readdirSync(join(folder, id.slice(0, id.indexOf('/'))))).toContain(`${id.slice(id.indexOf('/') + 1)}.ts`);
  });

  it('documents what it checks, why and how to fix it, in sentences', () => {
    for (const text of Object.values(rule.docs)) expect(text).toMatch(sentence);
    expect(Object.values(rule.docs).join(' ')).not.toMatch(/\((?:specification|decisions) \d/);
  });

  it('has messages of two sentences without a colon, the fact and the action', () => {
    for (const message of Object.values(rule.messages)) {
      expect(message).toMatch(sentence);
      // The characters of an identifier are not punctuation.
      const plain = message.replaceAll(/\{\{\w+\}\}/g, 'X').replaceAll('. _ : -', '');
      expect(plain.split(/(?<=[.!?]) (?=[A-Z])/)).toHaveLength(2);
      expect(plain).not.toContain(':');
    }
  });

  it('names an actor of the casefile, and shows its ID only if the casefile has no name for it', () => {
    for (const example of rule.examples.invalid) {
      const { casefile } = workspaceOf(example);
      const named = (casefile?.actors ?? []).filter(({ names }) => names.some((name) => name.trim() !== ''));
      for (const { message } of findingsOf(rule, example))
        for (const { actor_id: actorId } of named) expect(message).not.toContain(actorId);
    }
  });

  it('shows each message with its own level and certainty', () => {
    for (const [messageId, weight] of Object.entries(rule.weights)) {
      const own = rule.examples.invalid.flatMap((example) => findingsOf(rule, example));
      const finding = own.find((candidate) => candidate.messageId === messageId);
      expect(finding).toMatchObject({ level: rule.level, certainty: rule.certainty, ...weight });
    }
  });

  it('shows every message in an example', () => {
    const shown = rule.examples.invalid.flatMap(({ findings }) => findings.map(({ messageId }) => messageId));
    expect(Object.keys(rule.messages).filter((messageId) => !shown.includes(messageId))).toEqual([]);
    expect(rule.examples.valid.length).toBeGreaterThan(0);
  });

  it('gives every message all its values', () => {
    for (const example of rule.examples.invalid) {
      for (const { messageId, data } of findingsOf(rule, example)) {
        const names = Array.from(rule.messages[messageId]?.matchAll(/\{\{(\w+)\}\}/g) ?? [], ([, name]) => name);
        expect(Object.keys(data)).toEqual(expect.arrayContaining(names));
      }
    }
  });

  it('does not crash on its examples with any piece of their documents missing or null', () => {
    for (const example of [{ title: '' }, ...rule.examples.invalid.slice(0, 2)]) {
      const workspace = workspaceOf(example);
      const checker = createChecker({ ...options, rules: [rule] });
      for (const place of placesOf(workspace.assessment)) {
        for (const value of [undefined, null]) {
          const assessment = changeAt(workspace.assessment, place, () => value) as JsonObject;
          const crash = checker.check({ ...workspace, assessment }).findings.find(({ ruleId }) => ruleId !== id);
          if (crash) expect(crash.ruleId, `${example.title} ${place}: ${crash.message}`).toMatch(/^schema\//);
        }
      }
    }
  });

  it('shows paths that resolve', () => {
    for (const example of rule.examples.invalid) {
      const workspace = workspaceOf(example);
      for (const { path, document } of findingsOf(rule, example)) {
        const value = (workspace as unknown as Record<string, JsonValue>)[document];
        expect(valueAt(value, path), path).toBeDefined();
        expect(parsePointer(path).length).toBeGreaterThan(0);
      }
    }
  });

  describeExamples(rule);
});
