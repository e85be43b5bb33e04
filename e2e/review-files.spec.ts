/** Review files that are opened with a draft, and that leave it again. */
import { Desk } from './support/desk.ts';
import { downloaded } from './support/downloads.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { test as guarded } from './support/guarded-test.ts';
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
  const format = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const exporting = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await format(name).check();
  };
  const download = () => downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  await openSmallDesk(desk);

  await test.step('one review with other IDs is matched by content, and exported exactly as it was made', async () => {
    const text = reviewFile(mara).replaceAll('C-001', 'C-901');
    await dropFiles(desk.editor, [{ name: 'mara.review.json', text }]);
    await expect(page.getByText('1 verdict was matched by content: C-901 is now C-001.')).toBeVisible();
    expect(JSON.parse(await desk.export(/^review file$/i))).toEqual(JSON.parse(reviewFile(mara)));
    await desk.undo();
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(format('Review file')).toBeDisabled();
    await expect(format('Review report')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect(page.getByText(/3 verdicts by Jón Ævarsson/)).toBeVisible();

  await test.step('a desk file names the reviewers in it, and can be exported without their verdicts', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await exporting('Desk file');
    const include = dialog.getByRole('checkbox', { name: 'Include verdicts' });
    await expect(include).toHaveAccessibleDescription(/^5 verdicts by Mara Quinn and Jón Ævarsson\. Anyone/);
    await expect(include).toBeInViewport({ ratio: 1 });
    await expect(include).toBeChecked();
    await include.press('Space');
    expect(reviewersIn((await download()).text)).toEqual([]);
    expect(reviewersIn(await desk.export(/^desk file$/i))).toEqual(['Mara Quinn', 'Jón Ævarsson']);
  });

  await test.step('a STIX bundle contains the verdicts as opinions only if the person chooses so', async () => {
    const opinionsWith = async (keys: string): Promise<number> => {
      await exporting('STIX bundle');
      const choice = dialog.getByRole('checkbox', { name: 'Include verdicts as opinions' });
      await expect(choice).toHaveAccessibleDescription(/^5 verdicts by Mara Quinn and Jón Ævarsson\. Accept becomes/);
      await expect(choice).not.toBeChecked();
      if (keys) await choice.press(keys);
      await expect(dialog).toContainText(keys ? '.opinions.stix.json' : '.stix.json');
      const bundle = JSON.parse((await download()).text) as { objects: { type: string }[] };
      return bundle.objects.filter(({ type }) => type === 'opinion').length;
    };
    expect(await opinionsWith('')).toBe(0);
    expect(await opinionsWith('Space')).toBe(5);
  });

  await test.step('the review report is exported as a page, and from the verdicts as a table', async () => {
    expect(await desk.export(/^review report$/i)).toContain(
      '<bdi>Mara Quinn</bdi></b> and <b><bdi>Jón Ævarsson</bdi></b> gave the same verdict on 0 of',
    );
    const verdicts = await desk.view('Verdicts');
    await verdicts.getByRole('button', { name: 'Export report' }).press('Enter');
    const table = await downloaded(page, () => page.getByRole('menuitem', { name: 'Table (CSV)' }).press('Enter'));
    expect(table.name).toMatch(/\.verdicts\.csv$/);
    expect(table.text).toContain('"Is there a statute?"');
    await expect(page.getByRole('button', { name: 'Export report' })).toBeFocused();
  });
});

// In a page of its own, because a draft that is open could take the review.
guarded('a review that does not match is not opened, or says what does not match', async ({ page }) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog');
  const dropped = async (text: string): Promise<void> => {
    await dropFiles(desk.editor, [{ name: 'dropped.review.json', text }]);
  };
  await page.goto('./');
  await desk.openFile('mara.review.json', reviewFile(mara));
  await expect(dialog).toContainText('This is a review file. Open the draft that it reviews, “The north channel”');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await openSmallDesk(desk);
  await dropped(reviewFile(mara).replace(/"digest_sha256": "[0-9a-f]{64}"/, `"digest_sha256": "${'0'.repeat(64)}"`));
  await expect(dialog).toContainText(/Line \d+, column \d+: verdict 1 was skipped: its checksum does not match/);
  await expect(dialog).toContainText('1 verdict by Mara Quinn');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const other = { '/claims/0/actual': 'Something else.', '/claims/1/actual': 'Something else again.' };
  await openSmallDesk(desk, { assessment: other });
  await dropped(reviewFile(mara).replaceAll('PB-001', 'PB-X').replaceAll('IH-001', 'IH-X'));
  await expect(dialog).toContainText('This review does not match anything in this draft.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dropped(reviewFile(mara).replace('"title": "The north channel"', '"title": "The south channel"'));
  await expect(dialog).toContainText('This review may be of another assessment. It reviews “The south channel”');
});
