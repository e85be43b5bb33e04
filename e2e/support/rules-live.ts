/** Shared helpers for the tests of the rules. */
import type { Locator } from '@playwright/test';
import type { Desk } from './desk.ts';
import { expect } from './guarded-test.ts';

/** The text of the small desk's first claim. */
export const council = 'The Harbour Council will close the north channel on Monday.';

/** How the interface shows one finding, until it is fixed. */
export interface Fault {
  /** Part of the finding's message. */
  readonly says: RegExp;
  /** The control that the finding leads to. */
  readonly leadsTo: Locator;
  /** Text that the field shows, if any. */
  readonly atField?: Locator;
  /** The text in the passage that is marked as active after following the finding. */
  readonly shows?: string;
}

/** Checks that the finding is in the panel and at its field, and leads there. */
export async function seen(desk: Desk, { says, leadsTo, atField, shows }: Fault): Promise<void> {
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(leadsTo).toBeFocused();
  await expect(atField ?? desk.editor.getByText(says)).toBeVisible();
  if (shows === undefined) return;
  const marked = desk.passage.locator('mark[data-active]');
  await expect.poll(async () => (await marked.allTextContents()).join('')).toContain(shows);
}

/** Applies a fix. The finding disappears, returns on undo, and disappears on redo. */
export async function mended(
  desk: Desk,
  says: RegExp,
  fix: string | RegExp,
  preview?: readonly string[],
): Promise<void> {
  const button = desk
    .finding(says)
    .getByRole('button', typeof fix === 'string' ? { name: fix, exact: true } : { name: fix });
  await button.click();
  if (preview) {
    const shown = desk.page.getByRole('dialog');
    for (const words of preview) await expect(shown).toContainText(words);
    await expect(desk.finding(says)).toHaveCount(1);
    await shown.getByRole('button', { name: 'Apply' }).click();
  }
  await expect(desk.finding(says)).toHaveCount(0);
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.redo();
  await expect(desk.finding(says)).toHaveCount(0);
}

/** Checks that there are no findings. */
export async function sound(desk: Desk): Promise<void> {
  for (const words of ['0 errors', '0 violations', '0 notices'])
    await expect(desk.findings.getByRole('button', { name: words })).toBeVisible();
}

/** An observation in addition to the small desk's own. */
export const second = {
  observation_id: 2,
  title: 'On the south channel',
  canonical_url: null,
  publisher_actor_id: null,
  published_at: null,
  retrieved_at: null,
  language: 'en',
  passages: [],
};
