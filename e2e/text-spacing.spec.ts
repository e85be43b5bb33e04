/** With the spacing of WCAG 1.4.12, no text of an exported report or picture is lost or crosses another. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { crossings, setSpacing, spacing } from './support/text-spacing.ts';
import { openView } from './support/walk.ts';

test('with more space in texts, exported reports and pictures lose none', async ({ page, browser }, info) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const files = [['report.html', await desk.export(/report \(html\)/i)]];
  for (const name of ['Map', 'Timeline']) {
    await openView(page, name);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export SVG' }).click(),
    ]);
    files.push([`${name}.svg`, await readFile(await download.path(), 'utf8')]);
  }
  const alone = await browser.newPage();
  await alone.addInitScript(setSpacing, spacing);
  const found: string[] = [];
  for (const [name = '', content = ''] of files) {
    await writeFile(info.outputPath(name), content);
    await alone.goto(pathToFileURL(info.outputPath(name)).href);
    await expect(alone.locator('svg')).toHaveCount(name === 'report.html' ? 27 : 1);
    await alone.locator('details').evaluateAll((folded) => {
      for (const details of folded) if (details instanceof HTMLDetailsElement) details.open = true;
    });
    found.push(...(await alone.evaluate(crossings)).map((line) => `${name}: ${line}`));
  }
  await alone.close();
  expect(found).toEqual([]);
});
