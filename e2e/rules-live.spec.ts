/** Findings as a person meets them: at a field, in the passage, and with a fix that can be undone. */
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** The text of the small desk’s first claim. */
const council = 'The Harbour Council will close the north channel on Monday.';

/** Expects the finding in the panel and at its field, and follows it to the field and to the text in the passage. */
async function expectFinding(desk: Desk, says: RegExp, leadsTo: Locator, shows = ''): Promise<void> {
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(leadsTo).toBeFocused();
  await expect(desk.editor.getByText(says)).toBeVisible();
  const marked = desk.passage.locator('mark[data-active]');
  await expect.poll(async () => (await marked.allTextContents()).join('')).toContain(shows);
}

/** Applies an offered fix, after its preview if it has one, and expects that it can be undone and redone. */
async function expectFix(desk: Desk, says: RegExp, name: RegExp, preview: readonly string[] = []): Promise<void> {
  await desk.finding(says).getByRole('button', { name }).click();
  if (preview.length > 0) {
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

test('a finding leads to its field and its text, disappears as the person types, and its fix can be undone', async ({
  page,
}) => {
  const desk = new Desk(page);
  const source = desk.editor.getByRole('group', { name: 'Actual text' });

  await test.step('an empty field is an error until it has text', async () => {
    await openSmallDesk(desk);
    for (const words of ['0 errors', '0 violations', '0 notices'])
      await expect(desk.findings.getByRole('button', { name: words })).toBeVisible();
    await desk.openEntry('Power bases', /PB-001/);
    const field = desk.editor.getByLabel('Description');
    await field.fill('');
    const says = /Description.*(empty|at least|write)/i;
    await desk.openEntry('Claims', /C-002/);
    await expectFinding(desk, says, field);
    await page.keyboard.type('It');
    await expect(desk.finding(says)).toHaveCount(0);
  });

  await test.step('a property that is not in the contract stays until it is removed', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/mood': 'grave' } });
    await desk.follow(/mood/);
    await expect(desk.editor.getByRole('region', { name: 'Unknown properties' })).toContainText('grave');
    await desk.editor.getByRole('button', { name: 'Remove mood' }).click();
    await expect(desk.finding(/mood/)).toHaveCount(0);
    await desk.undo();
    await expectFix(desk, /mood/, /^Remove/);
  });

  await test.step('a span that starts one character too late', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/0/span/start': 1, '/claims/0/span/end': 60 } });
    const says = /The passage says “he Harbour/;
    await expectFinding(desk, says, source, council.slice(1));
    await expectFix(desk, says, /^Move the span to 0–59 \(exact match\)$/);
  });

  await test.step('text that differs from the passage is shown before it is replaced', async () => {
    const wrong = council.replace('Monday', 'Sunday');
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': wrong, '/claims/0/proposition': wrong } });
    await expectFix(desk, /The passage says “.*at this span/, /^Use the passage text at 0–59…/, ['Sunday', 'Monday']);
    await desk.openEntry('Claims', /^C-001/);
    await expect(desk.editor.getByLabel('Actual text')).toHaveText(council);
  });

  await test.step('text that is in no passage is searched in the passages', async () => {
    const invented = 'Fishing boats left the old basin before dawn with nobody aboard.';
    await openSmallDesk(desk, { assessment: { '/claims/0/actual': invented, '/claims/0/proposition': invented } });
    const says = /No passage in the casefile contains this text or similar text/;
    await expectFinding(desk, says, source);
    await desk.finding(says).getByRole('button', { name: 'Search the passages', exact: true }).click();
    await expect(desk.passage.getByLabel('Find in passage')).toBeFocused();
    await page.keyboard.type('Harbour Council');
    await page.keyboard.press('Enter');
    await desk.passage.getByRole('button', { name: 'Use as span for C-001' }).click();
    await expect(desk.finding(says)).toHaveCount(0);
  });
});
