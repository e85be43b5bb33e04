/** Opens damaged files as a person would. None of them harms an existing draft. */
import type { Page } from '@playwright/test';
import type { JsonValue } from '../src/core/json/json.ts';
import { createFuzzer } from '../src/core/files/mutations.fixtures.ts';
import { chooseSeed } from '../.config/property-runs.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { draftOf, readRaw, type RawRecord } from './support/raw-storage.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** New in each run. `PROPERTY_SEED` repeats a run. */
const seed = Number(chooseSeed());
const files = 20;

type Outcome = 'refused' | 'opened';

/** All stored data of a draft, as text. */
async function storedOf(page: Page, id: string): Promise<string> {
  const records: readonly RawRecord[] = await readRaw(page);
  return JSON.stringify(records.filter((record) => draftOf(record) === id));
}

/** Opens a file with the library's “Open file…”, waits for the result, and goes back to the library. */
function give(page: Page, name: string, bytes: Uint8Array): Promise<Outcome> {
  return page.evaluate(
    async ([name, base64]) => {
      const until = async <Found>(what: string, look: () => Found | null | false): Promise<Found> => {
        for (const end = performance.now() + 30_000; performance.now() < end;) {
          const found = look();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        throw new Error(`${name}: ${what} is waited for, and there is: ${document.body.innerText.slice(0, 500)}`);
      };
      // On a busy machine, a dialog about the progress comes first. It has no “Close”.
      const closeButton = (): HTMLButtonElement | undefined =>
        [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find((button) =>
          /^Close$/.test(button.textContent.trim() || button.ariaLabel || ''),
        );
      const inLibrary = (): Element | null => document.querySelector('main[aria-label="Library"]');
      const opened = (): boolean => /^#\/(draft|repair)\//.test(location.hash) && !inLibrary();
      const input = await until('the library', () =>
        document.querySelector<HTMLInputElement>('input[aria-label="Open file"]'),
      );
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: 'application/json' }));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      // A dialog with warnings about the file before can still come.
      const isAbout = (button: Element | undefined): boolean =>
        button?.closest('[role="dialog"]')?.textContent.includes(name) === true;
      await until('an answer', () => isAbout(closeButton()) || opened());
      const outcome = opened() ? 'opened' : 'refused';
      await until('the library again', () => {
        // Repeated, because the draft's page may still be updating the address.
        if (opened()) location.hash = '#/';
        closeButton()?.click();
        return !document.querySelector('[role="dialog"]') && inLibrary();
      });
      return outcome;
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
}

test('damaged files are opened or get a message, and no other draft is changed', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const id = /#\/draft\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'The north channel', exact: true })).toBeVisible();
  const before = await storedOf(page, id);
  expect(before.length).toBeGreaterThan(1000);

  const whole = JSON.parse(smallDesk()) as { readonly assessment: JsonValue; readonly casefile: JsonValue };
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const damaged = createFuzzer([whole as unknown as JsonValue, whole.assessment, whole.casefile], encode, seed);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < files; index += 1) {
    const name = `damaged-${String(index)}.json`;
    outcomes.push(
      await test.step(`${name} with PROPERTY_SEED=${String(seed)}`, () => give(page, name, damaged(index))),
    );
  }

  const repeat = `PROPERTY_SEED=${String(seed)} repeats this`;
  expect(outcomes, repeat).toContain('refused');
  // Whether one of the damaged files opens depends on the seed.
  expect(await give(page, 'whole.json', encode(smallDesk()))).toBe('opened');
  expect(await storedOf(page, id), repeat).toBe(before);
  // Loaded again, because the page of the last file may still be updating the address.
  await page.goto('about:blank');
  await page.goto(`./#/draft/${id}/unknowns/1`);
  await expect(desk.unknown, repeat).toHaveValue('Who else uses the channel.');
});
