import { readFile } from 'node:fs/promises';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { link, mara, reviewFile, type ReviewToMake } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

const jon: ReviewToMake = {
  name: 'Jón Ævarsson',
  kind: 'open',
  verdicts: [{ target: link('PB-001', 'C-001', 'supports'), verdict: 'accept' }],
};

const named = (review: ReviewToMake, name: string) => ({ name, text: reviewFile(review) });

test('two review files are dropped on the open draft together and stay in its desk file', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect.poll(async () => reviewersIn(await desk.export(/desk file/i))).toEqual(['Mara Quinn', 'Jón Ævarsson']);
  await page.reload();
  await expect.poll(async () => reviewersIn(await desk.export(/desk file/i))).toEqual(['Mara Quinn', 'Jón Ævarsson']);
});

test('a desk file names the reviewers in it, and can be exported without their verdicts', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect(page.getByText(/1 verdict by Jón Ævarsson/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Desk file' }).check();
  const include = dialog.getByRole('checkbox', { name: 'Include verdicts' });
  await expect(include).toHaveAccessibleDescription(/^3 verdicts by Mara Quinn and Jón Ævarsson\. Anyone/);
  await expect(include).toBeInViewport({ ratio: 1 });
  await expect(include).toBeChecked();
  await include.press('Space');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect(reviewersIn(await readFile(await (await download).path(), 'utf8'))).toEqual([]);
  expect(reviewersIn(await desk.export(/desk file/i))).toEqual(['Mara Quinn', 'Jón Ævarsson']);
});

test('a STIX bundle contains the verdicts as opinions only if the person chooses so', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect(page.getByText(/1 verdict by Jón Ævarsson/)).toBeVisible();
  const opinionsIn = async (include: boolean): Promise<readonly string[]> => {
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'STIX bundle' }).check();
    const choice = dialog.getByRole('checkbox', { name: 'Include verdicts as opinions' });
    await expect(choice).toHaveAccessibleDescription(/^3 verdicts by Mara Quinn and Jón Ævarsson\. Accept becomes/);
    await expect(choice).not.toBeChecked();
    if (include) await choice.press('Space');
    await expect(dialog).toContainText(include ? '.opinions.stix.json' : '.stix.json');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const bundle = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      readonly objects: readonly { readonly type: string; readonly opinion?: string }[];
    };
    return bundle.objects.flatMap(({ opinion = [] }) => opinion);
  };
  expect(await opinionsIn(false)).toEqual([]);
  expect((await opinionsIn(true)).length).toBe(3);
});

test('a review with other IDs than the draft is matched to its claims by content', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const text = reviewFile(mara).replaceAll('C-001', 'C-901');
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text }]);
  await expect(page.getByText('1 verdict was matched by content: C-901 is now C-001.')).toBeVisible();
  expect(JSON.parse(await desk.export(/^review$/i))).toEqual(JSON.parse(reviewFile(mara)));
});

test('a review is exported from the draft exactly as it was opened', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [named(mara, 'mara.review.json')]);
  await expect(page.getByText(/was added to this draft: 2 verdicts by Mara Quinn/)).toBeVisible();
  expect(JSON.parse(await desk.export(/^review$/i))).toEqual(JSON.parse(reviewFile(mara)));
  await desk.undo();
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Review', exact: true })).toBeDisabled();
});

guarded('a review cannot be opened without a draft, or if nothing it reviews is in the draft', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('mara.review.json', reviewFile(mara));
  const dialog = page.getByRole('dialog', { name: 'Not opened' });
  await expect(dialog).toContainText('This is a review file. Open the draft that it reviews, “The north channel”');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await desk.openSample(/with errors/i);
  const other = reviewFile(mara).replaceAll('PB-001', 'PB-X').replaceAll('IH-001', 'IH-X');
  await dropFiles(desk.editor, [{ name: 'other.review.json', text: other }]);
  await expect(page.getByRole('dialog', { name: 'Not opened' })).toContainText(
    'This review does not match anything in this draft.',
  );
});

guarded('a verdict with the wrong digest is skipped, and its position is shown', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const forged = reviewFile(mara).replace(/"digest_sha256": "[0-9a-f]{64}"/, `"digest_sha256": "${'0'.repeat(64)}"`);
  await dropFiles(desk.editor, [{ name: 'forged.review.json', text: forged }]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Line \d+, column \d+: verdict 1 was skipped: its checksum does not match/);
  await expect(dialog).toContainText('1 verdict by Mara Quinn');
});

