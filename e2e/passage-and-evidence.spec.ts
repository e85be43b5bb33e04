/** The passage follows the work, and a search goes over all passages. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';

test('the passage follows the selected entry and the open link, and stays where a person scrolled', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const shown = desk.passage.getByRole('combobox', { name: 'Passage shown' });
  const title = () => shown.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '');
  const cited = (effect: string) => desk.passage.locator(`mark[data-cited="${effect}"]`);

  await test.step('it is where the person left it after another screen and after another passage', async () => {
    const text = desk.passage.getByRole('group', { name: 'Passage text' });
    const scrolled = (): Promise<number> => text.evaluate((element) => element.scrollTop);
    const top = await text.evaluate((element) => {
      element.scrollTop = 400;
      return element.scrollTop;
    });
    await desk.view('Review');
    await desk.view('Write', 'Editor');
    await expect.poll(scrolled).toBe(top);
    const first = await shown.inputValue();
    await shown.selectOption({ index: 2 });
    await expect.poll(scrolled).toBe(0);
    await shown.selectOption(first);
    await expect.poll(scrolled).toBe(top);
  });

  await test.step('a press on its overview scrolls there, unless it ends far from it', async () => {
    const end = desk.passage.getByText('For the Minister: A. Thornquist');
    const strip = desk.passage.getByRole('img', {
      name: 'Overview of the passage: 4 claims. Cited as support: 3. Cited as contradicting: 1. Without a link: 0.',
    });
    await desk.passage.getByRole('group', { name: 'Passage text' }).evaluate((element) => element.scrollTo(0, 0));
    await expect(end).not.toBeInViewport();
    const { x = 0, y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    await page.mouse.move(x + 7, y + height - 4);
    await page.mouse.down();
    await page.mouse.move(x + 7, y + height - 8);
    await expect(end).toBeInViewport();
    await page.mouse.move(x - 300, y + height - 8);
    await expect(end).not.toBeInViewport();
    await page.mouse.up();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(end).not.toBeInViewport();
    await strip.click({ position: { x: 7, y: height - 4 } });
    await expect(end).toBeInViewport();
  });

  await test.step('a hypothesis shows the passage with most of its cited spans, and stepping goes on to the next', async () => {
    await desk.openEntry('Intent hypotheses', /IH-001/);
    await expect.poll(title).toMatch(/^12 · Minutes/);
    await expect(cited('contradicts').first()).toBeInViewport();
    await expect(desk.passage.getByText('IH-001 cites 4 spans here and 1 elsewhere.')).toBeVisible();
    const steps = desk.passage.getByRole('group', { name: 'Cited spans' });
    for (const at of ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      await steps.getByRole('button', { name: 'Next cited span' }).click();
      await expect(steps.getByRole('button', { name: `${at} cited spans` })).toBeVisible();
      await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport();
    }
    await expect.poll(title).toMatch(/^13 · /);
  });

  await test.step('an open link shows the words of its claim, and typing leaves another passage where it is', async () => {
    await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    await expect.poll(title).toMatch(/^12 · /);
    await expect(desk.passage.locator('mark[data-active]').first()).toContainText('Velmara will set an end date');
    await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport();
    await shown.selectOption({ index: 0 });
    await desk.editor.getByRole('textbox', { name: 'Reason' }).press('End');
    await page.keyboard.type(' More.');
    await expect.poll(title).toMatch(/^1 · /);
    await desk.openEntry('Contradictions', /C-059/);
    await expect(desk.passage.getByText('Contradiction 1 cites 1 span here and 1 elsewhere.')).toBeVisible();
    await expect(cited('plain').first()).toBeInViewport();
  });
});

test('words are found in all passages, and a monospace font keeps marks and selections in place', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const field = desk.passage.getByLabel('Find in passage');

  await test.step('the find field counts the matches in other passages, and the search continues in the chosen one', async () => {
    await field.fill('AGROUND');
    await desk.passage.getByRole('button', { name: '2 more in 2 other passages' }).click();
    const others = desk.passage.getByRole('list', { name: 'Matches in other passages' });
    await others.getByRole('button', { name: /^13 · / }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('AGROUND');
    await expect(desk.passage.getByText('1 of 1')).toBeVisible();
    await expect(desk.passage.getByText('7 characters')).toBeVisible();
    await field.press('Escape');
  });

  await test.step('Find anything lists words in passages, with the start of titles from right to left', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Find anything' });
    await dialog.getByRole('combobox').fill('الإعلان');
    const detail = dialog
      .getByRole('option')
      .getByText(/^Observation 2 · بيان/)
      .first();
    const hidden = await detail.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const letters = document.createRange();
      const text = element.querySelector('bdi')?.firstChild as Text;
      const start = text.data.indexOf('بيان');
      letters.setStart(text, start);
      letters.setEnd(text, start + 1);
      const { left, right } = letters.getBoundingClientRect();
      return right > box.right || left < box.left;
    });
    expect(hidden).toBe(false);
    await dialog.getByRole('combobox').fill('Corvane Star');
    await dialog.getByRole('option', { name: /Corvane Star.*Observation 13/ }).click();
    await expect(desk.passage.getByText('12 characters')).toBeAttached();
  });

  await test.step('the font is remembered, and marks and selections fit it', async () => {
    const fontOf = () =>
      desk.passage
        .locator('[data-block]')
        .first()
        .evaluate((block) => getComputedStyle(block).fontFamily);
    const changeFont = async () => {
      await desk.passage.getByRole('button', { name: 'Passage options' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Monospace font' }).click();
    };
    await changeFont();
    await expect.poll(fontOf).toContain('Mono');
    await desk.openEntry('Claims', /C-003/);
    await expect(desk.passage.locator('mark[data-active]').first()).toHaveText(/^Calder Port Control assigns/);
    await selectWithPointer(page, desk.passage, 'a measure of safety');
    await expect(desk.passage.getByText('19 characters')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(fontOf).toContain('Mono');
    await changeFont();
    await expect.poll(fontOf).not.toContain('Mono');
  });
});
