/**
 * Goes through the states of the application at three sizes, and puts every question to each of them once: axe-core,
 * targets for a finger (WCAG 2.5.5), texts with more space (WCAG 1.4.12), and whether anything overflows.
 */
import type { Page } from '@playwright/test';
import { axeFindings, colourRules, everyRule } from './support/axe.ts';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { smallTargets } from './support/small-targets.ts';
import { crossings, setSpacing, spacing } from './support/text-spacing.ts';
import {
  openView,
  views,
  walkDesk,
  walkDialogs,
  walkLibrary,
  walkPictures,
  walkViews,
  type Visit,
} from './support/walk.ts';

/** Returns the faults of the page as it is, one line for each. */
type Probe = (page: Page) => Promise<readonly string[]>;

type Walk = (page: Page, visit: Visit) => Promise<void>;

/** Asks axe in the light colours, and what depends on colours in the dark ones, too. */
const askAxe: Probe = async (page) => {
  // Firefox 153 crashes if a script asks some elements for their labels.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  const light = await axeFindings(page, everyRule);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
};

/** Shows all of the texts that say that they are cut off, or shortens them again. */
async function pressAll(page: Page, from: string, to: string): Promise<number> {
  const count = await page.getByRole('button', { name: from }).count();
  const before = await page.getByRole('button', { name: to }).count();
  for (let pressed = 1; pressed <= count; pressed += 1) {
    await page.getByRole('button', { name: from }).first().press('Enter');
    await expect(page.getByRole('button', { name: to })).toHaveCount(before + pressed);
  }
  return count;
}

/** With more space, no text is lost, crosses another or leaves its box. */
const addSpace: Probe = async (page) => {
  await page.evaluate(setSpacing, spacing);
  // Parts that measure themselves do so after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = [...(await page.evaluate(crossings))];
  if ((await pressAll(page, 'Show all text', 'Show less text')) > 0) {
    found.push(...(await page.evaluate(crossings)).map((line) => `all text: ${line}`));
    await pressAll(page, 'Show less text', 'Show all text');
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
};

const overflows: Probe = async (page) => {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  return wide > width ? [`${String(wide)} pixels wide`] : [];
};

const sizes: readonly (readonly [name: string, width: number, height: number, ...probes: readonly Probe[]])[] = [
  ['a desktop', 1440, 900, askAxe, overflows],
  ['a tablet', 820, 1180, smallTargets, addSpace, overflows],
  ['a phone', 390, 844, smallTargets, addSpace, overflows],
];

/** Collects the faults of all states of a walk, and fails only then. */
async function expectNoFault(page: Page, walk: Walk, probes: readonly Probe[]): Promise<void> {
  const found: string[] = [];
  await walk(page, async (state) => {
    for (const probe of probes) found.push(...(await probe(page)).map((line) => `${state}: ${line}`));
  });
  expect(found).toEqual([]);
}

for (const [name, width, height, ...probes] of sizes) {
  const isTouched = width < 1000;
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, ...(isTouched ? { hasTouch: true, isMobile: true } : {}) });

    test('the library and the help have no fault', ({ page }) => expectNoFault(page, walkLibrary, probes));

    test('the desk and its entries have no fault', ({ page }) => expectNoFault(page, walkDesk, probes));

    test('the menus and dialogs of the desk have no fault', ({ page }) => expectNoFault(page, walkDialogs, probes));

    test('the screens have no fault', isTouched ? {} : everyday, ({ page }) => expectNoFault(page, walkViews, probes));
  });
}

test('the pictures of a whole draft have no fault', ({ page }) =>
  expectNoFault(page, walkPictures, [askAxe, addSpace, overflows]));

test('at 320 pixels nothing has a fault', async ({ page }) => {
  const found: string[] = [];
  const look = async (state: string): Promise<void> => {
    found.push(...(await axeFindings(page, everyRule)).map((line) => `${state}: ${line}`));
    found.push(...(await overflows(page)).map((line) => `${state}: ${line}`));
  };
  await openSmallDesk(new Desk(page));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ['Outline', 'Editor', 'Passage', 'Findings']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(tab);
  }
  const openFromMenu = async (name: string): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('export');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('menu');
  await page.keyboard.press('Escape');
  for (const name of views) {
    await openView(page, name);
    await look(name);
  }
  await openFromMenu('Share…');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  await look('share');
  await page.keyboard.press('Escape');
  for (const [address, name] of [
    ['./#/signatures', 'Signatures'],
    ['./#/', 'Library'],
    ['./#/help', 'Help'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main', { name })).toBeVisible();
    await look(name);
  }
  await page.goto('./accessibility.html');
  await look('conformance report');
  expect(found).toEqual([]);
});
