import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { link, reviewFile, type Judged, type ReviewToMake } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

const mara: readonly Judged[] = [
  { target: link('PB-001', 'C-001', 'supports'), verdict: 'question', note: 'Is there a statute?' },
  { target: link('IH-001', 'C-001', 'supports'), verdict: 'accept' },
  { target: link('IH-001', 'C-002', 'contradicts'), verdict: 'reject', note: 'It supports.' },
  { target: { kind: 'claim', claim_id: 'C-002' }, verdict: 'question', note: 'Who speaks here?' },
  { target: { kind: 'claim', claim_id: 'C-001' }, verdict: 'accept' },
];

const jon: readonly Judged[] = [
  { target: link('PB-001', 'C-001', 'supports'), verdict: 'accept', note: 'Agreed.' },
  { target: link('IH-001', 'C-001', 'supports'), verdict: 'accept' },
  { target: link('IH-001', 'C-002', 'contradicts'), verdict: 'accept' },
];

const ilse: readonly Judged[] = [
  { target: link('PB-001', 'C-001', null), verdict: 'supports', note: 'It closes what is its own to close.' },
  { target: link('IH-001', 'C-001', null), verdict: 'neither', note: 'A date says nothing of intent.' },
  { target: link('IH-001', 'C-002', null), verdict: 'supports', note: 'Nobody was asked.' },
];

const reviews = {
  mara: { name: 'Mara Quinn', kind: 'open', verdicts: mara },
  jon: { name: 'Jón Ævarsson', kind: 'open', verdicts: jon },
  ilse: { name: 'Ilse Brandt', kind: 'blind', verdicts: ilse },
} satisfies Readonly<Record<string, ReviewToMake>>;

type ReviewName = keyof typeof reviews;

/** The verdicts screen, with its parts by their accessible names. */
class Verdicts {
  readonly screen: Locator;
  readonly places: Locator;
  readonly counts: Locator;

  constructor(readonly page: Page) {
    this.screen = page.getByRole('main', { name: 'Verdicts' });
    this.places = this.screen.getByRole('article');
    this.counts = this.screen.getByRole('complementary').getByRole('status');
  }

