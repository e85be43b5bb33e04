/** What form libraries do to data when they are let: nothing of it may happen here (invariant 7). */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

const sections = ['Claims', 'Power bases', 'Intent hypotheses', 'Contradictions', 'Unknowns'];

/** What an entry's controls must never show: a value that was not thought of. */
const unthoughtOf = /undefined|\[object |NaN|stopped working/;

/**
 * Puts the focus on every control of the entry that is shown and of all behind it, one after the other, and takes it
 * away again. Gives what the entries said.
 */
async function visitOnwards(editor: Locator): Promise<readonly string[]> {
  return editor.evaluate(async (root) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const said: string[] = [];
    for (;;) {
      for (const control of root.querySelectorAll<HTMLElement>('textarea, input, select, button, [tabindex]')) {
        control.focus();
        control.blur();
      }
      await painted();
      said.push(root.textContent);
      const next = root.querySelector<HTMLButtonElement>('button[aria-label="Next entry"]');
      if (!next || next.disabled) return said;
      next.click();
      await painted();
    }
  });
}

/** Every entry of every section, in the order of the document; gives how many there were. */
async function visitEveryEntry(desk: Desk): Promise<number> {
  let count = 0;
  for (const section of sections) {
    await desk.section(section).click();
    await desk.editor.getByRole('listitem').first().getByRole('button').click();
    await expect(desk.editor.getByRole('button', { name: 'Next entry' })).toBeVisible();
    const said = await visitOnwards(desk.editor);
    expect(said.filter((text) => unthoughtOf.test(text))).toEqual([]);
    count += said.length;
  }
  return count;
}

async function exportedDesk(desk: Desk): Promise<unknown> {
  return JSON.parse(await desk.export(/desk/i));
}

test('opening, focusing and leaving every field of every entry changes nothing', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/A finished assessment/);
  const before = await exportedDesk(desk);
  await page.keyboard.press('Escape');
  await visitOnwards(desk.editor);
  expect(await visitEveryEntry(desk)).toBeGreaterThan(100);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await exportedDesk(desk)).toEqual(before);
});

/** Every value of the sound document in turn replaced by one of another type, and a property that nobody knows. */
function spoilt(assessment: Record<string, unknown>): string {
  const strange = [null, 5, 'text', true, [], {}, [1, 'x', null, { a: 1 }], { start: 1 }];
  let turn = 0;
  const spoil = (entry: object): object => ({
    ...Object.fromEntries(Object.keys(entry).map((name) => [name, strange[(turn += 1) % strange.length]])),
    'x~/y': 'kept',
  });
  const nine = (list: string): unknown[] => {
    const [entry] = assessment[list] as object[];
    return [...Array.from({ length: 9 }, () => spoil(entry ?? {})), 5, null, []];
  };
  return JSON.stringify({
    ...assessment,
    producer: 'nobody',
    claims: nine('claims'),
    power_bases: nine('power_bases'),
    intent_hypotheses: nine('intent_hypotheses'),
    contradictions: nine('contradictions'),
    unknowns: [5, null, 'x', {}, [1]],
  });
}

test('values of the wrong type are shown as they are, and stay so', async ({ page }) => {
  const desk = new Desk(page);
  const sample = JSON.parse(await readFile('public/samples/strait-of-hesper.assessment.json', 'utf8')) as Record<
    string,
    unknown
  >;
  await page.goto('./');
  await desk.openFile('strange.assessment.json', spoilt(sample));
  await expect(desk.editor.getByText('This is a text, where an object with fields is expected.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /close/i }).first().click();
  expect(await visitEveryEntry(desk)).toBe(4 * 12 + 5);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});
