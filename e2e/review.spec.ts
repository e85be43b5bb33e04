/** What a reviewer does: by keyboard, by pointer, blind, and at the contract’s limits. */
import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { CountedActions } from './support/counted-actions.ts';
import { chooseFormat, Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { ReviewScreen } from './support/reviews.ts';
import { smallDesk } from './support/small-desk.ts';

/** RFC 8785 for an object whose members are all strings: the members sorted by name. */
function canonical(flat: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(flat).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const twentyFiveLinks = { claims: 8, powerBases: 3, intents: 2, links: 5 };

test('25 links take at most 60 keys, and a later change makes verdicts outdated', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewScreen(page);
  const keyboard = new Keyboard(page);
  const person = new CountedActions(page);
  await page.goto('./');
  await desk.openFile('links.desk.json', deskOfSize(twentyFiveLinks));
  await expect(desk.section('Claims')).toContainText('8');
  await keyboard.tabTo(page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }));
  await keyboard.press('Enter');
  await expect(review.progress).toHaveText('0 of 125 items reviewed');

  await test.step('the name is asked once, then the pending verdict is saved', async () => {
    await person.press('a');
    await expect(review.name).toBeFocused();
    await person.type('Rosa Lind');
    await person.press('Enter');
    await expect(review.progress).toHaveText('1 of 125 items reviewed');
    await expect(review.verdict('Accept')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('one key for the next unreviewed item, one for the verdict, one for the note', async () => {
    const note = review.main.getByLabel('Note');
    await person.press('n');
    await expect(review.subject).toHaveText('Link from C-002 to PB-001');
    await expect(review.main).toContainText('C-002 is cited as supporting this because:');
    await person.press('q');
    await expect(review.verdict('Question')).toHaveAttribute('aria-pressed', 'true');
    await person.press('w');
    await person.type('Who counted? Not said here.');
    await person.press('Escape');
    await expect(review.progress).toHaveText('2 of 125 items reviewed; 1 questioned');
    await keyboard.press('ControlOrMeta+z');
    await expect(note).not.toHaveValue('Who counted? Not said here.');
    await keyboard.press('ControlOrMeta+Shift+z');
    await expect(note).toHaveValue('Who counted? Not said here.');
    for (let at = 3; at <= 25; at += 1) {
      await person.press('n');
      await person.press(at === 5 ? 'r' : 'a');
      await expect(review.progress).toContainText(`${String(at)} of 125 items reviewed`);
    }
    await expect(review.progress).toHaveText('25 of 125 items reviewed; 1 questioned; 1 rejected');
    expect(person.total, person.report('Review 25 links', 60)).toBeLessThanOrEqual(60);
  });

  await test.step('one key suggests a change', async () => {
    await keyboard.press('s');
    await expect(review.main.getByLabel('Suggested effect')).toBeFocused();
    await keyboard.press('Tab');
    await page.keyboard.type(' And by whom?');
    await keyboard.press('ControlOrMeta+Enter');
    await expect(review.main.getByRole('group', { name: 'Your suggested change' })).toContainText('And by whom?');
    await keyboard.press('ControlOrMeta+z');
    await expect(review.button('Suggest a change…')).toBeVisible();
  });

  await test.step('the file contains each verdict, bound to the content that was reviewed', async () => {
    await keyboard.tabBackTo(review.button('Export review file'));
    const { review: file } = await review.exported();
    expect(file).toMatchObject({
      format: 'assessment-desk.review/v1',
      kind: 'open',
      reviewer: { name: 'Rosa Lind' },
    });
    expect(file.verdicts).toHaveLength(25);
    expect(file.verdicts.filter(({ verdict }) => verdict === 'accept')).toHaveLength(23);
    expect(file.verdicts[1]).toMatchObject({
      target: { kind: 'link', entry: 'power-basis', entry_id: 'PB-001', claim_id: 'C-002', effect: 'supports' },
      verdict: 'question',
      note: 'Who counted? Not said here.',
    });
    for (const { judged, digest_sha256: digest } of file.verdicts) {
      expect(createHash('sha256').update(canonical(judged), 'utf8').digest('hex')).toBe(digest);
    }
  });

  await test.step('a later change to a claim makes its verdicts outdated, and the change is shown', async () => {
    await desk.view('Write', 'Editor');
    await desk.openEntry('Claims', /^C-002/);
    await (await desk.restate()).fill('The council said that the pilots would keep to the schedule.');
    await review.open();
    await expect(review.progress).toContainText('outdated');
    await expect(review.main.getByText(/^Outdated\./)).toBeVisible();
    await expect(review.main.getByRole('note')).toContainText('proposition', { ignoreCase: true });
    await keyboard.press('a');
    await expect(review.main.getByText(/^Outdated\./)).toHaveCount(0);
  });
});

test('supporting and contradicting lines differ, and every kind of item is reviewed', async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewScreen(page);
  await desk.openSample(/finished/i);
  await review.open();
  const option = (list: Locator, id: string): Locator => list.getByRole('option').filter({ hasText: id }).first();
  const lines = review.main.locator('svg g[data-way]');

  await test.step('lines differ in line style and sign, too', async () => {
    const supporting = lines.and(page.locator('[data-way="supports"]')).first();
    await expect(supporting).toBeAttached();
    const dashes = (line: Locator): Promise<string> =>
      line
        .locator('> path')
        .first()
        .evaluate((path) => getComputedStyle(path).strokeDasharray);
    expect(await dashes(supporting)).toBe('none');
    await option(review.queue, 'contradicts').click();
    const contradicting = lines.and(page.locator('[data-way="contradicts"][data-chain]')).first();
    await expect(contradicting).toBeAttached();
    expect(await dashes(contradicting)).not.toBe('none');
    const [plus, cross] = await Promise.all(
      [supporting, contradicting].map((line) => line.locator('g > path').getAttribute('d')),
    );
    expect(cross).not.toBe(plus);
    await review.queue.getByRole('option').first().click();
  });

  await test.step('an entry, a contradiction and an unknown are reviewed like a link', async () => {
    await review.entries.press('Home');
    await review.entries.press('Enter');
    await expect(review.subject).toHaveText('PB-001');
    await review.verdict('Reject').click();
    await review.enterName('Rosa Lind');
    await expect(option(review.entries, 'PB-001')).toContainText('Rejected');
    await review.openItem('Contradictions', /Contradiction 1\b/);
    await expect(review.main.locator('article mark')).toHaveCount(2);
    await page.keyboard.press('q');
    await page.keyboard.press('w');
    await page.keyboard.type('Which draft?');
    await page.keyboard.press('Escape');
    await review.entries.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(review.subject).toHaveText(/^Unknown \d+$/);
    await page.keyboard.press('r');
    const { review: file } = await review.exported();
    expect(file.verdicts.map(({ target }) => target.kind)).toEqual(['entry', 'contradiction', 'unknown']);
    expect(file.verdicts[1]).toMatchObject({ verdict: 'question', note: 'Which draft?' });
  });

  await test.step('the author finds them by kind, and in the editor', async () => {
    await desk.view('Verdicts');
    const verdicts = page.getByRole('main', { name: 'Verdicts' });
    await verdicts.getByRole('combobox', { name: 'Filter by kind of item' }).selectOption('Contradictions');
    await expect(verdicts.getByRole('group', { name: /^Verdict of/ })).toHaveCount(1);
    await verdicts.getByRole('button', { name: /^Contradiction between/ }).click();
    await expect(desk.editor.getByRole('button', { name: '1 verdict, 1 questioned' })).toBeVisible();
  });
});

test('a blind review shows no effect or reason, and is compared with the author’s', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewScreen(page);
  await page.goto('./');
  const brief = 'Is PB-001 more than a form? By Friday, please.';
  await test.step('a desk file with a brief opens in Review, where the brief is visible', async () => {
    const file = { ...(JSON.parse(smallDesk()) as object), format: 'assessment-desk.workspace/v3', brief };
    await desk.openFile('north.desk.json', JSON.stringify(file));
    await expect(review.main.getByText(brief)).toBeInViewport({ ratio: 1 });
  });
  await desk.view('Write', 'Editor');
  const author = page.url();
  const packet = await desk.export(/blind/i);
  expect(packet).toContain(brief);
  const { power_bases, intent_hypotheses } = (JSON.parse(smallDesk()) as { assessment: Assessment }).assessment;
  const reasons = [...power_bases, ...intent_hypotheses].flatMap(({ evidence }) =>
    evidence.map(({ reason }) => reason),
  );
  for (const reason of reasons) expect(packet).not.toContain(reason);
  expect(packet).not.toMatch(/"effect"|"reason"|"rationale"|workflow_state|"supports"|"contradicts"/);

  await desk.openFile('north.blind.json', packet);
  await expect(review.main.getByRole('heading', { level: 2 })).toHaveText('Blind review');
  await expect(page).not.toHaveURL(author);
  await expect(page).toHaveURL(/\/review/);
  await expect(review.main).not.toContainText(/is cited as (supporting|contradicting)|because:/);
  await expect(review.main.getByRole('region', { name: 'Findings' })).toHaveCount(0);
  await expect(review.main.getByText(brief)).toBeInViewport({ ratio: 1 });
  await review.enterName('rosa lind');

  const reason = review.main.getByLabel('Reason');
  await test.step('a verdict is saved with the reviewer’s own reason', async () => {
    await page.keyboard.press('s');
    await expect(reason).toBeFocused();
    await expect(review.progress).toHaveText(/^0 of/);
    await page.keyboard.type('The council says so itself.');
    await page.keyboard.press('Escape');
    await expect(review.progress).toHaveText(/^1 of/);
  });

  await test.step('a reason without a verdict is not in the review, is undone by Ctrl+Z, and survives a reload', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('w');
    await page.keyboard.type('A mistake.');
    while ((await reason.inputValue()) !== '') {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(review.progress).toHaveText(/^1 of/);
    }
    await page.keyboard.type('Not decided.');
    await page.reload();
    await expect(review.progress).toHaveText(/^1 of/);
    await expect(reason).toHaveValue('Not decided.');
  });

  await test.step('only verdicts can be exported', async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    for (const name of ['Assessment', 'Desk file', 'Report (HTML)', 'Blind review packet']) {
      await expect(await chooseFormat(page, name)).toBeDisabled();
    }
    await page.keyboard.press('Escape');
  });
  const { text, review: file } = await review.exported();
  expect(file).toMatchObject({
    kind: 'blind',
    verdicts: [{ verdict: 'supports', note: 'The council says so itself.', target: { effect: null } }],
  });
  expect(file.verdicts).toHaveLength(1);
  expect(text).not.toContain('"reason"');

  await test.step('the author sees both effects and reasons of the link', async () => {
    await page.goto(author);
    // Before that, the file would be opened beside the blind review.
    await expect(desk.editor).toBeVisible();
    await desk.openFile('rosa.review.json', text);
    await expect(page.getByText(/1 verdict by rosa lind/)).toBeVisible();
    const verdicts = await desk.view('Verdicts');
    await verdicts.getByText('Blind review', { exact: true }).first().click();
    await expect(verdicts.getByRole('region', { name: 'Blind review' }).getByRole('status')).toContainText(
      /Agree: 1 of/,
    );
    const link = verdicts.getByRole('article').filter({ hasText: 'C-001 and PB-001' });
    await expect(link).toContainText('Agree');
    await expect(link.getByRole('group', { name: 'The author' })).toContainText('as its own to make');
    await expect(link.getByRole('group', { name: 'rosa lind' })).toContainText('The council says so itself.');
  });
});

