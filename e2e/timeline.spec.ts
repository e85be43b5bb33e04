import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

/** The rows of the shown table, from top to bottom of its scrolled content. */
async function tableRows(page: Page, name: string): Promise<readonly string[]> {
  const table = page.getByRole('table', { name });
  const count = Number(await table.getAttribute('aria-rowcount'));
  const rows = new Map<number, string>();
  while (rows.size < count) {
    for (const row of await table.getByRole('row').all())
      rows.set(
        Number(await row.getAttribute('aria-rowindex')),
        (await row.getByRole('cell').allTextContents()).join(' | '),
      );
    await table.evaluate((element) => element.scrollBy(0, element.clientHeight / 2));
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row)
    .slice(1);
}

test('the timeline of the sample is read by keyboard, filtered, compared with its table, and exported', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/Finished assessment/);
  await page.getByRole('link', { name: 'Timeline' }).click();
  const picture = page.getByRole('group', { name: 'Timeline' });
  await expect(picture).toHaveAccessibleDescription(/^A publication’s date is not the date of an event/);

  // From the picture, Tab leads to its first item, and the arrow keys to the others.
  await picture.focus();
  await page.keyboard.press('Tab');
  const lane = picture.getByRole('button', { name: 'Calder Port Control, 1 publication' });
  await expect(lane).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(picture.locator(':focus')).toHaveAccessibleName(/^10 · .*\. Published 29 Mar 2025, 06:00:00 UTC\. /);
  await page.keyboard.press('ArrowDown');
  await expect(picture.locator(':focus')).toHaveAccessibleName(/^9 · .* Published 27 Mar 2025/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export SVG' }).click(),
  ]);
  const source = await readFile(await download.path(), 'utf8');
  new SaxesParser().write(source).close();
  expect(source).toContain('Calder Port Control');
  expect(source.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<script|<style/);

  // The table of links says the same as the file.
  const sample = JSON.parse(await readFile('public/samples/strait-of-hesper.desk.json', 'utf8'));
  const published = new Map(
    sample.casefile.observations.map((each: any) => [each.observation_id, Date.parse(each.published_at)]),
  );
  const claims = new Map(sample.assessment.claims.map((each: any) => [each.claim_id, each.observation_id]));
  const expected = [...sample.assessment.power_bases, ...sample.assessment.intent_hypotheses].flatMap((entry: any) =>
    entry.evidence.map(({ claim_id, effect }: any) => {
      const when = published.get(claims.get(claim_id)) as number;
      const { start, end } = entry.time_scope;
      const before = start !== null && when < Date.parse(start);
      const after = end !== null && when > Date.parse(end);
      const relation = before ? 'before' : after ? 'after' : 'within';
      return [claim_id, effect, entry.power_basis_id ?? entry.hypothesis_id, `${relation} the time scope`].join(' | ');
    }),
  );
  await page.getByRole('radio', { name: 'Table' }).check({ force: true });
  await page.getByRole('radio', { name: 'Evidence links' }).check({ force: true });
  const shown = await tableRows(page, 'Evidence links');
  expect(shown.map((row) => row.split(' | ').slice(1, 5).join(' | '))).toEqual(expected);

  await page.getByRole('button', { name: 'Filter timeline' }).click();
  await page.getByLabel('Publisher').selectOption('Calder Port Control');
  await page.keyboard.press('Escape');
  const filtered = await tableRows(page, 'Evidence links');
  expect(filtered).toEqual(shown.filter((row) => row.includes(' | 10 · ')));

  await page.getByRole('radio', { name: 'Picture' }).check({ force: true });
  await picture.getByRole('button', { name: /^PB-001, / }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('PB-001');
});
