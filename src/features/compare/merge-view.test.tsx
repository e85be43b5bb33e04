import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { small } from '../../shared/desk.fixtures.ts';
import { untilRendered, renderHookInDesk } from '../../shared/rendered.fixtures.tsx';
import type { Comparing, MergeState, MergeWork } from '../../store/comparing.ts';
import type { VersionCommands } from '../../store/version-commands.ts';
import { useMerge } from './merge-view.tsx';
import type { CompareChoices, Version } from './version.ts';

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
  const versions: Partial<VersionCommands> = { comparing: async () => ({ merge }) as Partial<Comparing> as Comparing };
  function useMergeOfChoices() {
    const [{ version, choices }, show] = useState<Pick<CompareChoices, 'choices'> & { readonly version: Version }>({
      version: one,
      choices: {},
    });
    return { ...useMerge(version, null, choices), show };
  }
  const { now, screen } = renderHookInDesk(useMergeOfChoices, small, { versions: versions as VersionCommands });
  return { now, screen, closed };
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
