/** Form libraries may change data by themselves. None of that may happen here (invariant 7). */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';

const sections = ['Claims', 'Power bases', 'Intent hypotheses', 'Contradictions', 'Unknowns'];

/** Values that an entry's controls must never show, because no person entered them. */
const unthoughtOf = /undefined|\[object |NaN|stopped working/;

/** The observations while going through entries. */
interface Visit {
  /** The text of each entry. */
  readonly said: readonly string[];
  /** The hints that covered something, and the controls whose hint moved later content. */
  readonly inTheWay: readonly string[];
}

/** Focuses and leaves every control of the shown entry and of all later entries, one after the other. */
async function visitOnwards(editor: Locator): Promise<Visit> {
  return editor.evaluate(async (root) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const things = 'label, legend, textarea, input, button, [id$="-label"], [data-counter]';
    const said: string[] = [];
    const inTheWay = new Set<string>();
    /** The visible part of an element, clipped by its scrolling lists: left, top, right, bottom. */
    const partOf = (element: Element): readonly [number, number, number, number] => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const rect = around.getBoundingClientRect();
        [left, top] = [Math.max(left, rect.left), Math.max(top, rect.top)];
        [right, bottom] = [Math.min(right, rect.right), Math.min(bottom, rect.bottom)];
      }
      return [left, top, right, bottom];
    };
    /** Records hints that overlap a label, a control or a counter. */
    const lookAtHints = (): void => {
      for (const hint of [...root.querySelectorAll('[data-field] [id$="-help"]')].filter(seen)) {
        const [left, top, right, bottom] = partOf(hint);
        for (const other of root.querySelectorAll(things)) {
          const [otherLeft, otherTop, otherRight, otherBottom] = partOf(other);
          const share =
            Math.max(left, otherLeft) < Math.min(right, otherRight) &&
            Math.max(top, otherTop) < Math.min(bottom, otherBottom);
          if (share && seen(other)) inTheWay.add(`${hint.id} covers ${other.id || other.textContent}`);
        }
      }
    };
    for (;;) {
      for (const control of root.querySelectorAll<HTMLElement>('textarea, input, select, button, [tabindex]')) {
        const before = root.scrollHeight;
        control.focus();
        lookAtHints();
        if (root.scrollHeight !== before)
          inTheWay.add(`${control.id || control.ariaLabel || control.tagName} moves the form`);
        control.blur();
      }
      await painted();
      said.push(root.textContent);
      const next = root.querySelector<HTMLButtonElement>('button[aria-label="Next entry"]');
      if (!next || next.disabled) return { said, inTheWay: [...inTheWay] };
      next.click();
      await painted();
    }
  });
}

/** Visits every entry of every section, in document order. Returns the number of entries. */
async function visitEveryEntry(desk: Desk): Promise<number> {
  let count = 0;
  for (const section of sections) {
    await desk.section(section).click();
    const inPlace = desk.editor.getByRole('list', { name: section });
    const isInPlace = section === 'Contradictions' || section === 'Unknowns';
    if (isInPlace) await expect(inPlace.getByRole('listitem').first()).toBeVisible();
    else {
      await desk.outline.getByRole('option').first().click();
      await expect(desk.editor.getByRole('button', { name: 'Next entry' })).toBeVisible();
    }
    const { said, inTheWay } = await visitOnwards(desk.editor);
    expect(said.filter((text) => unthoughtOf.test(text))).toEqual([]);
    expect(inTheWay).toEqual([]);
    const size = isInPlace ? await inPlace.getByRole('listitem').first().getAttribute('aria-setsize') : said.length;
    count += Number(size);
  }
  return count;
}

/** The values that a person chooses instead of typing. */
const choices = new Set([
  'representation',
  'claim_kind',
  'mode',
  'domain',
  'workflow_state',
  'relationship',
  'effect',
  'offset_encoding',
]);

/** Returns what a form shows of a value: each choice, each missing value, and the length of each list. */
function waysOf(value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value)) {
    return [`${place} × ${String(Math.min(value.length, 3))}`, ...value.flatMap((item) => waysOf(item, `${place}/*`))];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => waysOf(inner, `${place}/${name}`));
  }
  const chosen = choices.has(place.slice(place.lastIndexOf('/') + 1));
  return [`${place}: ${chosen ? String(value) : value === null ? 'null' : typeof value}`];
}

/** Returns the entries of a list that show something new, and at least two. */
function inEveryWay(entries: readonly unknown[]): readonly unknown[] {
  const shown = new Set<string>();
  return entries.filter((entry, index) => {
    const size = shown.size;
    for (const way of waysOf(entry)) shown.add(way);
    return shown.size > size || index === 1;
  });
}

const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'] as const;
type Lists = Readonly<Record<(typeof lists)[number], readonly unknown[]>>;

/** Five entries with every value replaced in turn by one of another type and an unknown property, and other values. */
function spoilt(entry: object): readonly unknown[] {
  const strange = [null, 5, 'text', true, [], {}, [1, 'x', null, { a: 1 }], { start: 1 }];
  let turn = 0;
  const spoil = (): object => ({
    ...Object.fromEntries(Object.keys(entry).map((name) => [name, strange[(turn += 1) % strange.length]])),
    'x~/y': 'kept',
  });
  return [...Array.from({ length: 5 }, spoil), 5, null, []];
}

test('opening, focusing and leaving every field of every entry changes nothing, whatever the values', async ({
  page,
}) => {
  const desk = new Desk(page);
  const finished = await readFile('public/samples/finished.desk.json', 'utf8');
  const sample = JSON.parse(finished) as { readonly assessment: Lists };
  const entries = lists.map((list) => {
    const all = sample.assessment[list];
    const odd = list === 'unknowns' ? [5, null, {}, [1]] : spoilt(all[0] as object);
    return [list, [...inEveryWay(all), ...odd]] as const;
  });
  const assessment = { ...sample.assessment, ...Object.fromEntries(entries), producer: 'nobody' };
  await page.goto('./');
  await desk.openFile('every-way.desk.json', JSON.stringify({ ...sample, title: 'In every way', assessment }));
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('In every way');
  await expect(desk.editor.getByText('This is text, but an object with fields is expected.')).toBeVisible();
  const before = await desk.exportDesk();
  await page.keyboard.press('Escape');
  expect((await visitOnwards(desk.editor)).inTheWay).toEqual([]);
  expect(await visitEveryEntry(desk)).toBe(entries.reduce((sum, [, { length }]) => sum + length, 0));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await desk.exportDesk()).toEqual(before);
});
