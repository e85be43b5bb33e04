import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

const text =
  'The council said that the ferries of the inner channel would stop on Monday.\n' + 'Nobody else has said so.';

/** Overlapping claims: the first contains the second, and the third crosses the end of both. */
const spans = {
  'C-001': 'The council said that the ferries of the inner channel would stop',
  'C-002': 'the ferries of the inner channel',
  'C-003': 'channel would stop on Monday',
  'C-004': 'Nobody else has said so',
} as const;

type Id = keyof typeof spans;

async function open(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  const passage_id = passageIdOf(text);
  const claims = Object.entries(spans).map(([claim_id, actual]) => ({
    claim_id,
    observation_id: 1,
    passage_id,
    span: {
      start: text.indexOf(actual),
      end: text.indexOf(actual) + actual.length,
      offset_encoding: 'unicode-code-point',
    },
    actual,
    proposition: actual,
    representation: 'verbatim',
    claim_kind: 'public-position',
    subject_actor_ids: [],
    attribution: { actor_id: null, mode: 'unresolved' },
  }));
  const empty = { '/power_bases': [], '/intent_hypotheses': [], '/contradictions': [] };
  await openSmallDesk(desk, {
    assessment: { '/claims': claims, ...empty },
    casefile: { '/observations/0/passages': [{ passage_id, text }] },
  });
  await desk.section('Claims').click();
  await expect(desk.passage.locator('mark').first()).toBeVisible();
  return desk;
}

/** Returns the piece of marked text that begins with this text. */
function stretch(desk: Desk, words: string): Locator {
  return desk.passage.locator('mark').filter({ hasText: new RegExp(`^\\s*${words}`) });
}

/** Expects that the outline, the editor and the passage all show this claim. */
async function expectEverywhere(desk: Desk, id: Id): Promise<void> {
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText(id);
  await expect(desk.editor.getByLabel('Actual text')).toHaveText(spans[id]);
  await expect(desk.outline.getByRole('option', { selected: true })).toContainText(id);
  await expectActive(desk, id);
}

/** Expects that exactly the text of this claim is marked as active. */
async function expectActive(desk: Desk, id: Id): Promise<void> {
  await expect
    .poll(async () => (await desk.passage.locator('mark[data-active]').allTextContents()).join(''))
    .toBe(spans[id]);
}

test('each of several claims on the same text looks different, and is reachable by pointer and keyboard', async ({
  page,
}) => {
  const desk = await open(page);
  const marks = desk.passage.locator('mark');
  const menu = page.getByRole('menu', { name: 'Claims on this text' });
  const words = desk.passage.getByRole('group', { name: 'Passage text' });

  await test.step('every piece names its claims, and has an underline for each', async () => {
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { backgroundImage, backgroundPosition, backgroundColor } = getComputedStyle(mark);
        return `${backgroundImage} ${backgroundPosition} ${backgroundColor}`;
      }),
    );
    expect(looks.map((look) => look.split('linear-gradient').length - 1)).toEqual([1, 2, 3, 2, 1, 1]);
    expect(new Set(looks.slice(0, 5)).size, 'no two stretches that meet look the same').toBe(5);
    expect(await marks.evaluateAll((all) => all.map((mark) => [mark.textContent, mark.getAttribute('title')]))).toEqual(
      [
        ['The council said that ', 'C-001'],
        ['the ferries of the inner ', 'C-001, C-002'],
        ['channel', 'C-001, C-002, C-003'],
        [' would stop', 'C-001, C-003'],
        [' on Monday', 'C-003'],
        ['Nobody else has said so', 'C-004'],
      ],
    );
  });

  await test.step('with the pointer, from the text, the outline and the editor', async () => {
    await stretch(desk, 'channel$').click();
    await expect(menu.getByRole('menuitem')).toHaveCount(3);
    await menu.getByRole('menuitem', { name: /C-003/ }).click();
    await expectEverywhere(desk, 'C-003');
    await stretch(desk, 'The council').click();
    await expectEverywhere(desk, 'C-001');
    await desk.outline.getByRole('option', { name: /C-002/ }).click();
    await expectEverywhere(desk, 'C-002');
    await desk.editor.getByRole('button', { name: 'Next entry' }).click();
    await expectEverywhere(desk, 'C-003');
    await desk.passage.getByRole('button', { name: 'Next claim in this passage' }).click();
    await expectEverywhere(desk, 'C-004');
  });

  await test.step('with N and P', async () => {
    await words.focus();
    for (const id of ['C-003', 'C-002'] as const) {
      await page.keyboard.press('p');
      await expectEverywhere(desk, id);
    }
    await page.keyboard.press('n');
    await expectEverywhere(desk, 'C-003');
    await expect(words).toBeFocused();
  });

  await test.step('and from the caret, with the menu', async () => {
    const toChannel = async (): Promise<void> => {
      await words.focus();
      // Home alone goes to the start of the line as it is wrapped.
      for (const key of ['ArrowUp', 'ArrowUp', 'Home']) await page.keyboard.press(key);
      for (let steps = 0; steps < spans['C-001'].indexOf('channel') + 2; steps += 1) {
        await page.keyboard.press('ArrowRight');
      }
    };
    await words.focus();
    await page.keyboard.press('p');
    await expectEverywhere(desk, 'C-002');
    await toChannel();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem')).toHaveCount(3);
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    await expect(words).toBeFocused();
    // Keys that follow one another at once: none of them goes to the text behind the menu.
    await toChannel();
    await Promise.all(['Enter', 'End', 'Enter'].map((key) => page.keyboard.press(key)));
    await expectEverywhere(desk, 'C-003');
  });
});
