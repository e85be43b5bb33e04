import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi, describe } from 'vitest';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { SampleName } from '../../desk/file-commands.ts';
import { DraftRow } from './draft-row.tsx';
import { Library, matchingDrafts } from './library.tsx';
import type { DraftSummary } from '../../desk/library-store.ts';

it('opens the menu of samples if its button was pressed before its code has loaded', async () => {
  const onOpenSample = vi.fn<(name: SampleName) => void>();
  const nothing = (): void => undefined;
  const { screen } = renderInDesk(
    <Library onOpenFile={nothing} onOpenSample={onOpenSample} onExportAll={nothing} version="1" />,
  );
  const button = screen.getByRole('button', { name: 'Open sample' });
  act(() => button.focus());
  fireEvent.click(button);
  // An impatient second press does not take the first one back.
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const item = await screen.findByRole('menuitem', { name: /^Finished assessment/ });
  expect(screen.getByRole('button', { name: 'Open sample', expanded: true })).toBe(button);
  await expect.poll(() => document.activeElement).toBe(item);

  fireEvent.keyDown(item, { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Finished assessment/ }));
  expect(onOpenSample).toHaveBeenCalledWith('finished');
});

const none = { claims: 0, powerBases: 0, intents: 0, contradictions: 0, unknowns: 0 };

function draft(title: string): DraftSummary {
  return { id: title, title, changedAt: 0, counts: none };
}

it('says of each draft what its findings mean for an export', async () => {
  const counts = { errors: 0, violations: 0, toComplete: 0 };
  const cases = [
    [undefined, 'Not checked'],
    [null, ''],
    [counts, 'Ready to export'],
    [{ ...counts, errors: 3, violations: 1, toComplete: 2 }, '3 errors'],
    [{ ...counts, violations: 1, toComplete: 2 }, '1 violation'],
    [{ ...counts, toComplete: 2 }, '2 to complete'],
  ] as const;
  for (const [findings, words] of cases) {
    const { screen } = renderInDesk(<DraftRow draft={{ ...draft('One'), findings }} now={0} />);
    const text = (await screen.findByRole('listitem')).textContent.replace(/ (?=Ready|\d)/, '');
    expect(text).toBe(`OneNo entries${words}just now`);
    screen.unmount();
  }
});

describe('matchingDrafts', () => {
  const drafts = [draft('Strait of Hesper'), draft('Grain quota'), draft('Grain and the strait')];

  it('requires every word, in any order and case', () => {
    expect(matchingDrafts(drafts, 'STRAIT grain').map(({ title }) => title)).toEqual(['Grain and the strait']);
  });

  it('returns all drafts for an empty query', () => {
    expect(matchingDrafts(drafts, ' ')).toBe(drafts);
  });
});
