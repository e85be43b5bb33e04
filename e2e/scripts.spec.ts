import type { Locator } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { passageIdOf } from './support/small-desk.ts';

const family = '👩‍👩‍👧‍👦';
const flags = '🇻🇺🇫🇷';
const jamo = '한국어'.normalize('NFD');

/** A passage with all kinds of characters that a wrong offset cuts. Its lines end with CR LF. */
const text = [
  `The council ${family} of the ${flags} islands 👍🏽 agreed. It said so twice.`,
  `${jamo} 학교에 간다.`,
  'परिषद् ने निर्णय लिया। क्षत्रिय नेता सहमत हैं।',
  'قال المجلس إن القرار نهائي. وسيُنفَّذ غدًا.',
  'Cafe\u0301 a\u0323\u0308 Z\u0351\u036b\u0343 and 𝒜𝓈𝓉𝓇𝒶𝓁 𐐷 letters, 𠮷野家。',
].join('\r\n');

const casefile = JSON.stringify({
  format: 'assessment-desk.casefile/v1',
  title: 'Scripts',
  actors: [],
  observations: [
    {
      observation_id: 1,
      title: 'In many scripts',
      canonical_url: null,
      publisher_actor_id: null,
      published_at: null,
      retrieved_at: null,
      language: null,
      passages: [{ passage_id: passageIdOf(text), text }],
    },
  ],
});

type Claim = Assessment['claims'][number];
type Unit = 'character' | 'word' | 'sentence';
type Step = readonly [what: 'Widen start' | 'Narrow start' | 'Widen end' | 'Narrow end', actual: string];

/** Start (inclusive) and end (exclusive) in code points. */
type Place = readonly [start: number, end: number];

const offsetsOf = ([start, end]: Place): string => `${String(start)}–${String(end)}`;

/** The desk with the passage in many scripts. Reads its claims from an exported file. */
class ScriptsDesk extends Desk {
  async open(): Promise<void> {
    await this.page.goto('./');
    await this.openFile('scripts.casefile.json', casefile);
    await expect(this.passage).toContainText('The council');
  }

  /** The span's numbers in the form. */
  get offsets(): Locator {
    return this.editor.getByText(/^\d+–\d+$/);
  }

  /**
   * Expects that the form shows this span and text, that the passage has the text there, and that no character is cut.
   */
  async expectShown(place: Place, words: string): Promise<void> {
    await expect(this.offsets).toHaveText(offsetsOf(place));
    await expect.poll(() => this.editor.getByRole('group', { name: 'Actual text' }).textContent()).toBe(words);
    expect(
      Array.from(text)
        .slice(...place)
        .join(''),
    ).toBe(words);
    expect(cutCharacters(...place)).toEqual([]);
  }

  async claims(): Promise<readonly Claim[]> {
    const file = JSON.parse(await this.export(/^desk file$/i)) as {
      assessment: Assessment;
      casefile: { observations: { passages: { passage_id: string; text: string }[] }[] };
    };
    const [passage] = file.casefile.observations[0]?.passages ?? [];
    expect(passage).toEqual({ passage_id: passageIdOf(text), text });
    return file.assessment.claims;
  }

  /** Expects that the newest claim has this text, and that its span has it too. */
  async expectNewest(words: string, count: number): Promise<Claim> {
    const claims = await this.claims();
    expect(claims).toHaveLength(count);
    const claim = claims.at(-1);
    if (!claim) throw new Error('There is no claim.');
    const { start, end } = claim.span;
    expect(claim.actual).toBe(words);
    expect(Array.from(text).slice(start, end).join('')).toBe(claim.actual);
    expect(cutCharacters(start, end)).toEqual([]);
    return claim;
  }

  async claimByPointer(words: string): Promise<void> {
    await selectWithPointer(this.page, this.passage, words);
    await this.passage.getByRole('button', { name: 'New claim from selection' }).click();
    await expect(this.editor.getByLabel('Proposition')).toBeVisible();
  }

  async claimByFinding(words: string): Promise<void> {
    await this.passage.getByLabel('Find in passage').fill(words);
    await this.passage.getByRole('listbox', { name: 'Matches' }).getByRole('option').first().click();
    await this.passage.getByRole('button', { name: 'New claim from selection' }).click();
    await expect(this.editor.getByLabel('Proposition')).toBeVisible();
  }

  adjust(what: Step[0], unit: Unit): Promise<void> {
    return this.passage.getByRole('button', { name: `${what} by ${unit}`, exact: true }).click();
  }
}

/** Returns the ends of a span (in code points) that cut a visible character or a CR LF. */
function cutCharacters(start: number, end: number): readonly number[] {
  const stops = new Set([0]);
  let at = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) stops.add((at += Array.from(segment).length));
  return [start, end].filter((edge) => !stops.has(edge));
}

const marked = [
  `${family} of the 🇻🇺`,
  '👍🏽 agreed',
  `so twice.\r\n${jamo.slice(0, 3)}`,
  'निर्णय लिया',
  'المجلس إن',
  'e\u0301 a\u0323\u0308 Z\u0351\u036b\u0343',
  '𝓈𝓉𝓇𝒶𝓁 𐐷 letters, 𠮷',
];

test('claims selected with the pointer have exactly the selected text, in every script', everyday, async ({ page }) => {
  const desk = new ScriptsDesk(page);
  await desk.open();
  for (const words of marked) await desk.claimByPointer(words);
  const claims = await desk.claims();
  expect(claims.map(({ actual }) => actual)).toEqual(marked);
  for (const { span, actual } of claims) {
    expect(Array.from(text).slice(span.start, span.end).join('')).toBe(actual);
    expect(cutCharacters(span.start, span.end)).toEqual([]);
  }
});

