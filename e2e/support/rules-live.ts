/** What the journeys through the rules share. */
import type { Locator } from '@playwright/test';
import type { Desk } from './desk.ts';
import { expect } from './guarded-test.ts';

/** The words of the small desk's first claim. */
export const council = 'The Harbour Council will close the north channel on Monday.';

/** What a person sees of one fault, from its beginning to its end. */
export interface Fault {
  /** Words of the finding's sentence. */
  readonly says: RegExp;
  /** The control that the finding leads to. */
  readonly leadsTo: Locator;
  /** Words that the field itself says, where it says them. */
  readonly atField?: Locator;
  /** The words in the passage that are marked strongest after following. */
  readonly shows?: string;
}

/** The finding is in the panel and at its field, and leads there. */
export async function seen(desk: Desk, { says, leadsTo, atField, shows }: Fault): Promise<void> {
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(leadsTo).toBeFocused();
  await expect(atField ?? desk.editor.getByText(says)).toBeVisible();
  if (shows === undefined) return;
  const marked = desk.passage.locator('mark[data-active]');
  await expect.poll(async () => (await marked.allTextContents()).join('')).toContain(shows);
}

/** Takes an offered fix; the finding goes, undo brings it back, redo takes it away again. */
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

/** Nothing at all is found. */
export async function sound(desk: Desk): Promise<void> {
  for (const words of ['0 errors', '0 violations', '0 notices'])
    await expect(desk.findings.getByRole('button', { name: words })).toBeVisible();
}

/** An observation beside the small desk's own. */
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
