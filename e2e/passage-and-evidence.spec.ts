/** The passage follows the work, a search goes over all passages, and evidence is linked claim by claim. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';

test('the passage follows the selected entry and the open link, and never scrolls away from a person’s place', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const shown = desk.passage.getByRole('combobox', { name: 'Passage shown' });
  const title = () => shown.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '');
  const cited = (effect: string) => desk.passage.locator(`mark[data-cited="${effect}"]`);
  const steps = desk.passage.getByRole('group', { name: 'Cited spans' });

  await test.step('a hypothesis shows the passage with most of its cited spans, marked by effect', async () => {
    await desk.openEntry('Intent hypotheses', /IH-001/);
    await expect.poll(title).toMatch(/^12 · Minutes/);
    await expect(cited('contradicts').first()).toBeInViewport();
    await expect(cited('supports').first()).toHaveAttribute('title', /\(supports\)/);
    await expect(desk.passage.getByText('IH-001 cites 4 spans here and 1 elsewhere.')).toBeVisible();
  });

  await test.step('stepping goes through all cited spans and on to the other passage', async () => {
    const next = steps.getByRole('button', { name: 'Next cited span' });
    for (const at of ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      await next.click();
      await expect(steps.getByRole('button', { name: `${at} cited spans` })).toBeVisible();
      await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport();
    }
    await expect.poll(title).toMatch(/^13 · /);
  });

  await test.step('an open link shows the words of its claim', async () => {
    await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    await expect.poll(title).toMatch(/^12 · /);
    await expect(desk.passage.locator('mark[data-active]').first()).toContainText('Velmara will set an end date');
    await expect(desk.passage.locator('mark[data-active]').first()).toBeInViewport();
  });

  await test.step('a person who chose another passage stays there while typing, and another entry is a new reason', async () => {
    await shown.selectOption({ index: 0 });
    await desk.editor.getByRole('textbox', { name: 'Reason' }).press('End');
    await page.keyboard.type(' More.');
    await expect.poll(title).toMatch(/^1 · /);
    await desk.editor.getByLabel('Topic').fill('Another topic');
    await expect.poll(title).toMatch(/^1 · /);
    await desk.outline.getByRole('option', { name: /IH-003/ }).click();
    await expect.poll(title).toMatch(/^2 · /);
  });

  await test.step('a contradiction shows its two claims', async () => {
    await desk.openEntry('Contradictions', /C-059/);
    await expect(desk.passage.getByText('Contradiction 1 cites 1 span here and 1 elsewhere.')).toBeVisible();
    await expect(cited('plain').first()).toBeInViewport();
  });
});

test('the passage is where the person left it after another screen and after another passage', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const text = desk.passage.getByRole('group', { name: 'Passage text' });
  const scrolled = (): Promise<number> => text.evaluate((element) => element.scrollTop);
  const top = await text.evaluate((element) => {
    element.scrollTop = 400;
    return element.scrollTop;
  });
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Review' })).toBeVisible();
  await views.getByRole('link', { name: 'Desk', exact: true }).click();
  await expect.poll(scrolled).toBe(top);
  const shown = desk.passage.getByRole('combobox', { name: 'Passage shown' });
  const first = await shown.inputValue();
  await shown.selectOption({ index: 2 });
  await expect.poll(scrolled).toBe(0);
  await shown.selectOption(first);
  await expect.poll(scrolled).toBe(top);
});

test('words are found in all passages, beside the passage’s own and with Find anything', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const field = desk.passage.getByLabel('Find in passage');
  const more = (words: string | RegExp) => desk.passage.getByRole('button', { name: words });

  await test.step('the find field counts the matches in other passages, and the search continues in the chosen one', async () => {
    await field.fill('AGROUND');
    await more('2 more in 2 other passages').click();
    const others = desk.passage.getByRole('list', { name: 'Matches in other passages' });
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await others.getByRole('button', { name: /^13 · / }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('AGROUND');
    await expect(desk.passage.getByText('1 of 1')).toBeVisible();
    await expect(desk.passage.getByText('7 characters')).toBeVisible();
    await expect(more('2 more in 2 other passages')).toBeVisible();
  });

  await test.step('without a match here, the others are listed at once, by keyboard too', async () => {
    await field.fill('fifty-one hours');
    await expect(desk.passage.getByText('No matches in this passage.')).toBeVisible();
    await expect(more('1 in observation 1')).toHaveAttribute('aria-expanded', 'true');
    await field.press('Tab');
    for (let tabs = 0; tabs < 4; tabs += 1) {
      if ((await page.locator(':focus').textContent())?.startsWith('1 · Notice')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(desk.passage.getByText('1 of 1')).toBeVisible();
  });

  await test.step('options of the search are with the matches', async () => {
    await field.fill('Aground');
    await desk.passage.getByRole('button', { name: 'Match case' }).click();
    await expect(desk.passage.getByText('No matches in other passages.')).toBeVisible();
    await field.press('Escape');
  });

  await test.step('Find anything lists words in passages and leads to them, also from another screen', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Find anything' });
    await page.keyboard.type('рыболов');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('어업');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Corvane Star');
    const option = dialog.getByRole('option', { name: /Corvane Star.*Observation 13/ });
    await option.click();
    await expect(desk.passage.getByText('12 characters')).toBeVisible();
    await expect(desk.passage.getByRole('combobox', { name: 'Passage shown' })).toHaveValue(/./);
    await expect(desk.passage.getByText(/Calder Courier/).first()).toBeVisible();
  });
});

test('claims are linked one after the other: three actions each, and each row says what it can support', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Power bases', /PB-001/);
  const dialog = page.getByRole('dialog', { name: 'Link evidence' });
  const row = (id: string) => dialog.getByRole('row').filter({ hasText: id });
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    await action;
    actions += 1;
  };

  await act(desk.editor.getByRole('button', { name: 'Link evidence' }).click());
  await expect(dialog.getByRole('searchbox')).toBeFocused();

  await test.step('a claim says whether it can support', async () => {
    await expect(row('C-002')).toContainText('not verbatim');
    await dialog.getByRole('searchbox').fill('C-012');
    await expect(row('C-012')).toContainText('does not name Velmara');
    await dialog.getByRole('searchbox').fill('C-004');
    await expect(row('C-004')).toContainText('can support');
    await dialog.getByRole('searchbox').fill('');
  });

  await test.step('by keys: search, S, reason', async () => {
    await act(page.keyboard.type('C-004'));
    await expect(dialog.getByRole('row')).toHaveCount(1);
    await act(page.keyboard.press('Alt+s'));
    await expect(dialog.getByRole('textbox', { name: 'Reason of C-004' })).toBeFocused();
    await act(page.keyboard.type('It calls the order its own.'));
    expect(actions, 'the first claim').toBe(4);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
  });

  await test.step('and the next one, in the list', async () => {
    actions = 0;
    await act(page.keyboard.type('C-012'));
    await expect(dialog.getByRole('row')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await act(page.keyboard.press('c'));
    await act(page.keyboard.type('The insurer says otherwise.'));
    expect(actions, 'each further claim').toBe(3);
    await expect(row('C-012').getByRole('button', { name: 'Contradicts' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the effect can be changed, and a link removed', async () => {
    await row('C-012').getByRole('button', { name: 'Supports' }).click();
    await expect(row('C-012').getByRole('button', { name: 'Supports' })).toHaveAttribute('aria-pressed', 'true');
    await row('C-012').getByRole('button', { name: 'Remove link' }).click();
    await expect(row('C-012').getByRole('button', { name: 'Supports' })).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('links without a reason are opened one after the other', async () => {
    for (const id of ['C-060', 'C-059']) {
      await dialog.getByRole('searchbox').fill(id);
      await row(id).getByRole('button', { name: 'Contradicts' }).click();
      await expect(dialog.getByRole('textbox', { name: `Reason of ${id}` })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const reason = desk.editor.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await expect(desk.editor.getByText('1 other link has no reason yet.')).toBeVisible();
    await page.keyboard.type('First.');
    await desk.editor.getByRole('button', { name: 'Done' }).click();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveValue('');
    await page.keyboard.type('Second.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(reason).toBeHidden();
  });

  const { document } = await desk.exportAssessment();
  const evidence = document.power_bases[0]?.evidence.slice(4);
  expect(evidence?.map(({ claim_id, effect, reason }) => [claim_id, effect, reason])).toEqual([
    ['C-004', 'supports', 'It calls the order its own.'],
    ['C-060', 'contradicts', 'First.'],
    ['C-059', 'contradicts', 'Second.'],
  ]);
});

test('a monospace font is remembered, and keeps marks and selections in place', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const fontOf = () =>
    desk.passage
      .locator('[data-block]')
      .first()
      .evaluate((block) => getComputedStyle(block).fontFamily);
  await desk.passage.getByRole('button', { name: 'Passage options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Monospace font' }).click();
  await expect.poll(fontOf).toContain('Mono');
  await selectWithPointer(page, desk.passage, 'a measure of safety');
  await expect(desk.passage.getByText('19 characters')).toBeVisible();
  await page.keyboard.press('Escape');
  await desk.openEntry('Claims', /C-003/);
  await expect(desk.passage.locator('mark[data-active]').first()).toHaveText(/^Calder Port Control assigns/);
  await page.reload();
  await expect.poll(fontOf).toContain('Mono');
});

test('a title from right to left keeps its start in Find anything', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
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
});