test('the review report is exported as a page and as a table', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByRole('radio', { name: 'Review report' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dropFiles(desk.editor, [named(mara, 'mara.review.json'), named(jon, 'jon.review.json')]);
  await expect(page.getByText(/1 verdict by Jón Ævarsson/)).toBeVisible();
  const report = await desk.export(/^review report$/i);
  expect(report).toContain(
    '<bdi>Mara Quinn</bdi></b> and <b><bdi>Jón Ævarsson</bdi></b> gave the same verdict on 0 of',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Verdicts', exact: true }).click();
  await page.getByRole('button', { name: 'Export report' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).press('Enter');
  const table = await download;
  expect(table.suggestedFilename()).toMatch(/\.verdicts\.csv$/);
  expect(await readFile(await table.path(), 'utf8')).toContain('"Is there a statute?"');
  await expect(page.getByRole('button', { name: 'Export report' })).toBeFocused();
});

test('a blind review packet contains no effects or reasons of the author, and only verdicts can be exported from it', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Divide the links…' }).click();
  await page.getByLabel('Reviewers', { exact: true }).fill('Mara Quinn\nJón Ævarsson');
  await page.getByRole('button', { name: 'Divide the links', exact: true }).click();
  await expect(page.getByLabel('Filter by share')).toHaveValue('');
  const whole = JSON.parse(await desk.export(/desk file/i)) as { assessment: Record<string, Entry[]> };
  const packet = await desk.export(/blind review packet/i);
  const entries = [...(whole.assessment['power_bases'] ?? []), ...(whole.assessment['intent_hypotheses'] ?? [])];
  const reasons = entries.flatMap(({ evidence, rationale }) => [
    ...evidence.map(({ reason }) => reason),
    rationale ?? '',
  ]);
  for (const words of reasons.filter((text) => text !== '')) expect(packet).not.toContain(words);
  expect(packet).not.toMatch(/"effect"|"reason"|"rationale"|workflow_state|"supports"|"contradicts"/);

  await page.goto('./');
  await desk.openFile('north.blind.json', packet);
  await expect(page.getByRole('main', { name: 'Review' }).getByRole('heading', { level: 2 })).toHaveText(
    'Blind review',
  );
  await expect(page).toHaveURL(/\/review/);
  await page.getByLabel('Your name').fill('mara quinn');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByLabel('Filter by share')).toHaveValue('own');
  await expect(page.getByText(/^Your share: 0 of \d+ reviewed$/)).toBeVisible();
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Assessment', 'Desk file', 'Report (HTML)', 'Blind review packet']) {
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeDisabled();
  }
});

test('a blind review packet of the finished sample, searched as bytes, contains no effect, reason or state of the author', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const whole = JSON.parse(await desk.export(/desk file/i)) as { assessment: Record<string, Entry[]> };
  const packet = Buffer.from(await desk.export(/blind review packet/i));
  const { power_bases = [], intent_hypotheses = [], contradictions = [], unknowns = [] } = whole.assessment;
  const entries = [...power_bases, ...intent_hypotheses];
  const links = entries.flatMap(({ evidence }) => evidence);
  const states = new Set(entries.map(({ workflow_state }) => workflow_state));
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(links.map(({ effect }) => effect))).toEqual(new Set(['supports', 'contradicts']));

  // The packet has no member for an effect, a reason or a state, and contains none of the author’s values for one.
  const words = [
    ...['effect', 'reason', 'rationale', 'workflow_state', 'limitations', 'alternatives', 'falsifiers', 'explanation'],
    ...links.flatMap(({ effect, reason }) => [effect, reason]),
    ...entries.flatMap(({ rationale = '', limitations = [], alternatives = [], falsifiers = [] }) => [
      ...[rationale, ...limitations, ...alternatives, ...falsifiers],
    ]),
    ...states,
    ...contradictions.map(({ explanation = '' }) => explanation),
    ...unknowns.map(String),
  ].filter((text) => text !== '');
  for (const text of words) expect(packet.includes(JSON.stringify(text)), text).toBe(false);
  // No reason is part of another text either.
  for (const { reason } of links) expect(packet.includes(JSON.stringify(reason).slice(1, -1)), reason).toBe(false);
});

interface Entry {
  readonly evidence: readonly { readonly effect: string; readonly reason: string }[];
  readonly workflow_state: string;
  readonly rationale?: string;
  readonly limitations?: readonly string[];
  readonly alternatives?: readonly string[];
  readonly falsifiers?: readonly string[];
  readonly explanation?: string;
}

function reviewersIn(text: string): readonly string[] {
  const { reviews = [] } = JSON.parse(text) as { reviews?: { reviewer: { name: string } }[] };
  return reviews.map(({ reviewer }) => reviewer.name);
}
