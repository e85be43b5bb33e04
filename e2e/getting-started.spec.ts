import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** The steps of a new draft, as a person sees them. */
class Steps {
  readonly panel: Locator;
  readonly current: Locator;

  constructor(readonly desk: Desk) {
    this.panel = desk.editor.getByRole('region', { name: 'Next steps' });
    this.current = this.panel.locator('[aria-current="step"]');
  }

  /** Opens the panel from the outline. */
  async open(): Promise<void> {
    await this.desk.outline.getByRole('button', { name: /^Next: / }).click();
    await expect(this.panel).toBeVisible();
  }
}

test('the line “Next” at the foot of the outline leads to the entry and the field that need work', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/intent_hypotheses/0/evidence': [] } });
  const next = desk.outline.getByRole('button', { name: /^Next: Evidence links/ });
  await next.click();
  await expect(page).toHaveURL(/intent_hypotheses\/1$/);
  await expect(desk.editor.locator('[data-field="/evidence"] :focus')).toBeInViewport();
});

test('a new draft is quiet, and each next step leads to its place', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const steps = new Steps(desk);
  await page.goto('./');
  await page.getByRole('button', { name: 'New assessment' }).click();

  await test.step('nothing is wrong yet', async () => {
    await expect(desk.findings.getByText('5 to complete')).toBeVisible();
    await expect(desk.outline.getByRole('img', { name: /error/ })).toHaveCount(0);
    await expect(desk.editor.getByText('5 to complete')).toBeVisible();
    await expect(steps.panel).toContainText('0 of 5 steps are complete.');
    await expect(steps.current).toContainText('No sources yet');
  });

  await test.step('sources', async () => {
    await expect(desk.passage.getByRole('button', { name: 'Add sources…' })).toBeEnabled();
    const choosing = page.waitForEvent('filechooser');
    await steps.panel.getByRole('button', { name: 'Add sources…' }).click();
    const buffer = Buffer.from('The Harbour Council will close the north channel.');
    await (await choosing).setFiles({ name: 'notice.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('dialog', { name: 'Add sources' }).getByRole('button', { name: 'Add 1 source' }).click();
    await expect(desk.outline.getByRole('button', { name: /^Next: Claims/ })).toContainText('No claims yet');
  });

  await test.step('claims, by keyboard', async () => {
    await steps.open();
    const open = steps.panel.getByRole('button', { name: 'Open passage' });
    await expect(open).toBeFocused();
    await new Keyboard(page).press('Enter');
    await expect(desk.passage).toContainText('The Harbour Council will close the north channel.');
  });

  await test.step('the steps can be hidden and found again', async () => {
    await steps.panel.getByRole('button', { name: 'Hide next steps' }).click();
    await expect(desk.outline.getByRole('button', { name: /^Next: / })).toHaveCount(0);
    await desk.editor.getByRole('button', { name: 'Show next steps' }).click();
    await expect(steps.panel).toBeVisible();
  });

  await test.step('after an export is tried, missing data is an error', async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await page.keyboard.press('Escape');
    await expect(desk.findings.getByText('to complete')).toHaveCount(0);
    await expect(desk.outline.getByRole('img', { name: /error/ })).not.toHaveCount(0);
  });
});
