import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { addAllCues } from '../core/proposals/cues/languages.ts';
import { createChecker, type Checker } from '../core/check/checker.ts';
import { lacksCues, onlyEnglish, setCues } from '../core/proposals/known-cues.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { createDeskStore } from './desk-store.ts';
import { isLarge, type InSlices } from './draft-check.ts';
import { changeOf } from './history.ts';

const small = workspaceOf({ title: 'Small' });

/** A document of many entries, with something to be found in most of them. */
const large: Workspace = {
  ...small,
  assessment: { ...small.assessment, unknowns: Array.from({ length: 1000 }, (_, at) => `${at % 7 === 0} unknown`) },
};

/** A checker, or one that breaks off. */
function checkerThat(breaks: boolean): Checker {
  const breakOff = (): never => {
    throw new Error('Broken off.');
  };
  return breaks ? { check: breakOff, checkSome: breakOff } : createChecker({ digest: sha256 });
}

/**
 * A desk whose first checks go on when they are told to, for so many questions; the first checks break off so often.
 */
function deskByHand(breakOffs = 0) {
  // The desk makes one checker before there is a draft.
  let made = -1;
  const steps: ((enough: () => boolean) => boolean)[] = [];
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker() {
      made += 1;
      return checkerThat(made > 0 && made <= breakOffs);
    },
    clock: () => 0,
    inSlices(step) {
      steps.push(step);
      return () => void steps.splice(steps.indexOf(step), 1);
    },
  });
  /** Goes on with the first check, and gives whether it is done. */
  const goOn = (questions: number): boolean => {
    let asked = questions;
    const done = steps[0]?.(() => (asked -= 1) < 0) ?? true;
    if (done) steps.shift();
    return done;
  };
  return { desk, goOn, underWay: () => steps.length, draft: () => desk.getState().draft };
}

const findingsOf = (workspace: Workspace) => createChecker({ digest: sha256 }).check(workspace).findings;
/** What a draft has when its check is complete. */
const checked = (workspace: Workspace) => ({ unchecked: false, check: { findings: findingsOf(workspace) } });
const rename = (title: string): Edit => ({ type: 'set', path: '/assessment/title', value: title });

