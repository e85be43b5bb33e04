import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SaxesParser } from 'saxes';
import type { Assessment, TimeScope } from '../src/core/assessment/types.generated.ts';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

/** The rows of the shown table, from top to bottom of its scrolled content. */
async function tableRows(page: Page, name: string): Promise<readonly string[]> {
  const table = page.getByRole('table', { name });
  const count = Number(await table.getAttribute('aria-rowcount'));
  const rows = new Map<number, string>();
  while (rows.size < count) {
    // Read at once, because rows are replaced as the table scrolls.
    const rendered = await table.evaluate((element) =>
      [...element.querySelectorAll('[aria-rowindex]')].map((row): [number, string] => [
        Number(row.getAttribute('aria-rowindex')),
        [...row.querySelectorAll('td, [role="cell"]')].map((cell) => cell.textContent).join(' | '),
      ]),
    );
    for (const [index, row] of rendered) rows.set(index, row);
    await table.evaluate((element) => element.scrollBy(0, element.clientHeight / 2));
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row)
    .slice(1);
}

/** The names of the visible signs that something else covers at their left or right side. */
function coveredSigns(page: Page): Promise<readonly string[]> {
  return page.getByRole('group', { name: 'Timeline' }).evaluate((picture) => {
    const frame = picture.getBoundingClientRect();
    // Without the scroll bars, which cover signs in Firefox.
    const right = frame.left + picture.clientLeft + picture.clientWidth;
    const bottom = frame.top + picture.clientTop + picture.clientHeight;
    const [side = 0] = [...picture.querySelectorAll('button')].map((heading) => heading.getBoundingClientRect().right);
    return [...picture.querySelectorAll('svg [data-item]')].flatMap((sign) => {
      const box = sign.querySelector('circle')?.getBoundingClientRect();
      if (!box || box.left < side || box.right > right || box.top < frame.top + 30 || box.bottom > bottom) return [];
      const isCovered = [box.left + 1, box.right - 1].some(
        (x) => !document.elementFromPoint(x, box.top + box.height / 2)?.closest('svg [data-item]'),
      );
      return isCovered ? [sign.querySelector('title')?.textContent ?? ''] : [];
    });
  });
}

test('the timeline opens at the first publication and stays there at other sizes of the window', async ({ page }) => {
  await new Desk(page).openSample(/Finished assessment/);
  await page.getByRole('link', { name: 'Timeline' }).click();
  const first = page.getByRole('group', { name: 'Timeline' }).getByRole('button', { name: /Published 3 Mar 2025/ });
  await expect(first.first()).toBeInViewport();
  const picture = page.getByRole('group', { name: 'Timeline' });
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(first.first()).toBeInViewport();
    // The rows of the entries. A sign is drawn in one part of its row and may reach into the next.
    await picture.evaluate((element) => element.scrollTo({ left: element.scrollLeft, top: 830 }));
    await expect(picture.getByRole('button', { name: /^PB-002, / })).toBeInViewport();
    // The rows are drawn a moment after scrolling.
    await expect.poll(() => coveredSigns(page)).toEqual([]);
    await picture.evaluate((element) => element.scrollTo({ left: element.scrollLeft, top: 0 }));
  }
});

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
  const sample = JSON.parse(await readFile('public/samples/finished.desk.json', 'utf8')) as {
    assessment: Assessment;
    casefile: Casefile;
  };
  const published = new Map(
    sample.casefile.observations.map(({ observation_id, published_at }) => [observation_id, published_at]),
  );
  const claims = new Map(sample.assessment.claims.map(({ claim_id, observation_id }) => [claim_id, observation_id]));
  const relationTo = ({ start, end }: TimeScope, claimId: string): string => {
    const date = published.get(claims.get(claimId) ?? 0);
    if (!date) return 'no publication date';
    if (start !== null && Date.parse(date) < Date.parse(start)) return 'before the time scope';
    return end !== null && Date.parse(date) > Date.parse(end) ? 'after the time scope' : 'within the time scope';
  };
  const expected = [...sample.assessment.power_bases, ...sample.assessment.intent_hypotheses].flatMap((entry) => {
    const id = 'power_basis_id' in entry ? entry.power_basis_id : entry.hypothesis_id;
    return entry.evidence.map(({ claim_id, effect }) =>
      [claim_id, effect, id, relationTo(entry.time_scope, claim_id)].join(' | '),
    );
  });
  await page.getByText('Table', { exact: true }).click();
  await page.getByText('Evidence links', { exact: true }).click();
  const shown = await tableRows(page, 'Evidence links');
  expect(shown.map((row) => row.split(' | ').slice(1, 5).join(' | '))).toEqual(expected);

  await page.getByRole('button', { name: 'Filter timeline' }).click();
  await page.getByLabel('Publisher').selectOption('Calder Port Control');
  await page.keyboard.press('Escape');
  const filtered = await tableRows(page, 'Evidence links');
  expect(filtered).toEqual(shown.filter((row) => row.includes(' | 10 · ')));

  await page.getByText('Picture', { exact: true }).click();
  await picture.getByRole('button', { name: /^PB-001, / }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('PB-001');
});