test('at the contract’s limits, only the visible parts of the review and the matrix are rendered', async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewScreen(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  await review.open();
  await expect(review.progress).toHaveText('0 of 15,100 items reviewed');
  const lines = review.main.locator('svg g[data-way]');
  await expect(lines.first()).toBeAttached();
  expect(await review.queue.getByRole('option').count()).toBeLessThan(60);
  expect(await lines.count()).toBeLessThan(400);
  expect(await review.main.locator('*').count()).toBeLessThan(4000);
  await review.enterName('Rosa Lind');
  await page.keyboard.press('a');
  await expect(review.progress).toHaveText('1 of 15,100 items reviewed');

  const matrix = await desk.view('Matrix', 'Evidence matrix');
  const grid = matrix.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '201');
  await expect(grid).toHaveAttribute('aria-colcount', '151');
  const expectFewNodes = async () => expect(await matrix.locator('*').count()).toBeLessThan(2600);
  await expectFewNodes();
  await grid.press('Control+End');
  await expect(matrix.getByRole('rowheader', { name: /^C-200/ })).toBeInViewport();
  await expect(matrix.getByRole('columnheader', { name: /^IH-050/ })).toBeInViewport();
  await expectFewNodes();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(2000, -12000);
  await expect(matrix.getByRole('gridcell', { name: /^(C-00\d|No link from .* to C-00\d)/ }).first()).toBeVisible();
  await expectFewNodes();
});
