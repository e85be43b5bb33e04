import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Review } from '../src/core/review-shape/types.generated.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';

/** The review screen, with its parts by their accessible names. */
class ReviewDesk {
  readonly main: Locator;
  readonly progress: Locator;
  readonly queue: Locator;
  readonly claims: Locator;
  readonly entries: Locator;
  readonly lines: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main', { name: 'Review' });
    this.progress = this.main.getByRole('status').first();
    this.queue = this.main.getByRole('listbox', { name: 'Items to review' });
    this.claims = this.main.getByRole('listbox', { name: 'Claims' });
    this.entries = this.main.getByRole('listbox', { name: 'Entries' });
    this.lines = this.main.locator('svg g[data-way]');
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }).click();
    await expect(this.main).toBeVisible();
  }

  verdict(name: string): Locator {
    return this.main.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** The exported review file, after `press` has started the download. */
  async exported(press: () => Promise<void>): Promise<{ readonly text: string; readonly review: Review }> {
    const download = this.page.waitForEvent('download');
    await press();
    const text = await readFile(await (await download).path(), 'utf8');
    return { text, review: JSON.parse(text) as Review };
  }
}

/** RFC 8785 for an object whose members are all strings: the members sorted by name. */
function canonical(flat: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(flat).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const forty = { claims: 40, powerBases: 4, intents: 2, links: 8 };

test('forty claims are reviewed by keyboard alone, from the first link to the review file; a change makes verdicts outdated', async ({
  page,
}) => {
  const desk = new Desk(page);
  const review = new ReviewDesk(page);
  const keyboard = new Keyboard(page);
  await page.goto('./');
  await desk.openFile('forty.desk.json', deskOfSize(forty));
  await expect(desk.section('Claims')).toContainText('40');
  await keyboard.tabTo(page.getByRole('banner').getByRole('link', { name: 'Review', exact: true }));
  await keyboard.press('Enter');
  await expect(review.progress).toHaveText('0 of 148 items reviewed');

  await test.step('the name is asked once, then the pending verdict is saved', async () => {
    await keyboard.press('a');
    await expect(review.main.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await page.keyboard.type('Rosa Lind');
    await keyboard.press('Enter');
    await expect(review.progress).toHaveText('1 of 148 items reviewed');
    await expect(review.verdict('Accept')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('one key for the next unreviewed item, one for the verdict, one for the note', async () => {
    await keyboard.press('n');
    await expect(review.main.getByRole('heading', { level: 3, name: 'Link C-002 for PB-001' })).toBeVisible();
    await keyboard.press('q');
    await expect(review.verdict('Question')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('w');
    await page.keyboard.type('Who counted? Not said here.');
    await keyboard.press('Escape');
    await expect(review.progress).toHaveText('2 of 148 items reviewed; 1 questioned');
    await keyboard.press('ControlOrMeta+z');
    await expect(review.main.getByLabel('Note')).not.toHaveValue('Who counted? Not said here.');
    await keyboard.press('ControlOrMeta+Shift+z');
    await expect(review.main.getByLabel('Note')).toHaveValue('Who counted? Not said here.');
    for (let at = 3; at <= 48; at += 1) {
      await keyboard.press('n');
      await keyboard.press(at === 5 ? 'r' : 'a');
      await expect(review.progress).toContainText(`${String(at)} of 148 items reviewed`);
    }
    await expect(review.progress).toHaveText('48 of 148 items reviewed; 1 questioned; 1 rejected');
  });

  await test.step('the file contains each verdict, bound to the content that was reviewed', async () => {
    const save = review.main.getByRole('button', { name: 'Export verdicts' });
    await keyboard.tabBackTo(save);
    const { review: file } = await review.exported(() => keyboard.press('Enter'));
    expect(file).toMatchObject({ format: 'assessment-desk.review/v1', kind: 'open', reviewer: { name: 'Rosa Lind' } });
    expect(file.verdicts).toHaveLength(48);
    expect(file.verdicts.filter(({ verdict }) => verdict === 'accept')).toHaveLength(46);
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
    await page.getByRole('banner').getByRole('link', { name: 'Desk', exact: true }).click();
    await desk.openEntry('Claims', /^C-002/);
    await desk.editor.getByLabel('Proposition').fill('The council said that the pilots would keep to the schedule.');
    await review.open();
    await expect(review.progress).toContainText('outdated');
    await expect(review.main.getByText(/^Outdated\./)).toBeVisible();
    await expect(review.main.getByRole('note')).toContainText('proposition', { ignoreCase: true });
    await keyboard.press('a');
    await expect(review.main.getByText(/^Outdated\./)).toHaveCount(0);
  });
});

test('hovering over a span, a claim or an entry highlights its chain and dims the rest; a click opens it', async ({
  page,
}) => {
  const desk = new Desk(page);
  const review = new ReviewDesk(page);
  await desk.openSample(/finished/i);
  await review.open();
  const option = (list: Locator, id: string): Locator => list.getByRole('option').filter({ hasText: id }).first();

  await test.step('supporting and contradicting lines differ in line style and sign, too', async () => {
    const supporting = review.lines.and(page.locator('[data-way="supports"]')).first();
    await expect(supporting).toBeAttached();
    const dashes = (line: Locator): Promise<string> =>
      line
        .locator('> path')
        .first()
        .evaluate((path) => getComputedStyle(path).strokeDasharray);
    expect(await dashes(supporting)).toBe('none');
    await review.queue.getByRole('option').filter({ hasText: 'contradicts' }).first().click();
    const contradicting = review.lines.and(page.locator('[data-way="contradicts"][data-chain]')).first();
    await expect(contradicting).toBeAttached();
    expect(await dashes(contradicting)).not.toBe('none');
    const [plus, cross] = await Promise.all(
      [supporting, contradicting].map((line) => line.locator('g > path').getAttribute('d')),
    );
    expect(cross).not.toBe(plus);
    await review.queue.getByRole('option').first().click();
  });

  await test.step('an entry', async () => {
    await option(review.entries, 'PB-001').hover();
    await expect(option(review.entries, 'PB-001')).toHaveAttribute('data-light', 'lit');
    await expect(option(review.entries, 'PB-002')).toHaveAttribute('data-light', 'dim');
    await expect(option(review.claims, 'C-001')).toHaveAttribute('data-light', 'lit');
  });

  await test.step('a claim', async () => {
    await option(review.claims, 'C-001').hover();
    await expect(option(review.claims, 'C-001')).toHaveAttribute('data-light', 'lit');
    await expect(option(review.claims, 'C-002')).toHaveAttribute('data-light', 'dim');
    await expect(review.lines.and(page.locator('[data-light="lit"]'))).not.toHaveCount(0);
  });

  await test.step('a span', async () => {
    await review.main.locator('mark[data-active]').first().hover();
    await expect(option(review.claims, 'C-001')).toHaveAttribute('data-light', 'lit');
    await expect(option(review.entries, 'PB-001')).toHaveAttribute('data-light', 'lit');
  });

  await test.step('hovering elsewhere removes the highlight', async () => {
    await review.progress.hover();
    await expect(option(review.claims, 'C-002')).not.toHaveAttribute('data-light', /./);
  });

  await test.step('a claim and an entry can be reviewed like a link', async () => {
    await option(review.claims, 'C-002').click();
    await expect(review.main.getByRole('heading', { level: 3, name: 'Claim C-002' })).toBeVisible();
    await review.entries.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(review.main.getByRole('heading', { level: 3, name: 'PB-001' })).toBeVisible();
    await review.verdict('Reject').click();
    await review.main.getByRole('textbox', { name: 'Your name' }).fill('Rosa Lind');
    await review.main.getByRole('button', { name: 'Save name' }).click();
    await expect(option(review.entries, 'PB-001')).toContainText('Rejected');
    await desk.undo();
    await expect(option(review.entries, 'PB-001')).toContainText('Entry not reviewed');
  });

  await test.step('a contradiction, with both claims in their passages, and an unknown can be reviewed, too', async () => {
    await review.main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('Contradictions');
    await review.queue.getByRole('option', { name: /Contradiction 1\b/ }).click();
    await page.keyboard.press('o');
    await expect(review.main.getByRole('heading', { level: 3, name: 'Contradiction 1' })).toBeVisible();
    await expect(review.claims.getByRole('option')).toHaveCount(2);
    await expect(review.main.locator('article mark')).toHaveCount(2);
    await page.keyboard.press('o');
    await review.verdict('Question').click();
    await review.entries.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(review.main.getByRole('heading', { level: 3, name: /^Unknown \d+$/ })).toBeVisible();
    await page.keyboard.press('r');
    await expect(review.progress).toHaveText(/^2 of \d+ items reviewed; 1 questioned; 1 rejected$/);
    const { review: file } = await review.exported(() =>
      review.main.getByRole('button', { name: 'Export verdicts' }).click(),
    );
    expect(file.format).toBe('assessment-desk.review/v3');
    expect(file.verdicts.map(({ target }) => target.kind)).toEqual(['contradiction', 'unknown']);
  });

  await test.step('the author finds them by kind, and in the editor', async () => {
    await review.main.getByRole('button', { name: 'All reviewers’ verdicts' }).click();
    const verdicts = page.getByRole('main', { name: 'Verdicts' });
    await verdicts.getByRole('combobox', { name: 'Filter by kind of item' }).selectOption('Contradictions');
    await expect(verdicts.getByRole('group', { name: /^Verdict of/ })).toHaveCount(1);
    await verdicts.getByRole('button', { name: /^Contradiction between/ }).click();
    await expect(desk.editor.getByRole('button', { name: '1 verdict, 1 questioned' })).toBeVisible();
  });
});

test('at the contract’s limits only visible rows are rendered and only visible lines are drawn', async ({ page }) => {
  const desk = new Desk(page);
  const review = new ReviewDesk(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  await review.open();
  await expect(review.progress).toHaveText('0 of 15,100 items reviewed');
  await expect(review.lines.first()).toBeAttached();
  expect(await review.queue.getByRole('option').count()).toBeLessThan(60);
  expect(await review.lines.count()).toBeLessThan(400);
  expect(await review.main.locator('*').count()).toBeLessThan(4000);
  await review.main.getByRole('textbox', { name: 'Your name' }).fill('Rosa Lind');
  await review.main.getByRole('button', { name: 'Save name' }).click();
  await page.keyboard.press('a');
  await expect(review.progress).toHaveText('1 of 15,100 items reviewed');
  await page.keyboard.press('n');
  await expect(review.main.getByRole('heading', { level: 3, name: 'Link C-002 for PB-001' })).toBeVisible();
  await review.main.getByRole('combobox', { name: 'Filter by entry' }).selectOption('IH-050');
  await expect(review.main.getByText('100 of 15,100 items shown')).toBeVisible();
  await page.keyboard.press('Tab');
});

test('a blind review shows no effect and no reason, and saves each verdict with the reviewer’s own reason', async ({
  page,
}) => {
  const desk = new Desk(page);
  const review = new ReviewDesk(page);
  await openSmallDesk(desk);
  const packet = await desk.export(/blind/i);
  expect(packet).not.toContain('It announces a closure as its own to make.');
  await page.keyboard.press('Escape');
  const address = page.url();
  await desk.openFile('north.blind.json', packet);
  await expect(page).not.toHaveURL(address);
  await expect(review.main.getByRole('heading', { level: 2, name: 'Blind review' })).toBeVisible();
  await expect(review.main).not.toContainText(/is cited as (supporting|contradicting)|because:/);
  await expect(review.main.getByRole('region', { name: 'Findings' })).toHaveCount(0);
  await review.main.getByRole('textbox', { name: 'Your name' }).fill('Rosa Lind');
  await review.main.getByRole('button', { name: 'Save name' }).click();

  await page.keyboard.press('s');
  await expect(review.main.getByLabel('Reason')).toBeFocused();
  await expect(review.progress).toHaveText(/^0 of/);
  await page.keyboard.type('The council says so itself.');
  await page.keyboard.press('Escape');
  await expect(review.progress).toHaveText(/^1 of/);

  await test.step('a reason without a verdict is not saved in the review, but Ctrl+Z undoes its typing, and it survives a reload', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('w');
    await page.keyboard.type('A mistake.');
    while ((await review.main.getByLabel('Reason').inputValue()) !== '') {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(review.progress).toHaveText(/^1 of/);
    }
    await page.keyboard.type('Begun, and not decided.');
    await expect(review.progress).toHaveText(/^1 of/);
    await page.reload();
    await expect(review.progress).toHaveText(/^1 of/);
    await expect(review.main.getByLabel('Reason')).toHaveValue('Begun, and not decided.');
  });

  const { text, review: file } = await review.exported(() =>
    review.main.getByRole('button', { name: 'Export verdicts' }).click(),
  );
  expect(file.kind).toBe('blind');
  expect(file.verdicts).toHaveLength(1);
  expect(file.verdicts[0]).toMatchObject({
    verdict: 'supports',
    note: 'The council says so itself.',
    target: { effect: null },
  });
  expect(text).not.toContain('"reason"');
});