describe('the first check of a draft', () => {
  it('is done immediately if the document is small', () => {
    const { desk, underWay, draft } = deskByHand();
    desk.actions.open('d1', small);
    expect(isLarge(small)).toBe(false);
    expect(underWay()).toBe(0);
    expect(draft()).toMatchObject(checked(small));
  });

  it('leaves a large document unchecked until it is complete, with the same findings in the same order', () => {
    const { desk, goOn, draft } = deskByHand();
    desk.actions.open('d1', large);
    expect(isLarge(large)).toBe(true);
    expect(draft()).toMatchObject({ unchecked: true, check: { findings: [] } });
    expect(goOn(3)).toBe(false);
    expect(draft()?.unchecked).toBe(true);
    while (!goOn(10));
    expect(draft()?.unchecked).toBe(false);
    expect(draft()?.check.findings).toEqual(findingsOf(large));
  });

  it('continues with the changed document, whatever is changed and undone meanwhile', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(30), fc.constantFrom('edit', 'undo', 'redo', 'follow')), { maxLength: 8 }),
        (does) => {
          const { desk, goOn, draft } = deskByHand();
          desk.actions.open('d1', large);
          for (const [at, what] of does.entries()) {
            if (typeof what === 'number') goOn(what);
            else if (what === 'edit') desk.actions.dispatch(rename(`Title ${at}`), { label: 'edit' });
            else if (what === 'follow')
              desk.actions.write({ ...large, title: `Title ${at}` }, { past: [], future: [] });
            else desk.actions[what]();
          }
          while (!goOn(1000));
          expect(draft()?.unchecked).toBe(false);
          expect(draft()?.check.findings).toEqual(findingsOf(draft()?.workspace ?? small));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is completed immediately if something needs its result', () => {
    const { desk, goOn, underWay, draft } = deskByHand();
    desk.actions.open('d1', large);
    goOn(2);
    desk.actions.checkNow();
    expect(draft()).toMatchObject(checked(large));
    expect(underWay()).toBe(0);
    const before = draft();
    desk.actions.checkNow();
    expect(draft()).toBe(before);
  });

  describe('of a casefile in another language', () => {
    const quote = 'le Conseil fermera le chenal nord';
    const text = `Le ministre a démenti que ${quote}.`;
    const start = text.indexOf(quote);
    const changes = {
      title: 'French',
      assessment: {
        '/claims/0/span/start': start,
        '/claims/0/span/end': start + quote.length,
        '/claims/0/actual': quote,
        '/claims/0/proposition': quote,
        '/intent_hypotheses': [],
      },
      casefile: { '/observations/0/passages/0/text': text, '/observations/0/language': 'fr' },
    };
    const french = workspaceOf(changes);
    const noHistory = { past: [], future: [] };

    /** A desk without the cues. Each load ends when it is told to. */
    function deskWithoutCues(inSlices?: InSlices) {
      setCues(onlyEnglish);
      const loads: { readonly resolve: () => void; readonly reject: () => void }[] = [];
      const desk = createDeskStore({
        applyEdit,
        changeOf,
        createChecker: () => createChecker({ digest: sha256 }),
        clock: () => 0,
        ...(inSlices ? { inSlices } : {}),
        loadFor({ casefile }) {
          if (!lacksCues(casefile)) return undefined;
          return new Promise<void>((resolve, reject) => loads.push({ resolve, reject })).then(addAllCues);
        },
      });
      const marks = () =>
        desk.getState().draft?.check.findings.filter(({ ruleId }) => ruleId === 'support/changed-by-context').length;
      const isUnchecked = () => desk.getState().draft?.unchecked;
      const end = (how: 'resolve' | 'reject') => {
        for (const load of loads.splice(0)) load[how]();
      };
      return { desk, loads, end, marks, isUnchecked };
    }

    it('waits for the cues, and is repeated when a later casefile needs them', async () => {
      const { desk, end, marks, isUnchecked } = deskWithoutCues();
      desk.actions.open('d1', small);
      desk.actions.write(french, noHistory);
      expect([isUnchecked(), marks()]).toEqual([false, 0]);
      desk.actions.open('d2', french);
      expect(desk.getState().draft).toMatchObject({ unchecked: true, check: { findings: [] } });
      desk.actions.open('d1', small);
      desk.actions.write(french, noHistory);
      end('resolve');
      await expect.poll(marks).toBe(1);
      desk.actions.open('d2', french);
      expect([isUnchecked(), marks()]).toEqual([false, 1]);
    });

    it('loads the cues again after a failure, when its result is needed', async () => {
      const { desk, loads, end, marks, isUnchecked } = deskWithoutCues();
      desk.actions.open('d1', french);
      end('reject');
      await expect.poll(isUnchecked).toBe(false);
      expect([marks(), loads.length]).toEqual([0, 0]);
      desk.actions.checkNow();
      expect(loads).toHaveLength(1);
      end('resolve');
      await expect.poll(marks).toBe(1);
    });

    it('is repeated immediately if something else has loaded the cues after a failure', async () => {
      const { desk, end, marks, isUnchecked } = deskWithoutCues();
      desk.actions.open('d1', french);
      end('reject');
      await expect.poll(isUnchecked).toBe(false);
      addAllCues();
      desk.actions.checkNow();
      expect(marks()).toBe(1);
    });

    it('does not wait for cues that the casefile no longer needs', async () => {
      const { desk, end, isUnchecked } = deskWithoutCues();
      desk.actions.open('d1', french);
      desk.actions.write(small, noHistory);
      end('resolve');
      await expect.poll(isUnchecked).toBe(false);
    });

    it('keeps the findings of a large document while it is repeated', async () => {
      const steps: ((enough: () => boolean) => boolean)[] = [];
      const { desk, end, marks } = deskWithoutCues((step) => {
        steps.push(step);
        return () => void steps.splice(steps.indexOf(step), 1);
      });
      const { unknowns } = large.assessment;
      desk.actions.open('d1', small);
      desk.actions.write({ ...french, assessment: { ...french.assessment, unknowns: unknowns ?? [] } }, noHistory);
      end('resolve');
      await expect.poll(() => steps.length).toBe(1);
      const before = desk.getState().draft?.check.findings ?? [];
      desk.actions.dispatch(rename('Changed'), { label: 'edit' });
      expect(before).not.toEqual([]);
      expect(desk.getState().draft?.check.findings).toEqual(before);
      while (!steps[0]?.(() => false));
      expect(marks()).toBe(1);
    });
  });

  describe('of a draft that opens before the checker is loaded', () => {
    /** A desk whose checker is there once a load ends well. Each load ends when it is told to. */
    function deskWithoutChecker() {
      let isLoaded = false;
      const loads: { readonly resolve: () => void; readonly reject: () => void }[] = [];
      const desk = createDeskStore({
        applyEdit,
        changeOf,
        createChecker: () => (isLoaded ? createChecker({ digest: sha256 }) : undefined),
        clock: () => 0,
        loadFor() {
          if (isLoaded) return undefined;
          return new Promise<void>((resolve, reject) => loads.push({ resolve, reject })).then(() => {
            isLoaded = true;
          });
        },
      });
      const end = (how: 'resolve' | 'reject') => {
        for (const load of loads.splice(0)) load[how]();
      };
      return { desk, end };
    }

    it('waits for it, and checks what was typed meanwhile', async () => {
      const { desk, end } = deskWithoutChecker();
      desk.actions.open('d1', small);
      desk.actions.dispatch(rename('Changed'), { label: 'edit' });
      desk.actions.checkNow();
      expect(desk.getState().draft).toMatchObject({ unchecked: true, uncheckable: false, check: { findings: [] } });
      end('resolve');
      await expect.poll(() => desk.getState().draft?.unchecked).toBe(false);
      const { draft } = desk.getState();
      expect(draft?.check.findings).toEqual(findingsOf(draft?.workspace ?? small));
      expect(draft?.workspace.assessment.title).toBe('Changed');
    });

    it('says that it is impossible if it cannot be loaded, and tries again when its result is needed', async () => {
      const { desk, end } = deskWithoutChecker();
      desk.actions.open('d1', small);
      end('reject');
      await expect.poll(() => desk.getState().draft?.uncheckable).toBe(true);
      desk.actions.dispatch(rename('Changed'), { label: 'edit' });
      expect(desk.getState().draft).toMatchObject({ unchecked: true, uncheckable: true });
      desk.actions.checkNow();
      end('resolve');
      await expect.poll(() => desk.getState().draft?.unchecked).toBe(false);
      expect(desk.getState().draft?.check.findings).toEqual(findingsOf(desk.getState().draft?.workspace ?? small));
    });
  });

  it('ends when the draft is closed, and reports nothing about the next one', () => {
    const { desk, goOn, underWay, draft } = deskByHand();
    desk.actions.open('d1', large);
    desk.actions.open('d2', small);
    expect(underWay()).toBe(0);
    expect(draft()).toMatchObject({ id: 'd2', unchecked: false });
    desk.actions.open('d3', large);
    desk.actions.close();
    expect(underWay()).toBe(0);
    expect(goOn(1)).toBe(true);
    expect(draft()).toBeNull();
  });

  it('is repeated in one piece after an error', () => {
    const { desk, goOn, draft } = deskByHand(1);
    desk.actions.open('d1', large);
    expect(goOn(3)).toBe(true);
    expect(draft()).toMatchObject(checked(large));
  });

  it('reports that it is impossible after a second error, and allows changes of the document', () => {
    const { desk, goOn, draft } = deskByHand(2);
    desk.actions.open('d1', large);
    expect(() => goOn(3)).toThrow('Broken off.');
    expect(draft()).toMatchObject({ unchecked: true, uncheckable: true });
    desk.actions.dispatch(rename('Changed'), { label: 'edit' });
    expect(draft()).toMatchObject({ uncheckable: true, workspace: { assessment: { title: 'Changed' } } });
    desk.actions.open('d2', large);
    expect(draft()).toMatchObject({ unchecked: true, uncheckable: false });
  });

  it('ends without a result after an error in a check that is needed now, and can be repeated', () => {
    const { desk, goOn, draft } = deskByHand(3);
    desk.actions.open('d1', large);
    expect(() => goOn(3)).toThrow('Broken off.');
    desk.actions.checkNow();
    expect(draft()).toMatchObject({ unchecked: true, uncheckable: true });
    desk.actions.dispatch(rename('Changed'), { label: 'edit' });
    desk.actions.checkNow();
    expect(draft()).toMatchObject({ uncheckable: false, ...checked(draft()?.workspace ?? small) });
  });

  it('treats a document with long texts as a large one', () => {
    const observation = small.casefile?.observations[0];
    const passages = [{ passage_id: `sha256:${'0'.repeat(64)}` as const, text: 'x'.repeat(500_000) }];
    const casefile = small.casefile && { ...small.casefile, observations: [{ ...observation!, passages }] };
    expect(isLarge({ ...small, casefile })).toBe(true);
  });
});
