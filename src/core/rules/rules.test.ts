/** Tests that apply to every rule. */
import { sha256 } from '@noble/hashes/sha2.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { parentOf, parsePointer, valueAt } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { anyWorkspace, placesOf } from '../workspace/workspaces.fixtures.ts';
import { changeAt } from '../json/tree.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { passageId } from '../casefile/hash.ts';
import { createChecker } from '../check/checker.ts';
import { exampleCasefile, workspaceOf } from './example-workspace.ts';
import { rules } from './index.generated.ts';
import type { Rule } from './rule.ts';
import { findingsIn, findingsOf } from './rule.fixtures.ts';

const folder = import.meta.dirname;
const options = { digest: sha256 };
const sentence = /^(?:[A-Z“]|\{\{).*[^.]\.$/su;

const listed = [
  'reference/claim-missing reference/duplicate-id reference/claim-id-not-citable reference/observation-not-listed',
  'span/order span/length anchor/text-differs anchor/out-of-passage anchor/wrong-observation anchor/passage-not-loaded',
  'anchor/words-in-no-passage',
  'claim/verbatim-differs claim/uncited attribution/actor-required attribution/unresolved-names-actor',
  'attribution/name-for-id attribution/publisher-inconsistent attribution/publisher-differs attribution/publisher-unchecked',
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
    const others = rules.filter(({ id }) =>
      /from '(?:\.\/|\.\.\/[^./]+\/)/.test(readFileSync(join(folder, `${id}.ts`), 'utf8')),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

/** Every invalid example, with what its rule finds in it. */
const shown = rules.flatMap((rule) =>
  rule.examples.invalid.map((example) => {
    const workspace = workspaceOf(example);
    return { rule, example, workspace, findings: findingsIn(rule, workspace, example.scopeStatement) };
  }),
);

/** Returns the IDs of the rules for which something is wrong, each once. */
function idsOf(wrong: readonly { readonly rule: Rule }[]): readonly string[] {
  return [...new Set(wrong.map(({ rule }) => rule.id))];
}

/** Returns each message of each rule. */
const messages = rules.flatMap((rule) => Object.entries(rule.messages).map(([id, text]) => ({ rule, id, text })));

/** Returns the changes of a document at one place each, of which the everyday run draws 25. */
function someOf<Item>(items: readonly Item[]): Item[] {
  const count = Math.min(items.length, runs(items.length));
  return fc.sample(fc.shuffledSubarray([...items], { minLength: count, maxLength: count }), 1).flat();
}

/** Returns the workspaces with any one piece of the assessment missing or null, and the place of the piece. */
function holesIn({ assessment }: Workspace) {
  return placesOf(assessment).flatMap((place) => [undefined, null].map((value) => ({ place, value })));
}

/** Returns what is neither of the rules nor of the schema in a workspace with each of these holes: a crash. */
function crashesOf(
  checked: typeof rules,
  workspace: Workspace,
  holes: Readonly<ReturnType<typeof holesIn>>,
): readonly string[] {
  const checker = createChecker({ ...options, rules: checked });
  return holes.flatMap(({ place, value }) => {
    const assessment = changeAt(workspace.assessment, place, () => value) as JsonObject;
    const { findings } = checker.check({ ...workspace, assessment });
    const crash = findings.find(({ ruleId }) => ruleId === 'rule-crashed');
    return crash ? [`${workspace.title} ${place} ${String(value)}: ${crash.message}`] : [];
  });
}

describe('every rule', () => {
  it('has its ID as its path, and a test beside it', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const missing = rules.flatMap(({ id }) => [`${id}.ts`, `${id}.test.ts`].filter((file) => !files.includes(file)));
    expect(missing).toEqual([]);
  });

  it('documents what it checks, why and how to fix it, in sentences', () => {
    const wrong = rules.filter(({ docs }) => {
      const texts = Object.values(docs);
      return !texts.every((text) => sentence.test(text)) || /\((?:specification|decisions) \d/.test(texts.join(' '));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has messages of two sentences without a colon, the fact and the action', () => {
    const wrong = messages.filter(({ text }) => {
      // The characters of an identifier are not punctuation.
      const plain = text.replaceAll(/\{\{\w+\}\}/g, 'X').replaceAll('. _ : -', '');
      return !sentence.test(text) || plain.split(/(?<=[.!?]) (?=[A-Z])/).length !== 2 || plain.includes(':');
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('names an actor of the casefile, and shows its ID only if the casefile has no name for it', () => {
    const wrong = shown.filter(({ workspace, findings }) => {
      const actors = workspace.casefile?.actors ?? [];
      const named = actors.filter(({ names }) => names.some((name) => name.trim() !== ''));
      return findings.some(({ message }) => named.some(({ actor_id: actorId }) => message.includes(actorId)));
    });
    expect(idsOf(wrong)).toEqual([]);
  });

  it('shows every message in an example, with its own level and certainty, and has a valid example', () => {
    const wrong = messages.filter(({ rule, id }) => {
      const own = shown.filter((one) => one.rule === rule).flatMap(({ findings }) => findings);
      const { level, certainty } = { ...rule, ...rule.weights[id] };
      const finding = own.find(({ messageId }) => messageId === id);
      return finding?.level !== level || finding.certainty !== certainty;
    });
    expect(wrong.map(({ rule, id }) => `${rule.id}: ${id}`)).toEqual([]);
    expect(idsOf(messages.filter(({ rule }) => rule.examples.valid.length === 0))).toEqual([]);
  });

  it('gives every message all its values', () => {
    const wrong = shown.filter(({ rule, findings }) =>
      findings.some(({ messageId, data }) => {
        const names = rule.messages[messageId]?.matchAll(/\{\{(\w+)\}\}/g) ?? [];
        return Array.from(names, ([, name = '']) => name).some((name) => !Object.hasOwn(data, name));
      }),
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  it('shows paths that resolve', () => {
    const wrong = shown.filter(({ workspace, findings }) =>
      findings.some(({ path, document }) => {
        const value = (workspace as unknown as Record<string, JsonValue>)[document];
        return valueAt(value, path) === undefined || parsePointer(path).length === 0;
      }),
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  it('finds nothing in its valid examples', () => {
    const valid = rules.flatMap((rule) => rule.examples.valid.map((example) => ({ rule, example })));
    const wrong = valid.filter(({ rule, example }) => findingsOf(rule, example).length > 0);
    expect(wrong.map(({ rule, example }) => `${rule.id}: ${example.title}`)).toEqual([]);
  });

  it('finds in its invalid examples what they list', () => {
    const found = shown.map(({ rule, example, findings }) => ({
      example: `${rule.id}: ${example.title}`,
      findings: findings.map(({ messageId, path }) => ({ messageId, path })),
    }));
    const expected = shown.map(({ rule, example: { title, findings } }) => ({
      example: `${rule.id}: ${title}`,
      findings,
    }));
    expect(found).toEqual(expected);
  });

  it('has fixes that leave fewer findings, with an imperative as their title', () => {
    const wrong = shown.flatMap(({ rule, example, workspace, findings }) =>
      findings
        .flatMap(({ fixes }) => fixes)
        .filter(({ title, edit }) => {
          const remaining = findingsIn(rule, applyEdit(workspace, edit), example.scopeStatement);
          return remaining.length >= example.findings.length || !/^[A-Z].*[^.]$/.test(title);
        })
        .map(({ title }) => `${rule.id}: ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  it('does not crash with any piece of the assessment missing or null', () => {
    const plain = workspaceOf({ title: 'The valid workspace' });
    expect(crashesOf(rules, plain, holesIn(plain))).toEqual([]);
    const crashes = rules.flatMap((rule) =>
      rule.examples.invalid.slice(0, 2).flatMap((example) => {
        const workspace = workspaceOf(example);
        return crashesOf([rule], workspace, someOf(holesIn(workspace)));
      }),
    );
    expect(crashes).toEqual([]);
  });
});
