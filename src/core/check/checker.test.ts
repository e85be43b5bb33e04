import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { EditError } from '../json/edit-error.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { anyWorkspace, claim, contradiction, editsFor, link, powerBasis } from '../workspace/workspaces.fixtures.ts';
import { exampleAssessment, workspaceOf } from '../rules/example-workspace.ts';
import type { Finding } from '../rules/finding.ts';
import { findingAt } from '../rules/finding.fixtures.ts';
import { rules } from '../rules/index.generated.ts';
import type { Rule, defineRule, Subjects } from '../rules/rule.ts';
import { createChecker, type CheckResult } from './checker.ts';
import { resultOf } from './result.ts';

const options = { digest: sha256 };
const sound = workspaceOf({ title: '' });

function set(path: string, value: JsonValue): Edit {
  return { type: 'set', path, value };
}

function afterEdits(workspace: Workspace, ...edits: readonly Edit[]): Workspace {
  return applyEdit(workspace, { type: 'batch', edits });
}

/** Returns a result as plain data. */
function plain(result: CheckResult, workspace: Workspace) {
  const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];
  const paths = lists.flatMap((list) => {
    const value = workspace.assessment[list];
    return Array.isArray(value) ? value.map((_, index) => `/${list}/${index}`) : [];
  });
  return {
    findings: result.findings,
    counts: result.counts,
    at: ['', ...paths, 'casefile:/actors/0', 'casefile:/observations/0'].map((path) => [path, result.at(path)]),
  };
}

/** Fails if a checker returns another result than a new one. Deep equality is shown only then, because it is slow. */
function expectAsFresh(checker: { check(workspace: Workspace): CheckResult }, workspace: Workspace): void {
  const remembered = plain(checker.check(workspace), workspace);
  const fresh = plain(createChecker(options).check(workspace), workspace);
  if (!sameJson(remembered, fresh)) expect(remembered).toEqual(fresh);
}

function tryEdit(workspace: Workspace, edit: Edit): Workspace {
  try {
    return applyEdit(workspace, edit);
  } catch (error) {
    if (error instanceof EditError) return workspace;
    throw error;
  }
}

/** A rule that finds nothing and records the parts that it ran on. */
function spy<Subject extends keyof Subjects>(subject: Subject, look: Parameters<typeof defineRule>[0]['check']) {
  const ran: string[] = [];
  const rule = {
    ...(rules[0] as Rule),
    id: 'test/spy',
    subject,
    check: (value: never, context: never, base: string) => {
      ran.push(base);
      return (look as (...args: unknown[]) => [])(value, context, base);
    },
  } as unknown as Rule;
  return { rule, ran };
}

