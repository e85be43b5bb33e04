/** Review files that are opened with a draft, and that leave it again. */
import { Desk } from './support/desk.ts';
import { downloaded, dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { jon, mara, reviewFile, type ReviewToMake } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

const named = (review: ReviewToMake, name: string) => ({ name, text: reviewFile(review) });

function reviewersIn(text: string): readonly string[] {
  const { reviews = [] } = JSON.parse(text) as { reviews?: { reviewer: { name: string } }[] };
  return reviews.map(({ reviewer }) => reviewer.name);
}

test('review files are added to the open draft, and leave it exactly as they were', async ({ page }) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await openSmallDesk(desk);

  await test.step('a review that does not match says so, and one that matches by content says how', async () => {
    const refused = page.getByRole('dialog');
    const wrong = reviewFile(mara).replace(/"digest_sha256": "[0-9a-f]{64}"/, `"digest_sha256": "${'0'.repeat(64)}"`);
    await dropFiles(desk.editor, [{ name: 'wrong.review.json', text: wrong }]);
    await expect(refused).toContainText(/Line \d+, column \d+: verdict 1 was skipped: its checksum does not match/);
    await refused.getByRole('button', { name: 'Close' }).click();
    await desk.undo();
    const text = reviewFile(mara).replaceAll('C-001', 'C-901');
    await dropFiles(desk.editor, [{ name: 'mara.review.json', text }]);
    await expect(page.getByText('1 verdict was matched by content: C-901 is now C-001.')).toBeVisible();
    expect(JSON.parse(await desk.export(/^review file$/i))).toEqual(JSON.parse(reviewFile(mara)));
    await desk.undo();
  });

  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect(page.getByText(/3 verdicts by Jón Ævarsson/)).toBeVisible();

  await test.step('a desk file names the reviewers in it, and can be exported without their verdicts', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Export…' }).click();
    await dialog.getByRole('radio', { name: 'Desk file', exact: true }).check();
    const include = dialog.getByRole('checkbox', { name: 'Include verdicts' });
    await expect(include).toHaveAccessibleDescription(/^5 verdicts by Mara Quinn and Jón Ævarsson\. Anyone/);
    await expect(include).toBeInViewport({ ratio: 1 });
    await include.press('Space');
    const without = await downloaded(page, () => dialog.getByRole('button', { name: 'Download desk file' }).click());
    await page.keyboard.press('Escape');
    expect(reviewersIn(without.text)).toEqual([]);
    expect(reviewersIn(await desk.export(/^desk file$/i))).toEqual(['Mara Quinn', 'Jón Ævarsson']);
  });

  await test.step('the verdicts are exported as a table', async () => {
    const verdicts = await desk.view('Verdicts');
    await verdicts.getByRole('button', { name: 'Export report' }).press('Enter');
    const table = await downloaded(page, () => page.getByRole('menuitem', { name: 'Table (CSV)' }).press('Enter'));
    expect(table.name).toMatch(/\.verdicts\.csv$/);
    expect(table.text).toContain('"Is there a statute?"');
    await expect(page.getByRole('button', { name: 'Export report' })).toBeFocused();
  });

  await test.step('a review of another assessment is not opened, or says that it may be one', async () => {
    const refused = page.getByRole('dialog');
    const other = { '/claims/0/actual': 'Something else.', '/claims/1/actual': 'Something else again.' };
    await openSmallDesk(desk, { assessment: other });
    const elsewhere = reviewFile(mara).replaceAll('PB-001', 'PB-X').replaceAll('IH-001', 'IH-X');
    await dropFiles(desk.editor, [{ name: 'elsewhere.review.json', text: elsewhere }]);
    await expect(refused).toContainText('This review does not match anything in this draft.');
    await refused.getByRole('button', { name: 'Close' }).click();
    const south = reviewFile(mara).replace('"title": "The north channel"', '"title": "The south channel"');
    await dropFiles(desk.editor, [{ name: 'south.review.json', text: south }]);
    await expect(refused).toContainText('This review may be of another assessment. It reviews “The south channel”');
  });
});
