/**
 * Goes through the states of the application once on a desktop and once on a phone, and puts every question to each of
 * them. The draft has a script for each writer, so that the language of every text can be checked.
 */
import type { Page } from '@playwright/test';
import { axeFindings, colourRules, everyRule, misplaced, smallTargets, unreachable } from './support/accessibility.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { wrongLanguages } from './support/own-scripts.ts';
import { crossings, setSpacing, spacing } from './support/text-spacing.ts';
import { walkDesk, walkDialogs, walkLibrary, walkViews, type Visit } from './support/walk.ts';

/** Returns the faults of the page as it is, one line for each. */
type Probe = (page: Page) => Promise<readonly string[]>;

const axe: Probe = (page) => axeFindings(page, everyRule);

const axeInDarkColours: Probe = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await axeFindings(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((line) => `dark: ${line}`);
};

/** Waits for the parts that measure themselves, which they do after the next frame. */
const afterLayout = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

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

/** With more space (WCAG 1.4.12), no text is lost, crosses another or leaves its box. */
const addSpace: Probe = async (page) => {
  await page.evaluate(setSpacing, spacing);
  await afterLayout(page);
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
  return wide > width ? [`${String(wide)} of ${String(width)} pixels wide`] : [];
};

/** Each field with a problem says so to assistive technology. */
const unboundProblems: Probe = (page) =>
  page.locator('[data-field][data-worst]:not(:has([data-field][data-worst]))').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const { control = '', field = '' } = (frame as HTMLElement).dataset;
      const inside = document.getElementById(control);
      const own = inside?.closest('[role="radiogroup"]') ?? inside;
      const described = (own?.getAttribute('aria-describedby') ?? '').split(' ');
      const isSaid = described.some((id) => (document.getElementById(id)?.textContent ?? '') !== '');
      const takesInvalid = own?.matches('input, textarea, select, [role="radiogroup"]');
      const isBound = isSaid && (!takesInvalid || own?.getAttribute('aria-invalid') === 'true');
      return isBound ? [] : [`a problem of ${field} is not bound to it`];
    }),
  );

/** 400 % zoom on a screen of 1280 × 1024 pixels (WCAG 1.4.10). */
function zoomed(...probes: readonly Probe[]): Probe {
  return async (page) => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    await afterLayout(page);
    const found: string[] = [];
    for (const probe of probes) found.push(...(await probe(page)).map((line) => `zoomed: ${line}`));
    if (before) await page.setViewportSize(before);
    await afterLayout(page);
    return found;
  };
}

type Walk = (page: Page, visit: Visit) => Promise<void>;

/** Goes through a part, collects the faults of all of its states, and fails only then. */
async function expectNoFault(page: Page, walk: Walk, probes: readonly Probe[]): Promise<void> {
  const found: string[] = [];
  await walk(page, async (state) => {
    for (const probe of probes) found.push(...(await probe(page)).map((line) => `${state}: ${line}`));
  });
  expect(found).toEqual([]);
}

const onDesktop = [axe, overflows, misplaced];
const ofDraft = [wrongLanguages, unboundProblems];
const onPhone = [smallTargets, addSpace, overflows, misplaced];

/** Each size with what is asked in the library, in the dialogs of a draft, on its desk and on its other screens. */
const sizes = [
  {
    name: 'a desktop',
    size: { viewport: { width: 1440, height: 900 } },
    simple: onDesktop,
    draft: [...onDesktop, ...ofDraft],
    desk: [...onDesktop, ...ofDraft, axeInDarkColours],
    screens: [...onDesktop, ...ofDraft],
  },
  {
    name: 'a phone',
    size: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    simple: [...onPhone, zoomed(unreachable, overflows)],
    draft: [...onPhone, zoomed(unreachable, overflows)],
    desk: [...onPhone, zoomed(unreachable, overflows, axe)],
    // Every day, the screens are visited on a desktop, so their dark colours are checked on a phone.
    screens: [...onPhone, zoomed(unreachable, overflows, axe), axeInDarkColours],
  },
];

for (const { name, size, simple, draft, desk, screens } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('the library and the help have no fault', ({ page }) => expectNoFault(page, walkLibrary, simple));

    test('the desk and its entries have no fault', ({ page }) => expectNoFault(page, walkDesk, desk));

    test('the menus and dialogs of the desk have no fault', ({ page }) => expectNoFault(page, walkDialogs, draft));

    test('the screens have no fault', 'hasTouch' in size ? {} : everyday, ({ page }) =>
      expectNoFault(page, walkViews, screens),
    );
  });
}
