import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { small } from '../../shared/desk.fixtures.ts';
import { untilRendered, renderHookInDesk, type GivenStores } from '../../shared/rendered.fixtures.tsx';
import type { Comparing, MergeState, MergeWork } from '../../desk/comparing.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';
import { useMerge, useProposal, type Proposal } from './merge-view.tsx';
import type { CompareChoices, Version } from './version.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';

const versionOf = (title: string): Version => ({
  ...{ key: title, name: title, holds: 'desk', isEarlier: false },
  workspace: { ...small, title },
});
const [one, two] = [versionOf('One'), versionOf('Two')];

/** Renders the merge of “One” without choices. `ask` answers for the version with this title. */
function renderMerge(ask: (title: string, choices: CompareChoices['choices']) => Promise<MergeState>) {
  const closed: string[] = [];
  const merge: Comparing['merge'] = ({ theirs: { title } }) => {
    const work: MergeWork = {
      ask: (choices) => ask(title, choices),
      outcome: () => new Promise<never>(() => undefined),
      close: () => void closed.push(title),
    };
    return work;
  };
  function useMergeOfChoices() {
    const [{ version, choices }, show] = useState<Pick<CompareChoices, 'choices'> & { readonly version: Version }>({
      version: one,
      choices: {},
    });
    return { ...useMerge(version, null, choices), show };
  }
  const versions = { comparing: async () => ({ merge }) as Partial<Comparing> as Comparing };
  return { ...renderHookInDesk(useMergeOfChoices, small, { versions }), closed };
}

it('starts one merge for each version, asks it again for other choices, and closes it afterwards', async () => {
  const asked: string[] = [];
  const { now, screen, closed } = renderMerge(async (title, choices) => {
    asked.push(`${title} ${Object.values(choices).join()}`);
    return { ok: true, conflicts: [], notes: [] };
  });
  await waitFor(() => expect(now().state.kind).toBe('done'));
  const choices = { conflict: 'mine' } as const;
  await untilRendered(() => now().show({ version: one, choices }));
  await waitFor(() => expect(asked).toContain('One mine'));
  expect(closed).toEqual([]);
  await untilRendered(() => now().show({ version: two, choices }));
  await waitFor(() => expect(asked).toContain('Two mine'));
  expect(closed).toEqual(['One']);
  await untilRendered(() => screen.unmount());
  expect([asked, closed]).toEqual([
    ['One ', 'One mine', 'Two mine'],
    ['One', 'Two'],
  ]);
});

it('still shows the last conflicts while another choice is processed', async () => {
  const answers: ((state: MergeState) => void)[] = [];
  const { now } = renderMerge(() => new Promise((resolve) => answers.push(resolve)));
  await waitFor(() => expect(answers).toHaveLength(1));
  const conflicts: MergeState = { ok: true, conflicts: [], notes: ['A note.'] };
  await untilRendered(() => answers[0]?.(conflicts));
  await untilRendered(() => now().show({ version: one, choices: { conflict: 'both' } }));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(now().state).toEqual({ kind: 'done', value: conflicts });
});

const title = small.title;
const mine = workspaceOf({ title, assessment: { '/claims/0/proposition': 'The council closes a channel.' } });
const theirs = workspaceOf({ title, assessment: { '/power_bases/0/description': 'It can close the channel.' } });
const counts = {} as SavedVersion['counts'];
const saved = (id: string, exportedAs?: string): SavedVersion => ({
  ...{ id, at: 0, reason: `reason ${id}`, counts },
  ...(exportedAs !== undefined && { exportedAs }),
});

/** Returns the proposal of a search in a version history. */
async function proposalFrom(history: readonly (readonly [SavedVersion, Workspace])[]): Promise<Proposal | null> {
  const versions: GivenStores['versions'] = {
    listVersions: async () => history.map(([version]) => version),
    readVersion: async (id) => {
      const workspace = history.find(([version]) => version.id === id)?.[1];
      if (!workspace) throw new Error('This version is damaged.');
      return workspace;
    },
  };
  const version: Version = { key: '1', name: 'the file', workspace: theirs, holds: 'desk', isEarlier: false };
  const { now } = renderHookInDesk(() => useProposal(version), mine, { versions });
  await waitFor(() => expect(now().kind).toBe('done'));
  const work = now();
  return work.kind === 'done' ? work.value : null;
}

it('proposes the version that both sides differ from the least', async () => {
  const proposal = await proposalFrom([
    [saved('later'), mine],
    [saved('base'), small],
    [saved('other'), workspaceOf({ title: 'Another draft', assessment: { '/claims': [], '/power_bases': [] } })],
  ]);
  expect(proposal?.version.workspace).toBe(small);
});

it('prefers an exported version to an equal one, because others may have started from it', async () => {
  const proposal = await proposalFrom([
    [saved('automatic'), { ...small }],
    [saved('exported', 'draft.desk.json'), { ...small }],
  ]);
  expect(proposal?.version.name).toContain('reason exported');
});
