import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
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
const searched = [flags, jamo, 'القرار نهائي'];

test('claims selected with the pointer have exactly the selected text, in every script', everyday, async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('scripts.casefile.json', casefile);
  await expect(desk.passage).toContainText('The council');
  const makeClaim = async (): Promise<void> => {
    await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
    await expect(desk.editor.getByLabel('Proposition')).toBeVisible();
  };
  for (const words of marked) {
    await selectWithPointer(page, desk.passage, words);
    await makeClaim();
  }
  for (const words of searched) {
    await desk.passage.getByLabel('Find in passage').fill(words);
    await desk.passage.getByRole('listbox', { name: 'Matches' }).getByRole('option').first().click();
    await makeClaim();
  }
  const file = await desk.exportDesk();
  expect(file.casefile.observations[0]?.passages).toEqual([{ passage_id: passageIdOf(text), text }]);
  expect(file.assessment.claims.map(({ actual }) => actual)).toEqual([...marked, ...searched]);
  for (const { span, actual } of file.assessment.claims) {
    expect(Array.from(text).slice(span.start, span.end).join('')).toBe(actual);
    expect(cutCharacters(span.start, span.end)).toEqual([]);
  }
});
