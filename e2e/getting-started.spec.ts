import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('dates in ordinary words are read, explained and stored', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Power bases', /^PB-001/);
  const start = desk.editor.getByRole('textbox', { name: 'Time scope start' });
  const end = desk.editor.getByRole('textbox', { name: 'Time scope end' });

  await test.step('a start and an end, each with what was assumed', async () => {
    await start.fill('14 July 2026');
    await expect(desk.editor.getByText('Tue, 14 July 2026, 00:00:00, UTC. Time and zone assumed.')).toBeVisible();
    await start.press('Tab');
    await expect(start).toHaveValue('2026-07-14T00:00:00Z');
    await end.fill('July 2026');
    await end.press('Enter');
    await expect(end).toHaveValue('2026-07-31T23:59:59Z');
  });

  await test.step('one undo restores a whole date', async () => {
    await desk.undo();
    await expect(end).toHaveValue('');
    await desk.redo();
    await expect(end).toHaveValue('2026-07-31T23:59:59Z');
  });

  await test.step('a date with two meanings waits for an answer', async () => {
    await start.fill('3/4/2026');
    await end.focus();
    await expect(start).toHaveValue('3/4/2026');
    await desk.editor.getByRole('button', { name: 'Use 4 March 2026' }).click();
    await expect(start).toHaveValue('2026-03-04T00:00:00Z');
  });

  await test.step('a text that is not a date stays, and nothing is stored', async () => {
    await end.fill('in spring');
    await start.focus();
    await expect(desk.editor.getByRole('alert')).toContainText('“spring” is not part of a date.');
    await desk.openEntry('Intent hypotheses', /^IH-001/);
    await desk.openEntry('Power bases', /^PB-001/);
    await expect(end).toHaveValue('in spring');
    await end.press('Escape');
    await expect(end).toHaveValue('2026-07-31T23:59:59Z');
    const { document } = await desk.exportAssessment();
    expect(document.power_bases[0]?.time_scope).toEqual({
      start: '2026-03-04T00:00:00Z',
      end: '2026-07-31T23:59:59Z',
    });
  });
});

test('the casefile accepts dates in words, and its fields have help and counters', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.section('Casefile').click();
  const screen = page.getByRole('region', { name: 'Casefile' });
  await screen
    .getByRole('button', { name: /On the north channel/ })
    .first()
    .click();
  const published = screen.getByRole('textbox', { name: 'Published' });
  await published.fill('١٤ يوليو ٢٠٢٦، ٠٩:٣٠');
  await published.press('Tab');
  await expect(published).toHaveValue('2026-07-14T09:30:00Z');
  await expect(screen.getByText(/Tue, 14 July 2026, 09:30:00, UTC. Seconds and zone assumed./)).toBeVisible();
  await published.fill('July 2026');
  await published.press('Tab');
  await expect(screen.getByRole('alert')).toContainText('The day is missing.');
  const link = screen.getByRole('link', { name: 'Help: Published', exact: true });
  await expect(link).toHaveAttribute('href', '#/help/field/observation/published-at');
  await screen.getByRole('tab', { name: /^Actors/ }).click();
  await screen.getByRole('button', { name: /^Harbour Council/ }).click();
  await screen.getByRole('textbox', { name: 'Actor ID' }).focus();
  await expect(screen.getByText('185 of 200 left')).toBeVisible();
});

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
