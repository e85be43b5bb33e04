import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { setField } from '../../core/workspace/edits.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { useFollowWork } from './use-follow-work.ts';

const casefile = small.casefile as Casefile;
const [observation] = casefile.observations;
const first = observation?.passages[0]?.passage_id ?? '';
const link = (claim_id: string) => ({ claim_id, effect: 'supports', reason: 'It says so.' });

/** Two passages: C-001 and C-002 are in the first one, C-003 in the second. */
const workspace = {
  ...workspaceOf({
    title: '',
    assessment: {
      '/claims/2': { claim_id: 'C-003', observation_id: 2, passage_id: 'second', span: { start: 0, end: 4 } },
      '/power_bases/0/evidence': [link('C-003'), link('C-001'), link('C-002')],
      '/intent_hypotheses/0/evidence': [link('C-003'), link('C-009')],
    },
  }),
  casefile: {
    ...casefile,
    observations: [
      ...casefile.observations,
      { ...observation, observation_id: 2, passages: [{ passage_id: 'second', text: 'More is said.' }] },
    ],
  } as Casefile,
};

function Follower() {
  useFollowWork();
  return null;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function renderFollower() {
  const made = renderInDesk(<Follower />, workspace);
  const { view } = made;
  const select = async (section: 'power_bases' | 'intent_hypotheses' | 'claims', index = 0, field?: string) => {
    await untilRendered(() => view.actions.select({ section, index }, field));
    await nextFrame();
  };
  return { ...made, shown: () => view.getState().passageId, select };
}

it('shows the passage with most of the cited spans, and that of a claim', async () => {
  const { shown, select } = renderFollower();
  await select('power_bases');
  expect(shown()).toBe(first);
  await select('intent_hypotheses');
  expect(shown()).toBe('second');
  await select('claims', 1);
  expect(shown()).toBe(first);
});

it('does not scroll away from a person’s place until another entry is selected', async () => {
  const { edit, view, shown, select } = renderFollower();
  await select('power_bases');
  await untilRendered(() => view.actions.showPassage('second', 2));
  await select('power_bases', 0, '/description');
  await edit(setField('/assessment/power_bases/0/description', 'Other words.'));
  expect(shown()).toBe('second');
  await untilRendered(() => view.actions.showClaim(2, 'second', 2));
  await select('power_bases', 0, '/domain');
  expect(shown()).toBe('second');
  await select('claims', 0);
  await select('power_bases');
  expect(shown()).toBe(first);
});

it('leaves the passage to a claim that is shown together with its entry', async () => {
  const { view, shown } = renderFollower();
  await untilRendered(() => {
    view.actions.select({ section: 'power_bases', index: 0 });
    view.actions.showClaim(2, 'second', 2);
  });
  await nextFrame();
  expect(shown()).toBe('second');
});

it('continues where it was when the panel is mounted again', async () => {
  const { view, shown, select } = renderFollower();
  await select('power_bases');
  await untilRendered(() => view.actions.showPassage('second', 2));
  renderInDesk(<Follower />, workspace, { view });
  await nextFrame();
  expect(shown()).toBe('second');
});
