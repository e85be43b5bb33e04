/** What every control does, on every screen: nothing while it is pressed, and nothing unexpected when it is set. */
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { openView, views } from './support/walk.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** The same for controls of the same component. */
  readonly kind: string;
}

/** The middle of each visible control but the edges of panes, which are dragged. Of similar ones, only the first. */
async function controlsOf(page: Page, seen: Set<string>): Promise<readonly Place[]> {
  const places = await page.evaluate(() => {
    const roles = ['button', 'link', 'option', 'tab', 'menuitem', 'gridcell', 'checkbox', 'radio', 'img'];
    const selector = `button, a[href], input:not([type="file"]), label, select, summary, mark, [draggable="true"], ${roles.map((role) => `[role="${role}"]`).join()}`;
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    return [...top.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent.slice(0, 60)}`;
      const [box] = control.getClientRects();
      if (!box) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const uppermost = document.elementFromPoint(x, y);
      if (!uppermost || !(control.contains(uppermost) || uppermost.contains(control))) return [];
      const icon = control.querySelector('svg')?.getAttribute('class') ?? '';
      return [
        { x, y, name, kind: `${control.tagName} ${control.className} ${control.getAttribute('role') ?? ''} ${icon}` },
      ];
    });
  });
  return places.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
}

/** What controls have changed: what is open, selected, set, current and scrolled to. The focus may move. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const states = ['expanded', 'selected', 'checked', 'pressed', 'current', 'valuenow'].map(
      (state) => `aria-${state}`,
    );
    const fields = 'input, select, textarea, details, h1, h2, h3, h4, [role="dialog"], [role="menu"], [role="listbox"]';
    const selector = `${fields}, ${states.map((state) => `[${state}]`).join()}`;
    const lines = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const role = element.getAttribute('role') ?? '';
      const isPopup = ['dialog', 'menu', 'listbox'].includes(role) && element.getClientRects().length > 0;
      const values = states.map((state) => element.getAttribute(state)).filter((value) => value !== null);
      if (element instanceof HTMLInputElement) values.push(element.value, String(element.checked));
      if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) values.push(element.value);
      if (element instanceof HTMLDetailsElement) values.push(String(element.open));
      if (/^H[1-6]$/.test(element.tagName)) values.push(element.textContent);
      return isPopup || values.length > 0 ? [[role, element.id, ...values].join(' ')] : [];
    });
    return lines.join('\n');
  });
}

type Point = readonly [x: number, y: number];

async function press(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
}

/** A press that leaves a control before its end does nothing. */
async function probePresses(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const found: string[] = [];
  let before = await stateOf(page);
  for (const { x, y, name } of await controlsOf(page, seen)) {
    await press(page, [x, y], [1, 899]);
    const after = await stateOf(page);
    if (after !== before) found.push(`${name}: a press that left it did something`);
    before = after;
  }
  return found;
}

async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is hidden.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('menus, panels and lists close with a press that begins and ends outside them, and with Tab', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const banner = page.getByRole('banner');
  await desk.openEntry('Claims', /^C-001/);
  const proposition = await desk.restate();
  const search = desk.outline.getByRole('searchbox');
  await test.step('the focus stays where the press was', async () => {
    // Each with a field that it does not cover.
    for (const [button, popup, field] of [
      [banner.getByRole('button', { name: 'More', exact: true }), page.getByRole('menu'), proposition],
      [banner.getByRole('button', { name: /^Saved/ }), page.getByRole('dialog'), search],
      [desk.outline.getByRole('button', { name: /^Filter/ }), page.getByRole('dialog'), proposition],
    ] as const) {
      await button.click();
      await expect(popup).toBeVisible();
      const inside = popup.getByRole('menuitem').or(popup.getByRole('heading')).or(popup.locator('label, p'));
      const [from, to] = [await middleOf(inside.first()), await middleOf(field)];
      for (const [begin, end] of [
        [from, to],
        [to, from],
      ] as const) {
        await press(page, begin, end);
        await stateOf(page);
        await expect(popup).toBeVisible();
      }
      await press(page, to, to);
      await expect(popup).toBeHidden();
      await expect(field).toBeFocused();
      await button.click();
      await expect(popup).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
  await test.step('a press may end on another part of the same button', async () => {
    await banner.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    const find = banner.getByRole('button', { name: 'Find anything' });
    await press(page, await middleOf(find.locator('svg')), await middleOf(find.getByText('Find')));
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('the browser’s own menu takes the end of a press, before a list is opened', async () => {
    await desk.section('Contradictions').click();
    await desk.editor.getByRole('heading', { level: 2 }).hover();
    await page.mouse.down({ button: 'right' });
    const box = desk.editor.getByRole('combobox', { name: 'Left claim' });
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.up({ button: 'right' });
  });
  await test.step('the outline over the editor', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await banner.getByRole('button', { name: 'Outline' }).click();
    await expect(desk.outline).toBeVisible();
    const find = desk.passage.getByRole('textbox', { name: 'Find in passage' });
    const [inside, outside] = [await middleOf(desk.section('Claims')), await middleOf(find)];
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      await press(page, from, to);
      await stateOf(page);
      await expect(desk.outline).toBeVisible();
    }
    await find.click();
    await expect(desk.outline).toBeHidden();
  });
});

/** Where the person is: the entry or view, the number of dialogs, and whether a field or its group has the focus. */
function contextOf(page: Page, field: string): Promise<string> {
  return page.evaluate((id) => {
    const { activeElement } = document;
    const own = document.querySelector(`[data-setting="${id}"]`);
    const name = own?.getAttribute('type') === 'radio' ? own.getAttribute('name') : null;
    const isThere = own === activeElement || (name !== null && name === activeElement?.getAttribute('name'));
    const dialogs = document.querySelectorAll('[role="dialog"]').length;
    // The entry that a map shows is a setting of that view.
    const place = location.hash.replace(/\/map\/.*/, '/map');
    return `${place}, ${String(dialogs)} dialogs, focus on ${isThere ? 'the field' : (activeElement?.outerHTML.slice(0, 120) ?? '')}`;
  }, field);
}

interface Setting {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

/** The visible fields. Of a group of radio buttons, the checked one. */
function settingsOf(page: Page): Promise<readonly Setting[]> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    const fields = top.querySelectorAll<HTMLInputElement>(
      'input:not([type="file"], [type="radio"]:not(:checked)), select, textarea',
    );
    for (const field of document.querySelectorAll('[data-setting]')) field.removeAttribute('data-setting');
    return [...fields].flatMap((field, at) => {
      if (field.getClientRects().length === 0 || field.matches(':disabled, :read-only:is([type="text"], textarea)'))
        return [];
      field.dataset['setting'] = String(at);
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
      return [{ id: String(at), name, kind: field.getAttribute('role') ?? field.type }];
    });
  });
}

/** The keys that change a setting, and those that change it back. */
const keys: Readonly<Record<string, readonly [change: readonly string[], back: readonly string[]]>> = {
  checkbox: [['Space'], ['Space']],
  radio: [['ArrowDown'], ['ArrowUp']],
  'select-one': [['ArrowDown'], ['ArrowUp']],
  combobox: [['ArrowDown', 'ArrowDown', 'Enter'], []],
};

/** Changing a setting neither moves the focus nor opens or leaves anything. */
async function probeSettings(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id, name, kind } of await settingsOf(page)) {
    const title = `${kind} ${name.replaceAll(/\d+/g, '')}`;
    if (seen.has(title)) continue;
    seen.add(title);
    const field = page.locator(`[data-setting="${id}"]`);
    // The options of an export go with its format.
    if ((await field.count()) === 0) continue;
    await field.focus();
    const before = await contextOf(page, id);
    const [change, back] = keys[kind] ?? [['x'], ['Backspace']];
    for (const key of change) await page.keyboard.press(key);
    await stateOf(page);
    const after = await contextOf(page, id);
    if (after !== before) found.push(`${title}: ${after} <<< ${before}`);
    for (const key of back) await page.keyboard.press(key);
  }
  return found;
}

/**
 * The commands of the bar at the top, and the names of the links to each view, by their navigation: the link to a place
 * leads to the view that was last shown there.
 */
function commandsOf(page: Page): Promise<{ readonly bar: string; readonly links: readonly [string, string][] }> {
  return page.evaluate(() => {
    const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;
    const commands = [...(document.querySelector('header')?.querySelectorAll('a, button, input') ?? [])].map(nameOf);
    const links = [...document.querySelectorAll('nav a[href^="#/draft/"]')];
    const addressOf = (link: Element): string =>
      `${link.closest('nav')?.getAttribute('aria-label') ?? ''} ${link.getAttribute('href') ?? ''}`;
    return {
      bar: commands.join(),
      links: links.map((link): [string, string] => [addressOf(link), nameOf(link)]),
    };
  });
}

/** Visits the entries of a small desk, its views, the export, the library and the help. */
async function visitScreens(desk: Desk, visit: (screen: string) => Promise<void>): Promise<void> {
  const { page, editor } = desk;
  await openSmallDesk(desk);
  // Parts of the desk arrive after it accepts input.
  await page.waitForLoadState('networkidle');
  await visit('Document');
  await desk.openEntry('Claims', /^C-001/);
  await visit('Claim');
  await desk.openEntry('Power bases', /^PB-001/);
  await visit('Power basis');
  await desk.openEntry('Intent hypotheses', /^IH-001/);
  await editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await visit('Intent hypothesis');
  await desk.openEntry('Contradictions', /./);
  await visit('Contradictions');
  await desk.openEntry('Unknowns', /./);
  await visit('Unknowns');
  await desk.section('Casefile').click();
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await visit('Casefile');
  for (const name of views) {
    await openView(page, name);
    await visit(name);
  }
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await visit('Export');
  await page.keyboard.press('Escape');
  for (const [name, path] of [
    ['Library', ''],
    ['Help', 'help'],
  ] as const) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('main', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Colour scheme' })).toBeVisible();
    await visit(name);
  }
}

test('no control does anything unexpected on any screen', async ({ page }) => {
  const found: string[] = [];
  const [pressed, set] = [new Set<string>(), new Set<string>()];
  const bars = new Set<string>();
  const links = new Map<string, Set<string>>();
  await visitScreens(new Desk(page), async (screen) => {
    const commands = await commandsOf(page);
    // The settings come last, because they change the draft.
    for (const line of [...(await probePresses(page, pressed)), ...(await probeSettings(page, set))])
      found.push(`${screen}, ${line}`);
    if (page.url().includes('#/draft/') && screen !== 'Export')
      bars.add(commands.bar.replace('Saving…', 'Saved on this device'));
    for (const [address, name] of commands.links) links.set(address, (links.get(address) ?? new Set()).add(name));
  });
  expect(found).toEqual([]);
  expect(pressed.size).toBeGreaterThan(100);
  expect(set.size).toBeGreaterThan(60);
  expect([...bars], 'the same commands on every screen of a draft').toHaveLength(1);
  expect([...links.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(links.size).toBeGreaterThan(5);
});
