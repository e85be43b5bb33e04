/** Every control can be pressed with a finger: its target is 44 pixels wide and high (WCAG 2.5.5). */
import { expect, test } from './support/guarded-test.ts';
import { smallTargets } from './support/small-targets.ts';
import { walkDesk, walkDialogs, walkLibrary, walkViews } from './support/walk.ts';

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a tablet', width: 820, height: 1180 },
];
const walks = {
  'the library and the help': walkLibrary,
  'the desk and its entries': walkDesk,
  'the menus and dialogs': walkDialogs,
  'the other screens': walkViews,
};

for (const { name, width, height } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const [place, walk] of Object.entries(walks)) {
      test(`the targets of ${place} are 44 pixels wide and high, and nothing overflows`, async ({ page }) => {
        const found: string[] = [];
        await walk(page, async (state) => {
          found.push(...(await smallTargets(page)).map((line) => `${state}: ${line}`));
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) found.push(`${state}: ${String(wide)} pixels wide`);
        });
        expect(found).toEqual([]);
      });
    }
  });
}
