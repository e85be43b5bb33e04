import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { renderHookInDesk } from '../../shared/rendered.fixtures.tsx';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import type { SavedVersion, VersionCommands } from '../../store/version-commands.ts';
import { useProposal, type Proposal } from './base-proposal.tsx';
import type { Version } from './version.ts';

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
  const versions: Partial<VersionCommands> = {
    listVersions: async () => history.map(([version]) => version),
    readVersion: async (id) => {
      const workspace = history.find(([version]) => version.id === id)?.[1];
      if (!workspace) throw new Error('This version is damaged.');
      return workspace;
    },
  };
  const version: Version = { key: '1', name: 'the file', workspace: theirs, holds: 'desk', isEarlier: false };
  const { now } = renderHookInDesk(() => useProposal(version), mine, { versions: versions as VersionCommands });
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