describe('createChecker', () => {
  it('returns the same after any sequence of edits as a new checker', () => {
    fc.assert(
      fc.property(anyWorkspace, fc.gen(), (workspace, gen) => {
        const checker = createChecker(options);
        let current = workspace;
        for (let step = 0; step < 6; step++) {
          expectAsFresh(checker, current);
          current = tryEdit(current, gen(editsFor, current));
        }
      }),
      { numRuns: runs(30) },
    );
  });

  it('returns the same in pieces as in one call, for any size and any edits between them', () => {
    fc.assert(
      fc.property(anyWorkspace, fc.gen(), (workspace, gen) => {
        const checker = createChecker(options);
        let current = workspace;
        for (let round = 0; round < 4; round += 1) {
          let result: CheckResult | undefined;
          for (let calls = 0; !result; calls += 1) {
            let asked = gen(fc.nat, { max: 40 });
            result = checker.checkSome(current, () => (asked -= 1) < 0);
            if (!result && calls < 2) current = tryEdit(current, gen(editsFor, current));
          }
          const fresh = plain(createChecker(options).check(current), current);
          const found = plain(result, current);
          if (!sameJson(found, fresh)) expect(found).toEqual(fresh);
          current = tryEdit(current, gen(editsFor, current));
        }
      }),
      { numRuns: runs(30) },
    );
  });

  it('finishes in one call what was started in pieces', () => {
    const checker = createChecker(options);
    expect(checker.checkSome(sound, () => true)).toBeUndefined();
    expectAsFresh(checker, sound);
    const edited = afterEdits(sound, set('/assessment/claims/0/proposition', ''));
    expect(checker.checkSome(edited, () => false)).toBe(checker.check(edited));
    expectAsFresh(checker, edited);
  });

  it('checks nothing twice, in any number of pieces', () => {
    const looked: string[] = [];
    const observe = (what: string, at: string): number => looked.push(`${what} ${at}`);
    const checker = createChecker({ ...options, observe });
    while (!checker.checkSome(sound, () => true));
    const inPieces = looked.splice(0);
    createChecker({ ...options, observe }).check(sound);
    expect(inPieces).toEqual(looked);
  });

  it('returns the same after any sequence of edits of a valid workspace, undone step by step', () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const checker = createChecker(options);
        const states = [sound];
        for (let step = 0; step < 5; step++) {
          const before = states.at(-1) ?? sound;
          const after = tryEdit(before, gen(editsFor, before));
          states.push(after);
          checker.check(after);
        }
        for (const state of states.reverse()) {
          expectAsFresh(checker, state);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  it('follows entries that share an ID when they are moved, inserted before and deleted', () => {
    const twins = [claim('C-1'), claim('C-2'), claim('C-1'), claim('C-1')];
    const start = { ...sound, assessment: { ...exampleAssessment, claims: twins } };
    const checker = createChecker(options);
    let current: Workspace = start;
    const edits: readonly Edit[] = [
      { type: 'move', path: '/assessment/claims', from: [3], to: 0 },
      { type: 'insert', path: '/assessment/claims', index: 0, values: [claim('C-2')] },
      { type: 'move', path: '/assessment/claims', from: [0, 1], to: 5 },
      { type: 'unset', path: '/assessment/claims/0' },
      { type: 'duplicate-entries', list: 'claims', indices: [0, 2] },
      { type: 'delete-entries', list: 'claims', indices: [0, 1] },
    ];
    for (const edit of edits) {
      checker.check(current);
      current = applyEdit(current, edit);
      expectAsFresh(checker, current);
    }
  });

  it('returns the same object for the same workspace, and for one with another title', () => {
    const checker = createChecker(options);
    const result = checker.check(sound);
    expect(checker.check(sound)).toBe(result);
    expect(checker.check({ ...sound, title: 'Another' })).toBe(result);
  });

  it('returns the same object if an edit changed no finding', () => {
    const checker = createChecker(options);
    const broken = afterEdits(sound, set('/assessment/claims/1/claim_kind', 'rumour'));
    const before = checker.check(broken);
    const after = checker.check(afterEdits(broken, set('/assessment/unknowns/0', 'Another question.')));
    expect(before.findings).toHaveLength(1);
    expect(after).toBe(before);
  });

  it('keeps the array of a changed entry whose findings are the same', () => {
    const checker = createChecker(options);
    const broken = afterEdits(sound, set('/assessment/claims/1/claim_kind', 'rumour'));
    const before = checker.check(broken).at('/claims/1');
    const after = checker.check(afterEdits(broken, set('/assessment/claims/1/subject_actor_ids', []))).at('/claims/1');
    expect(before).toHaveLength(1);
    expect(after).toBe(before);
  });

  it('orders findings by position in the document, then by field in the schema’s order, then by rule', () => {
    const { findings } = createChecker(options).check({
      title: '',
      casefile: null,
      assessment: {
        unknowns: [''],
        extra: 1,
        contradictions: [contradiction('C-9', 'C-9')],
        power_bases: [powerBasis('PB-1', [link('C-8'), link('C-1')])],
        claims: [claim('C-1', { zzz: 1, span: { end: -1 } })],
        contract: 'other',
      } as JsonObject,
    });
    expect(findings.map(({ path, ruleId }) => `${path} ${ruleId}`)).toEqual([
      '/contract schema/const',
      '/casefile_fingerprint_sha256 schema/required',
      '/observation_ids schema/required',
      '/producer schema/required',
      '/intent_hypotheses schema/required',
      '/extra schema/additionalProperties',
      '/claims/0/observation_id reference/observation-not-listed',
      '/claims/0/passage_id anchor/passage-not-loaded',
      '/claims/0/span/start schema/required',
      '/claims/0/span/end schema/minimum',
      '/claims/0/span/offset_encoding schema/required',
      '/claims/0/zzz schema/additionalProperties',
      '/power_bases/0/actor_id support/actor-names-unknown',
      '/power_bases/0/evidence tradecraft/nothing-contradicts',
      '/power_bases/0/evidence/0/claim_id reference/claim-missing',
      '/power_bases/0/evidence/0/reason tradecraft/reason-repeated',
      '/power_bases/0/evidence/1/reason tradecraft/reason-repeated',
      '/contradictions/0/left_claim_id reference/claim-missing',
      '/contradictions/0/right_claim_id contradiction/self',
      '/contradictions/0/right_claim_id reference/claim-missing',
      '/unknowns/0 schema/minLength',
    ]);
  });

  it('lists more findings, of one entry and of many, than a call can have arguments', () => {
    const many = Array<Finding>(130_000).fill(findingAt('/claims/0'));
    const { findings } = resultOf([], [{ path: '/claims', findings: [many, ...many.map((one) => [one])] }]);
    expect(findings).toHaveLength(260_000);
  });

  it('returns findings of the casefile under their own paths, as notices', () => {
    const result = createChecker(options).check({
      ...sound,
      casefile: {
        format: 'assessment-desk.casefile/v1',
        title: '',
        actors: [{ actor_id: 'no identifier', names: ['A', 'A'], publisher_hosts: [] }],
        observations: [],
      },
    });
    const found = result.at('casefile:/actors/0');
    expect(found.map(({ path, ruleId, level }) => [path, ruleId, level])).toEqual([
      ['/actors/0/actor_id', 'schema/pattern', 'notice'],
      ['/actors/0/names/1', 'schema/uniqueItems', 'notice'],
    ]);
    expect(found[0]?.document).toBe('casefile');
    expect(found[1]?.fixes[0]?.edit).toEqual({ type: 'unset', path: '/casefile/actors/0/names/1' });
  });

  it('returns no findings at a path that is not an entry', () => {
    const result = createChecker(options).check(sound);
    for (const path of ['/claims', '/claims/99', '/claims/0/actual', 'nonsense', '/producer', 'casefile:/actors/9']) {
      expect(result.at(path)).toEqual([]);
    }
  });

  it('turns a crash of a rule into a notice that names it, and runs the others', () => {
    const crashing = {
      ...(rules.find(({ id }) => id === 'claim/uncited') as Rule),
      id: 'test/crash',
      check: () => {
        throw new Error('a null too many');
      },
    };
    const { findings } = createChecker({ ...options, rules: [...rules, crashing] }).check(sound);
    expect(findings.map(({ ruleId, path, level, certainty }) => [ruleId, path, level, certainty])).toEqual([
      ['rule-crashed', '/claims/0', 'notice', 'unchecked'],
      ['rule-crashed', '/claims/1', 'notice', 'unchecked'],
    ]);
    expect(findings[0]?.message).toContain('“test/crash” cannot be checked because of a bug');
    expect(findings[0]?.message).toContain('a null too many');
  });

  it('enforces the scope statement if its wording is known', () => {
    const scoped = afterEdits(sound, set('/assessment/scope', 'Words.'));
    const unknown = createChecker(options).check(scoped).findings;
    const known = createChecker({ ...options, scopeStatement: 'Other words.' }).check(scoped).findings;
    expect(unknown.map(({ ruleId }) => ruleId)).toEqual(['scope/unchecked']);
    expect(known.map(({ ruleId }) => ruleId)).toEqual(['scope/differs']);
  });
});

describe('what an edit makes the checker check again', () => {
  function ranAfter<Subject extends keyof Subjects>(
    subject: Subject,
    look: (value: Subjects[Subject], context: Parameters<Rule['check']>[1]) => void,
    edit: Edit,
  ): readonly string[] {
    const { rule, ran } = spy(subject, ((value: Subjects[Subject], context: Parameters<Rule['check']>[1]) => {
      look(value, context);
      return [];
    }) as never);
    const checker = createChecker({ ...options, rules: [rule] });
    checker.check(sound);
    ran.length = 0;
    checker.check(afterEdits(sound, edit));
    return ran;
  }

  it('is one claim if its proposition changes, and no entry that cites it', () => {
    const edit = set('/assessment/claims/0/proposition', 'The Harbour Council');
    expect(ranAfter('claim', () => undefined, edit)).toEqual(['/claims/0']);
    expect(ranAfter('link', ({ link }, context) => context.claim(link.claim_id ?? ''), edit)).toEqual([]);
  });

  it('is every link to a claim if its kind, representation, text or verbatim state changes', () => {
    const look = ({ link: { claim_id } }: Subjects['link'], context: Parameters<Rule['check']>[1]) =>
      context.claim(claim_id ?? '');
    for (const [field, value] of [
      ['claim_kind', 'denial'],
      ['representation', 'paraphrase'],
      ['actual', 'Others.'],
      ['observation_id', 7],
      // The text does not contain these words, so the claim is no longer verbatim.
      ['proposition', 'Others.'],
    ] as const) {
      expect(ranAfter('link', look, set(`/assessment/claims/0/${field}`, value))).toEqual([
        '/power_bases/0/evidence/0',
        '/intent_hypotheses/0/evidence/0',
      ]);
    }
  });

  it('is one link if its reason changes', () => {
    const edit = set('/assessment/intent_hypotheses/0/evidence/1/reason', 'Others.');
    expect(ranAfter('link', () => undefined, edit)).toEqual(['/intent_hypotheses/0/evidence/1']);
  });

  it('is only the new link or entry if one is inserted before others', () => {
    const inserted = (path: string, value: JsonValue): Edit => ({ type: 'insert', path, index: 0, values: [value] });
    const links = '/intent_hypotheses/0/evidence';
    expect(ranAfter('link', () => undefined, inserted(`/assessment${links}`, link('C-002')))).toEqual([`${links}/0`]);
    expect(ranAfter('claim', () => undefined, inserted('/assessment/claims', claim('C-9')))).toEqual(['/claims/0']);
  });

  it('is only the claims whose number of uses changes', () => {
    const look = ({ claim_id }: Subjects['claim'], context: Parameters<Rule['check']>[1]) =>
      context.claimUses(claim_id ?? '');
    expect(ranAfter('claim', look, { type: 'unset', path: '/assessment/contradictions/0' })).toEqual([
      '/claims/0',
      '/claims/1',
    ]);
    expect(ranAfter('claim', look, { type: 'unset', path: '/assessment/power_bases/0/evidence/0' })).toEqual([
      '/claims/0',
    ]);
    const sides = [set('/assessment/contradictions/0', contradiction('C-002', 'C-001'))];
    expect(ranAfter('claim', look, { type: 'batch', edits: sides })).toEqual([]);
  });

  it('is only the links that gain or lose a name if an actor’s names change', () => {
    const look = ({ link, actor_id }: Subjects['link'], context: Parameters<Rule['check']>[1]) =>
      context.claimNamesActor(link.claim_id ?? '', actor_id ?? '');
    const longer = set('/casefile/actors/0/names', ['Harbour Council', 'Counc']);
    expect(ranAfter('link', look, longer)).toEqual([]);
    expect(ranAfter('link', look, set('/casefile/actors/0/names', ['Counc']))).toEqual([
      '/power_bases/0/evidence/0',
      '/intent_hypotheses/0/evidence/0',
    ]);
  });

  it('is not the head if an entry changes, but the head if a list grows', () => {
    expect(ranAfter('document', () => undefined, set('/assessment/claims/0/proposition', 'Others.'))).toEqual([]);
    expect(ranAfter('document', () => undefined, set('/assessment/producer/name', 'Others'))).toEqual(['']);
  });
});