test('claims made with the search have exactly the passage’s text, in every script', async ({ page }) => {
  const desk = new ScriptsDesk(page);
  await desk.open();
  const searched = [
    flags,
    '👍🏽 agreed',
    jamo,
    'क्षत्रिय नेता',
    'القرار نهائي',
    'Cafe\u0301 a\u0323\u0308',
    '𐐷 letters, 𠮷野家',
  ];
  for (const words of searched) await desk.claimByFinding(words);
  const claims = await desk.claims();
  expect(claims.map(({ actual }) => actual)).toEqual(searched);
  for (const { span, actual } of claims) {
    expect(Array.from(text).slice(span.start, span.end).join('')).toBe(actual);
    expect(cutCharacters(span.start, span.end)).toEqual([]);
  }
});

interface Walk {
  readonly unit: Unit;
  readonly from: string;
  readonly steps: readonly Step[];
}

const walks: readonly Walk[] = [
  {
    unit: 'character',
    from: 'of the 🇻🇺',
    steps: [
      ['Widen end', `of the ${flags}`],
      ['Widen start', ` of the ${flags}`],
      ['Widen start', `${family} of the ${flags}`],
      ['Narrow end', `${family} of the 🇻🇺`],
      ['Narrow end', `${family} of the `],
      ['Narrow start', ' of the '],
    ],
  },
  {
    unit: 'character',
    from: 'twice.',
    steps: [
      ['Widen end', 'twice.\r\n'],
      ['Widen end', `twice.\r\n${jamo.slice(0, 3)}`],
      ['Narrow end', 'twice.\r\n'],
      ['Narrow end', 'twice.'],
    ],
  },
  {
    unit: 'character',
    from: 'a\u0323\u0308 Z\u0351\u036b\u0343',
    steps: [
      ['Narrow end', 'a\u0323\u0308 '],
      ['Widen start', ' a\u0323\u0308 '],
      ['Widen start', 'e\u0301 a\u0323\u0308 '],
      ['Narrow start', ' a\u0323\u0308 '],
    ],
  },
  {
    unit: 'word',
    from: 'المجلس',
    steps: [
      ['Widen end', 'المجلس إن'],
      ['Widen start', 'قال المجلس إن'],
      ['Narrow end', 'قال المجلس'],
      ['Narrow start', 'المجلس'],
    ],
  },
  {
    unit: 'word',
    from: 'निर्णय',
    steps: [
      ['Widen end', 'निर्णय लिया'],
      ['Widen start', 'ने निर्णय लिया'],
      ['Narrow start', 'निर्णय लिया'],
      ['Narrow end', 'निर्णय'],
    ],
  },
  {
    unit: 'sentence',
    from: 'नेता',
    steps: [
      ['Widen end', 'नेता सहमत हैं।'],
      ['Widen start', 'क्षत्रिय नेता सहमत हैं।'],
      ['Widen start', 'परिषद् ने निर्णय लिया। क्षत्रिय नेता सहमत हैं।'],
      ['Narrow start', 'क्षत्रिय नेता सहमत हैं।'],
    ],
  },
  {
    unit: 'sentence',
    from: 'said so',
    steps: [
      ['Widen start', 'It said so'],
      ['Widen end', 'It said so twice.'],
      ['Widen end', `It said so twice.\r\n${jamo} 학교에 간다.`],
      ['Narrow end', 'It said so twice.'],
    ],
  },
];

/** Time (ms of the page's clock) after which the next change is a new undo step. */
const pauseBetweenSteps = 2000;

guarded('spans are moved by character, word and sentence at both ends, and each step is undone', async ({ page }) => {
  await page.clock.install();
  const desk = new ScriptsDesk(page);
  await desk.open();
  for (const { unit, from, steps } of walks) {
    await test.step(`the span of “${from}” is moved by ${unit}`, async () => {
      await desk.claimByPointer(from);
      let at = firstPlaceOf(from);
      const places = [at];
      await desk.expectShown(at, from);
      await desk.passage
        .getByText(
          unit.replace(/^./, (letter) => letter.toUpperCase()),
          { exact: true },
        )
        .click();
      for (const [what, words] of steps) {
        await page.clock.fastForward(pauseBetweenSteps);
        await desk.adjust(what, unit);
        at = placeAfter(at, what, words);
        places.push(at);
        await desk.expectShown(at, words);
      }
      const [, last = from] = steps.at(-1) ?? [];
      expect((await desk.expectNewest(last, 1)).span).toMatchObject({ start: at[0], end: at[1] });
      await undoAll(desk, places);
    });
  }
  expect(await desk.claims()).toEqual([]);
});

/** Returns the first place of a text in the passage, in code points. */
function firstPlaceOf(words: string): Place {
  const start = Array.from(text.slice(0, text.indexOf(words))).length;
  return [start, start + Array.from(words).length];
}

/** Returns the place of a span after one of its ends was moved and it has this text. */
function placeAfter([start, end]: Place, what: Step[0], words: string): Place {
  const count = Array.from(words).length;
  return what.endsWith('start') ? [end - count, end] : [start, start + count];
}

/** Undoes step by step until the claim no longer exists. */
async function undoAll(desk: ScriptsDesk, places: readonly Place[]): Promise<void> {
  for (const [start, end] of places.slice(0, -1).reverse()) {
    await desk.undo();
    await desk.expectShown([start, end], Array.from(text).slice(start, end).join(''));
  }
  await desk.undo();
  await expect(desk.section('Claims')).toContainText('0 of 200');
}