  async go(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'Verdicts' }).click();
    await expect(this.screen.getByRole('heading', { level: 2, name: 'Reviewers’ verdicts' })).toBeVisible();
  }

  async load(names: readonly ReviewName[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.screen.getByRole('button', { name: 'Add review files…' }).click();
    await (
      await choosing
    ).setFiles(
      names.map((name) => ({
        name: `${name}.review.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(reviewFile(reviews[name])),
      })),
    );
  }

  /** The row with a title such as “C-001 and PB-001”. */
  place(title: string): Locator {
    return this.places.filter({ has: this.page.getByRole('button', { name: title, exact: true }) });
  }

  verdict(title: string, reviewer: string): Locator {
    return this.place(title).getByRole('group', { name: `Verdict of ${reviewer}` });
  }

  filter(name: string): Locator {
    return this.screen
      .getByRole('group', { name: 'Verdicts shown' })
      .getByRole('button', { name: new RegExp(`^${name}`) });
  }
}

async function opened(page: Page, names: readonly ReviewName[]): Promise<Verdicts> {
  await openSmallDesk(new Desk(page));
  const verdicts = new Verdicts(page);
  await verdicts.go();
  await verdicts.load(names);
  await expect(verdicts.counts).toContainText(`${names.length} reviewer`);
  return verdicts;
}

test('two reviewers’ files are shown side by side, with every disagreement', async ({ page }) => {
  const verdicts = await opened(page, ['mara', 'jon']);
  await expect(verdicts.counts).toContainText('8 verdicts by 2 reviewers: 5 accepted, 2 questioned, 1 rejected.');
  await expect(verdicts.counts).toContainText('The reviewers disagree on 2 items.');
  await expect(verdicts.places).toHaveCount(5);

  await test.step('the filter shows only disagreements, side by side', async () => {
    await verdicts.filter('Disagreements').click();
    await expect(verdicts.places).toHaveCount(2);
    await expect(verdicts.place('C-001 and PB-001')).toContainText('Reviewers disagree');
    await expect(verdicts.verdict('C-001 and PB-001', 'Mara Quinn')).toContainText(
      'Mara Quinn questioned that C-001 supports PB-001, 5 March 2026',
    );
    await expect(verdicts.verdict('C-001 and PB-001', 'Mara Quinn')).toContainText('Is there a statute?');
    await expect(verdicts.verdict('C-001 and PB-001', 'Jón Ævarsson')).toContainText(
      'accepted that C-001 supports PB-001',
    );
    await expect(verdicts.verdict('C-002 and IH-001', 'Mara Quinn')).toContainText(
      'rejected that C-002 contradicts IH-001',
    );
    await expect(verdicts.verdict('C-002 and IH-001', 'Jón Ævarsson')).toContainText('accepted');
  });

  await test.step('grouped by reviewer, the other verdict is shown beside it', async () => {
    await verdicts.screen.getByText('By reviewer').click();
    await expect(verdicts.places).toHaveCount(4);
    await expect(verdicts.screen.getByRole('heading', { level: 3, name: /Mara Quinn/ })).toContainText('2 items');
    const groups = verdicts.screen.getByRole('article').getByRole('group');
    await expect(groups).toHaveCount(8);
    const names = await groups.evaluateAll((found) => found.map((group) => group.getAttribute('aria-label')));
    expect(new Set(names).size, names.join('\n')).toBe(8);
    const first = verdicts.places.first().getByRole('group');
    await expect(first).toHaveCount(2);
    await expect(first.nth(1)).toContainText('accepted that C-001 supports PB-001');
    await first.getByRole('button', { name: 'Reply to Mara Quinn…' }).click();
    await expect(verdicts.screen.getByRole('textbox', { name: 'Reply' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('one reviewer alone, and a removal that can be undone', async () => {
    await verdicts.screen.getByText('By entry').click();
    await verdicts.filter('Disagreements').click();
    await verdicts.screen.getByRole('button', { name: /^Mara Quinn/ }).click();
    await expect(verdicts.places).toHaveCount(5);
    await verdicts.screen.getByRole('button', { name: 'Remove the review by Jón Ævarsson' }).click();
    await expect(verdicts.counts).toContainText('5 verdicts by 1 reviewer');
    await new Desk(page).undo();
    await expect(verdicts.counts).toContainText('8 verdicts by 2 reviewers');
  });
});

test('a change to a claim after the review makes exactly its verdicts outdated, and the change is shown', async ({
  page,
}) => {
  const desk = new Desk(page);
  const verdicts = await opened(page, ['mara', 'jon']);
  await expect(verdicts.filter('Outdated or missing')).toContainText('0');

  await test.step('a verdict opens its field and the text in the passage', async () => {
    await verdicts.place('Claim C-002').getByRole('button', { name: 'Claim C-002', exact: true }).click();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-002');
    await expect(desk.passage.locator('mark').last()).toContainText('River Authority');
  });

  await desk.editor
    .getByRole('textbox', { name: 'Proposition' })
    .fill('The River Authority says that somebody asked the River Authority.');
  await expect(desk.editor.getByRole('button', { name: '1 verdict, 1 questioned, outdated' })).toBeVisible();

  await test.step('the mark beside the claim opens the list', async () => {
    await desk.editor.getByRole('button', { name: '1 verdict, 1 questioned, outdated' }).click();
    await expect(verdicts.place('Claim C-002').getByRole('button', { name: 'Claim C-002', exact: true })).toBeFocused();
  });

  await test.step('the verdicts on the claim and its links are outdated, and no others', async () => {
    await verdicts.filter('Outdated or missing').click();
    await expect(verdicts.filter('Outdated or missing')).toContainText('3');
    await expect(verdicts.places).toHaveCount(2);
    const stale = verdicts.verdict('Claim C-002', 'Mara Quinn');
    await expect(stale).toContainText('Outdated. Changed since the review:');
    await expect(stale.locator('del')).toHaveText('nobody');
    await expect(stale.locator('ins')).toHaveText('somebody');
    await expect(verdicts.verdict('C-002 and IH-001', 'Jón Ævarsson')).toContainText('Outdated.');
  });

  await test.step('undoing the change makes them current again', async () => {
    while (!(await verdicts.filter('Outdated or missing').textContent())?.endsWith('0')) await desk.undo();
    await expect(verdicts.screen).toContainText('No verdicts match the filters');
  });
});

test('verdicts on a deleted link say that it is missing', async ({ page }) => {
  const desk = new Desk(page);
  const verdicts = await opened(page, ['mara']);
  await verdicts.place('C-002 and IH-001').getByRole('button', { name: 'C-002 and IH-001', exact: true }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('IH-001');
  await desk.editor.getByRole('button', { name: 'Remove link 2' }).click();
  await verdicts.go();
  await expect(verdicts.counts).toContainText('1 is about a missing item');
  const missing = verdicts.screen.getByRole('group', { name: 'Verdict of Mara Quinn' }).filter({ hasText: 'Missing.' });
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText('rejected that C-002 contradicts IH-001');
});

test('a reply survives a reload, can be undone, and can be written by keyboard alone', async ({ page }) => {
  const verdicts = await opened(page, ['mara', 'jon']);
  const keyboard = new Keyboard(page);
  const questioned = verdicts.verdict('C-001 and PB-001', 'Mara Quinn');

  await test.step('arrow keys move to the row, A opens the reply form', async () => {
    const first = verdicts.place('Claim C-001').getByRole('button', { name: 'Claim C-001', exact: true });
    await keyboard.tabTo(first);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    const place = verdicts.place('C-001 and PB-001').getByRole('button', { name: 'C-001 and PB-001', exact: true });
    await expect(place).toBeFocused();
    await keyboard.press('a');
    await expect(questioned.getByRole('textbox', { name: 'Reply' })).toBeFocused();
    await page.keyboard.type('Statute 12 is cited now.');
    await keyboard.press('Control+Enter');
    await expect(place).toBeFocused();
  });

  await expect(questioned).toContainText('Statute 12 is cited now.');
  await expect(verdicts.counts).toContainText('2 are unanswered and 1 has a reply');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(questioned).toContainText(/replied, .*Statute 12 is cited now\./);

  await test.step('withdrawing it is one step, which can be undone', async () => {
    await questioned.getByRole('button', { name: 'Withdraw reply to Mara Quinn' }).click();
    await expect(questioned).not.toContainText('Statute 12 is cited now.');
    await new Desk(page).undo();
    await expect(questioned).toContainText('Statute 12 is cited now.');
  });
});

test('a returned blind review shows every agreement and disagreement, link by link and in counts', async ({ page }) => {
  const desk = new Desk(page);
  const verdicts = await opened(page, ['ilse']);
  await verdicts.screen.getByText('Blind review', { exact: true }).first().click();
  const blind = verdicts.screen.getByRole('region', { name: 'Blind review' });
  await expect(blind.getByRole('status')).toContainText(/Agree: 1 of \d links; disagree: 1; reviewer says neither: 1/);
  const outcomes: readonly (readonly [string, string, string, string])[] = [
    ['C-001 and PB-001', 'Agree', 'It announces a closure as its own to make.', 'It closes what is its own to close.'],
    ['C-001 and IH-001', 'Reviewer: neither', 'It names the day.', 'A date says nothing of intent.'],
    ['C-002 and IH-001', 'Disagree', 'To be asked, there must have been something to ask about.', 'Nobody was asked.'],
  ];
  for (const [title, outcome, reason, note] of outcomes) {
    const place = verdicts.place(title);
    await expect(place).toContainText(outcome);
    await expect(place.getByRole('group', { name: 'The author' })).toContainText(reason);
    await expect(place.getByRole('group', { name: 'Ilse Brandt' })).toContainText(note);
  }
  await blind.getByRole('button', { name: /^Disagree/ }).click();
  await expect(verdicts.places).toHaveCount(1);
  await verdicts.place('C-002 and IH-001').getByRole('button', { name: 'C-002 and IH-001', exact: true }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('IH-001');
});

test('without reviews, the screen explains how to send the draft and how to add reviews', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  const verdicts = new Verdicts(page);
  await verdicts.go();
  await expect(verdicts.screen).toContainText('No reviews yet');
  const beyond = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight;
  });
  expect(beyond).toBe(0);
  for (const name of ['Download desk file', 'Download blind review packet']) {
    const download = page.waitForEvent('download');
    await verdicts.screen.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  }
  await verdicts.load(['mara']);
  await expect(verdicts.counts).toContainText('5 verdicts by 1 reviewer');
});
