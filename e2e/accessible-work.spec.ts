/** What assistive technology and enlargement need, in one page: focus, skip links, fields’ errors, lists and claims. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

const screens = ['Review', 'Verdicts', 'Matrix', 'Map', 'Timeline', 'Compare'] as const;

async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The focused element: its region or main part, and its role or tag. */
function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const part = activeElement.closest<HTMLElement>('[data-region], main');
    return part?.dataset['region'] ?? part?.getAttribute('aria-label') ?? activeElement.tagName;
  });
}

/** Waits until the focus is somewhere, and expects it to stay in the page. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => focusedPart(page), { message: `focus after ${after}` }).not.toBe('nothing');
}

test('skip links move the focus on the desk, on every screen and on a narrow desk', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const links = page.getByRole('navigation', { name: 'Skip links' }).getByRole('button');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const region of ['editor', 'outline', 'passage', 'findings']) {
      await links.filter({ hasText: `Skip to ${region}` }).press('Enter');
      await expect.poll(() => focusedPart(page)).toBe(region);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of screens) {
    await openView(page, name);
    await expectFocus(page, `opening ${name}`);
    await expect(links).toHaveCount(1);
    await links.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  }
});

test('the focus is never lost when something is removed, undone, closed or left', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await test.step('a chosen actor is removed, and a new entry is undone', async () => {
    await desk.openEntry('Claims', /^C-001/);
    await desk.editor
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter');
    await expectFocus(page, 'removing an actor');
    await desk.outline.getByRole('button', { name: 'Add claim' }).press('Enter');
    await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-003');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(desk.outline.getByRole('option')).toHaveCount(2);
    await expectFocus(page, 'undoing a new claim');
  });
  await test.step('an evidence link and an entry are removed', async () => {
    await desk.openEntry('Intent hypotheses', /^IH-001/);
    await desk.editor.getByRole('button', { name: 'Remove link 1' }).press('Enter');
    await expectFocus(page, 'removing a link');
    await desk.section('Unknowns').click();
    await desk.editor.getByRole('button', { name: /^Delete unknown 1/ }).press('Enter');
    await expectFocus(page, 'deleting an unknown');
  });
  await test.step('steps are undone from their menu', async () => {
    const several = page.getByRole('banner').getByRole('button', { name: 'Undo history' });
    await several.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(several).toBeFocused();
  });
  await test.step('menus and dialogs close', async () => {
    for (const name of ['Undo history', 'More']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter');
      await page.keyboard.press('Escape');
      await expectFocus(page, `closing ${name}`);
    }
    await page.getByRole('button', { name: 'Export…' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocus(page, 'closing the export');
  });
  await test.step('a deletion is undone from its message', async () => {
    await desk.editor.getByRole('button', { name: /^Delete unknown 1/ }).press('Enter');
    await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(desk.editor.getByRole('textbox', { name: 'Unknown 1' })).toBeFocused();
  });
  await test.step('a link in a screen leads to the desk', async () => {
    await openView(page, 'Verdicts');
    await page.getByRole('button', { name: 'Back to the desk' }).press('Enter');
    await expect.poll(() => focusedPart(page)).toMatch(/^editor$/i);
  });
  await test.step('routes change, and a draft is duplicated and deleted', async () => {
    await page.getByRole('button', { name: 'Library' }).press('Enter');
    await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
    await expectFocus(page, 'going to the library');
    const menus = page.getByRole('button', { name: /^More actions for/ });
    const count = await menus.count();
    await menus.first().press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await expect(menus).toHaveCount(count + 1);
    await expectFocus(page, 'duplicating a draft');
    await menus.first().press('Enter');
    await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(menus).toHaveCount(count);
    await expectFocus(page, 'deleting a draft');
  });
});

test('what moves, copies or removes something is announced', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const announced = (words: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
  const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).press('Enter');
  await desk.openEntry('Claims', /^C-001/);
  await press(desk.editor, 'Next entry');
  await announced(/^C-002, 2 of 2\.$/);
  await press(desk.editor, 'Duplicate');
  await announced(/^C-003 is a copy of C-002\.$/);
  await desk.editor
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await announced(/ removed from Subject actors\. 0 actors left\.$/);
  await desk.openEntry('Power bases', /^PB-001/);
  await press(desk.editor, 'Remove link 1');
  await announced(/^Link 1 removed\. \d+ links? left\.$/);
  const limitation = desk.editor.getByRole('textbox', { name: 'Limitations', exact: true });
  await limitation.fill('One report.');
  await limitation.press('Enter');
  await announced(/^Limitation \d added\.$/);
  await press(desk.editor, 'Move Limitation 1 down');
  await announced(/^Moved to position 2 of \d\.$/);
  await press(desk.editor, 'Remove Limitation 1');
  await announced(/^Limitation 1 removed\. \d items? left\.$/);
  await page.getByRole('button', { name: 'Library' }).click();
  const menu = page.getByRole('button', { name: /^More actions for/ }).first();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await announced(/” duplicated\.$/);
});

test('the facts above a passage have names, the next one is announced, and the row of a format selects it', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /^C-001/);
  await desk.passage.getByRole('button', { name: 'Next passage' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /, \d+ of \d+ passages\.$/ })).toBeAttached();
  await expect(desk.passage.getByText('Publisher: ', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Export…' }).click();
  const other = page.getByRole('dialog').getByRole('radio', { name: /^desk file$/i });
  await expect(other).not.toBeChecked();
  const row = other.locator('xpath=ancestor::*[contains(@class, "mantine-Radio-root")]');
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 4, y: height - 4 } });
  await expect(other).toBeChecked();
  await page.keyboard.press('Escape');
});

test('every shown problem is bound to its field', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, {
    assessment: {
      '/claims/0/proposition': '',
      '/claims/0/attribution/actor_id': 'unknown-actor',
      '/claims/0/claim_id': 'C 1',
    },
  });
  await desk.section('Claims').click();
  await desk.outline.getByRole('option').first().click();
  const fields = desk.editor.locator('[data-field][data-worst]');
  await expect(fields.first()).toBeVisible();
  const unbound = await fields.evaluateAll((frames) =>
    frames
      .filter((frame) => frame.querySelector('[data-field][data-worst]') === null)
      .filter((frame) => {
        const { control = '' } = (frame as HTMLElement).dataset;
        const inside = document.getElementById(control);
        const own = inside?.closest('[role="radiogroup"]') ?? inside;
        const described = (own?.getAttribute('aria-describedby') ?? '').split(' ');
        const isSaid = described.some((id) => (document.getElementById(id)?.textContent ?? '') !== '');
        const takesInvalid = own?.matches('input, textarea, select, [role="radiogroup"]');
        return !isSaid || (takesInvalid && own?.getAttribute('aria-invalid') !== 'true');
      })
      .map((frame) => `${(frame as HTMLElement).dataset['field'] ?? ''}: ${frame.innerHTML.slice(0, 300)}`),
  );
  expect(unbound).toEqual([]);
});

test('a problem of an evidence link is bound to its field', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, {
    assessment: { '/power_bases/0/evidence/0/claim_id': 'C-999', '/power_bases/0/evidence/0/reason': '' },
  });
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  const claim = desk.editor.getByRole('combobox', { name: 'Claim' });
  await expect(claim).toHaveAccessibleDescription(/C-999/);
  await expect(claim).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.editor.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Fill it in/);
});

test('at 320 by 256 pixels the lists and the passage can be seen', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/claims/0/claim_kind': 'opinion' } });
  await page.setViewportSize({ width: 320, height: 256 });
  await desk.section('Claims').click();
  const shown = {
    Outline: desk.outline.getByRole('option').first(),
    Passage: desk.passage.locator('mark').first(),
    Findings: desk.findings.getByRole('listitem').first(),
  };
  for (const [tab, content] of Object.entries(shown)) {
    await page.getByRole('tab', { name: tab }).click();
    await content.scrollIntoViewIfNeeded();
    await expect(content).toBeInViewport({ ratio: 0.5 });
  }
});

test('a tooltip stays while it is pointed at, and Esc closes it', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.getByRole('banner').getByRole('button', { name: 'Undo history' }).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

async function accessibilityTree(session: CDPSession): Promise<readonly Node[]> {
  return (await session.send('Accessibility.getFullAXTree')).nodes as readonly Node[];
}

test('a screen reader finds the whole passage, and each claim once with its note', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await desk.openEntry('Intent hypotheses', /IH-001/);
  await expect(desk.passage.locator('mark[data-cited="contradicts"]').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const nodes = await accessibilityTree(session);
  await session.detach();
  const text = await desk.passage.getByRole('group', { name: 'Passage text' }).innerText();
  const spoken = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value ?? '')
    .join('');
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  expect(last.length).toBeGreaterThan(20);
  expect(spoken).toContain(last);

  // Each note is in the tree, and exactly one piece of its claim refers to it.
  const notes = desk.page.locator('[role="comment"]');
  const ids = await notes.evaluateAll((cards) => cards.map(({ id }) => id));
  expect(nodes.filter(({ role }) => role?.value === 'comment')).toHaveLength(ids.length);
  const referred = await desk.passage
    .locator('mark[aria-details]')
    .evaluateAll((marks) => marks.flatMap((mark) => (mark.getAttribute('aria-details') ?? '').split(' ')));
  expect(referred.toSorted()).toEqual(ids.toSorted());
  await expect(notes.filter({ hasText: 'contradicts IH-001' }).first()).toHaveText(
    /^C-\d+, [^,]+, contradicts IH-001$/,
  );

  await test.step('moving through the claims announces each of them', async () => {
    await desk.openEntry('Claims', /^C-001/);
    await desk.passage.getByRole('group', { name: 'Passage text' }).press('n');
    await expect(page.getByRole('status').filter({ hasText: /^C-\d+, [^:]+: “.+”$/ })).toHaveCount(1);
  });
});
