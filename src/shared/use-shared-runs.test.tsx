import { expect, it } from 'vitest';
import { exampleCasefile, workspaceOf } from '../core/rules/example-workspace.ts';
import type { SharedRun } from '../core/check/compared-words.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { renderHookInDesk, untilRendered } from './rendered.fixtures.tsx';
import { useSharedSpans, useSharedWords } from './use-shared-runs.ts';

type Found = readonly SharedRun[] | undefined;

const [observation] = exampleCasefile.observations;

/** A draft whose observations have these passages. */
function draftOf(...passages: readonly (readonly string[])[]): Workspace {
  const observations = passages.map((ids, at) => ({
    ...(observation as Casefile['observations'][number]),
    observation_id: at + 1,
    passages: ids.map((id) => ({ passage_id: id, text: id })),
  }));
  return { ...workspaceOf({ title: '' }), casefile: { ...exampleCasefile, observations } };
}

function runOf(one: string, other: string): SharedRun {
  const span = { start: 0, end: 1 } as SharedRun['one']['span'];
  return { one: { passageId: one, span }, other: { passageId: other, span }, words: 12, unit: 'word' };
}

it('says that the words are not found yet, and then that the search has failed', async () => {
  let find: ((found: Found) => void) | undefined;
  let fail: (() => void) | undefined;
  const { now, desk } = renderHookInDesk(useSharedWords, draftOf(['A'], ['B']), {
    drafts: { findSharedWords: () => new Promise((resolve, reject) => ([find, fail] = [resolve, reject])) },
  });
  const states = [now()];
  const then = async (change: () => void): Promise<void> => {
    await untilRendered(change);
    states.push(now());
  };
  const replace = () => desk.actions.write(draftOf(['A'], ['B']), { past: [], future: [] });
  await then(() => find?.([runOf('A', 'B')]));
  await then(replace);
  await then(() => find?.(undefined));
  await then(replace);
  await then(() => fail?.());
  expect(states.map(({ runs, lacking }) => [runs.length, lacking])).toEqual([
    [0, 'searching'],
    [1, undefined],
    [1, 'searching'],
    [0, 'failed'],
    [0, 'searching'],
    [0, 'failed'],
  ]);
});

it.each([
  ['an old and a new passage of one observation', [['A', 'B']], []],
  ['passages of two observations', [['A'], ['B']], [2]],
  ['a passage that another observation has, too', [['A', 'B'], ['B']], [2]],
  ['a passage of which another observation has the old one', [['A', 'B'], ['A']], [1]],
])('gives %s as shared only with another observation', async (_, passages, expected) => {
  const { now } = renderHookInDesk(() => useSharedSpans('A'), draftOf(...passages), {
    drafts: { findSharedWords: async () => [runOf('A', 'B')] },
  });
  await untilRendered(() => undefined);
  expect(now().map((span) => span.observation)).toEqual(expected);
});
