/** Text that an extraction has damaged is found, reported and located in its file. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

const text = 'No hyper-\nreﬂexia was seen. 发⾔⼈ said so, and ﺍﻟﻨﺎﻃﻖ agreed.\nThe ﬁbrils were intact.';
const id = passageIdOf(text);
const page = (start: number, end: number, number: number) => {
  return { kind: 'page', start, end, page: number, label: null, width: 595, height: 842, lines: [] };
};
const origin = {
  passage_id: id,
  file: { name: 'report.pdf', path: null, size: 9, media_type: 'application/pdf', sha256: '0'.repeat(64) },
  reader: { name: 'pdf', version: 1, engine: null, included: [] },
  places: [page(0, 57, 3), page(57, 100, 4)],
  losses: [],
};
const overlay = {
  assessment: {
    '/claims/0/passage_id': id,
    '/claims/0/actual': 'No hyperreflexia was seen.',
    '/claims/0/span': { start: 0, end: 26, offset_encoding: 'unicode-code-point' },
  },
  casefile: {
    format: 'assessment-desk.casefile/v2',
    '/observations/0/passages/0': { passage_id: id, text },
    origins: [origin],
  },
};

test('words of a damaged extraction are found, proposed and pointed out', async ({ page: tab }) => {
  const desk = new Desk(tab);
  await openSmallDesk(desk, overlay);

  // The notice leads to the first damaged character in the passage.
  await desk.findings.getByRole('button', { name: /damaged text extraction/ }).click();
  await expect(desk.passage.getByText('29–30, page 3 · 1 character')).toBeVisible();
  await expect(tab.getByRole('main').getByText(/2 radicals in place of ideographs/)).toBeVisible();

  // Each of these words is found, although the passage writes it in another way.
  const field = desk.passage.getByLabel('Find in passage');
  for (const words of ['hyperreflexia', '发言人', 'الناطق', 'fibrils']) {
    await field.fill(words);
    await expect(desk.passage.getByText(/^1 match/)).toBeVisible();
  }
  await field.press('Enter');
  await expect(desk.passage.getByText(/, page 4 · 6 characters/)).toBeVisible();

  // The claim's text is a proposal, which a person accepts.
  await tab.getByRole('navigation', { name: 'Outline' }).getByText('Claims').first().click();
  await expect(desk.passage.getByRole('status').filter({ hasText: 'Similar text is at 0–27, page 3' })).toBeVisible();
  await desk.passage.getByRole('button', { name: 'Re-anchor…' }).click();
  await tab.getByRole('button', { name: 'Use this text' }).click();
  await expect(desk.passage.getByText('C-001 matches the passage at 0–27, page 3.')).toBeVisible();
});
