/** What every control does, on every screen: nothing while it is pressed, and nothing unexpected when it is set. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { visitScreens } from './support/screens.ts';
import { openSmallDesk } from './support/small-desk.ts';

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

test('a press that leaves a control before its end does nothing', async ({ page }) => {
  const desk = new Desk(page);
  const found: string[] = [];
  const seen = new Set<string>();
  await visitScreens(desk, async (screen) => {
    let before = await stateOf(page);
    for (const { x, y, name } of await controlsOf(page, seen)) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(1, 899);
      await page.mouse.up();
      const after = await stateOf(page);
      if (after !== before) found.push(`${screen}: ${name}`);
      before = after;
    }
  });
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test('the outline over the editor closes at the end of a press outside it, and not before', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.setViewportSize({ width: 820, height: 1180 });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Outline' });
  await toggle.click();
  await expect(desk.outline).toBeVisible();
  await desk.passage.getByRole('textbox', { name: 'Find in passage' }).hover();
  await page.mouse.down();
  await page.mouse.move(819, 1);
  await page.mouse.up();
  await stateOf(page);
  await expect(desk.outline).toBeVisible();
  await desk.passage.getByRole('textbox', { name: 'Find in passage' }).click();
  await expect(desk.outline).toBeHidden();
});

test('a press outside a menu or a panel closes it, and leaves the focus where it was pressed', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openEntry('Claims', /^C-001/);
  const field = desk.editor.getByRole('textbox', { name: 'Proposition' });
  for (const [button, popup] of [
    [page.getByRole('banner').getByRole('button', { name: 'More', exact: true }), page.getByRole('menu')],
    [desk.outline.getByRole('button', { name: /^Filter/ }), page.getByRole('dialog')],
  ] as const) {
    await button.click();
    await expect(popup).toBeVisible();
    await field.click();
    await expect(popup).toBeHidden();
    await expect(field).toBeFocused();
  }
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

test('changing a setting neither moves the focus nor opens or leaves anything', async ({ page }) => {
  const found: string[] = [];
  const seen = new Set<string>();
  await visitScreens(new Desk(page), async (screen) => {
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
      if (after !== before) found.push(`${screen}, ${title}: ${after} <<< ${before}`);
      for (const key of back) await page.keyboard.press(key);
    }
  });
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

test('commands and links have the same names on every screen', async ({ page }) => {
  const desk = new Desk(page);
  const bars = new Map<string, string>();
  const addresses = new Map<string, Set<string>>();
  await visitScreens(desk, async (screen) => {
    const { bar, links } = await page.evaluate(() => {
      const banner = document.querySelector('header');
      const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;
      const commands = [...(banner?.querySelectorAll('a, button, input') ?? [])].map(nameOf);
      const views = [...document.querySelectorAll('nav a[href^="#/draft/"]')];
      return {
        bar: commands.join(),
        links: views.map((link) => [link.getAttribute('href') ?? '', nameOf(link)] as const),
      };
    });
    if (page.url().includes('#/draft/') && screen !== 'Export') bars.set(bar, screen);
    for (const [address, name] of links) addresses.set(address, (addresses.get(address) ?? new Set()).add(name));
  });
  expect([...bars.keys()]).toHaveLength(1);
  expect([...addresses.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(addresses.size).toBeGreaterThan(5);
});
