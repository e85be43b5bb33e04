/** What the author does with reviewers’ verdicts, and how a question goes back and forth by file. */
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { downloaded, dropFiles } from './support/drop-and-paste.ts';
import { everyday, test as guarded } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/one-page-test.ts';
import { asOtherPerson, ReviewScreen, jon, maraInFull, reviewFile } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

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

  /** The row with a title such as “C-001 and PB-001”. */
  place(title: string): Locator {
    return this.places.filter({ has: this.title(title) });
  }

  title(title: string): Locator {
    return this.page.getByRole('button', { name: title, exact: true });
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

test('the author compares and answers two reviews, and follows them through changes', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const verdicts = new Verdicts(page);
  const { screen } = verdicts;
  await openSmallDesk(desk);
  await desk.view('Verdicts');

  await test.step('without reviews, the screen explains how to send the draft and how to add reviews', async () => {
    await expect(screen).toContainText('No reviews yet');
    const scrolled = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    expect(scrolled).toBe(0);
    for (const name of ['Download desk file', 'Download blind review packet']) {
      const file = await downloaded(page, () => screen.getByRole('button', { name }).click());
      expect(file.name).toMatch(/\.json$/);
    }
    const choosing = page.waitForEvent('filechooser');
    await screen.getByRole('button', { name: 'Add review files…' }).click();
    await (
      await choosing
    ).setFiles(
      [maraInFull, jon].map((review) => ({
        name: `${review.name}.review.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(reviewFile(review)),
      })),
    );
    await expect(verdicts.counts).toContainText('8 verdicts by 2 reviewers: 5 accepted, 2 questioned, 1 rejected.');
    await expect(verdicts.counts).toContainText('The reviewers disagree on 2 items.');
    await expect(verdicts.places).toHaveCount(5);
  });

  await test.step('the filter shows only disagreements, side by side', async () => {
    await verdicts.filter('Disagreements').click();
    await expect(verdicts.places).toHaveCount(2);
    await expect(verdicts.place('C-001 and PB-001')).toContainText('Reviewers disagree');
    const questioned = verdicts.verdict('C-001 and PB-001', 'Mara Quinn');
    await expect(questioned).toContainText('Mara Quinn questioned that C-001 supports PB-001, 5 March 2026');
    await expect(questioned).toContainText('Is there a statute?');
    const accepted = verdicts.verdict('C-001 and PB-001', 'Jón Ævarsson');
    await expect(accepted).toContainText('accepted that C-001 supports PB-001');
    await expect(verdicts.verdict('C-002 and IH-001', 'Mara Quinn')).toContainText(
      'rejected that C-002 contradicts IH-001',
    );
  });

  await test.step('grouped by reviewer, the other verdict is shown beside it', async () => {
    await screen.getByText('By reviewer').click();
    await expect(verdicts.places).toHaveCount(4);
    await expect(screen.getByRole('heading', { level: 3, name: /Mara Quinn/ })).toContainText('2 items');
    const groups = verdicts.places.getByRole('group');
    await expect(groups).toHaveCount(8);
    const names = await groups.evaluateAll((found) => found.map((group) => group.getAttribute('aria-label')));
    expect(new Set(names).size, names.join('\n')).toBe(8);
    const first = verdicts.places.first().getByRole('group');
    await expect(first.nth(1)).toContainText('accepted that C-001 supports PB-001');
    await first.getByRole('button', { name: 'Reply to Mara Quinn…' }).click();
    await expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('one reviewer alone, and a removal that can be undone', async () => {
    await screen.getByText('By entry').click();
    await verdicts.filter('Disagreements').click();
    await screen.getByRole('button', { name: /^Mara Quinn/ }).click();
    await expect(verdicts.places).toHaveCount(5);
    await screen.getByRole('button', { name: 'Remove the review by Jón Ævarsson' }).click();
    await expect(verdicts.counts).toContainText('5 verdicts by 1 reviewer');
    await desk.undo();
    await expect(verdicts.counts).toContainText('8 verdicts by 2 reviewers');
  });

  await test.step('a reply is written by keyboard alone, survives a reload, and can be withdrawn and undone', async () => {
    const keyboard = new Keyboard(page);
    const questioned = verdicts.verdict('C-001 and PB-001', 'Mara Quinn');
    await keyboard.tabTo(verdicts.title('Claim C-001'));
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(verdicts.title('C-001 and PB-001')).toBeFocused();
    await keyboard.press('a');
    await expect(questioned.getByRole('textbox', { name: 'Reply' })).toBeFocused();
    await page.keyboard.type('Statute 12.');
    await keyboard.press('Control+Enter');
    await expect(verdicts.title('C-001 and PB-001')).toBeFocused();
    await expect(questioned).toContainText('Statute 12.');
    await expect(verdicts.counts).toContainText('2 are unanswered and 1 has a reply');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(questioned).toContainText(/replied, .*Statute 12\./);
    await questioned.getByRole('button', { name: 'Withdraw reply to Mara Quinn' }).click();
    await expect(questioned).not.toContainText('Statute 12.');
    await desk.undo();
    await expect(questioned).toContainText('Statute 12.');
  });

  await test.step('a change to a claim makes exactly its verdicts outdated, and the change is shown', async () => {
    await expect(verdicts.filter('Outdated or missing')).toContainText('0');
    await verdicts.title('Claim C-002').click();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('C-002');
    await expect(desk.passage.locator('mark').last()).toContainText('River Authority');
    const proposition = await desk.restate();
    await proposition.fill('The River Authority says that somebody asked the River Authority.');
    await desk.editor.getByRole('button', { name: '1 verdict, 1 questioned, outdated' }).click();
    await expect(verdicts.title('Claim C-002')).toBeFocused();
    await verdicts.filter('Outdated or missing').click();
    await expect(verdicts.filter('Outdated or missing')).toContainText('3');
    await expect(verdicts.places).toHaveCount(2);
    const outdated = verdicts.verdict('Claim C-002', 'Mara Quinn');
    await expect(outdated).toContainText('Outdated. Changed since the review:');
    await expect(outdated.locator('del').first()).toHaveText('nobody');
    await expect(outdated.locator('ins').first()).toHaveText('somebody');
    await expect(verdicts.verdict('C-002 and IH-001', 'Jón Ævarsson')).toContainText('Outdated.');
    while (!(await verdicts.filter('Outdated or missing').textContent())?.endsWith('0')) await desk.undo();
    await expect(screen).toContainText('No verdicts match the filters');
    await verdicts.filter('Outdated or missing').click();
  });

  await test.step('verdicts on a deleted link say that it is missing', async () => {
    await verdicts.title('C-002 and IH-001').click();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toContainText('IH-001');
    await desk.editor.getByRole('button', { name: 'Remove link 2' }).click();
    await desk.view('Verdicts');
    await expect(verdicts.counts).toContainText('2 are about missing items');
    const missing = screen.getByRole('group', { name: 'Verdict of Mara Quinn' }).filter({ hasText: 'Missing.' });
    await expect(missing).toContainText('rejected that C-002 contradicts IH-001');
  });
});

guarded(
  'a question and a suggestion go to the author by file, and come back answered',
  async ({ page, browser, baseURL }) => {
    const reviewer = new ReviewScreen(page);
    const form = reviewer.main.getByRole('form', { name: 'Suggest a change' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSmallDesk(new Desk(page));
    await reviewer.open();
    await reviewer.enterName('Mara Quinn');
    await page.keyboard.press('q');
    await reviewer.main.getByRole('textbox', { name: 'Note' }).fill('Is there a statute?');
    await reviewer.button('Suggest a change…').click();
    await expect(form).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Save suggestion' }).click();
    await expect(form.getByRole('alert')).toHaveText('Change at least one field.');
    await form.getByRole('combobox', { name: 'Suggested effect' }).selectOption('Contradicts');
    await form.getByRole('textbox', { name: 'Suggested reason' }).fill('It announces no power to close it.');
    await page.keyboard.press('Control+Enter');
    await expect(reviewer.main.getByRole('group', { name: 'Your suggested change' })).toContainText(
      'as contradicting instead of supporting',
    );
    const { text: question } = await reviewer.exported();

    const answered = await asOtherPerson(browser, baseURL, async (other) => {
      const desk = new Desk(other);
      const verdict = other.getByRole('group', { name: /^Verdict of Mara Quinn/ });
      const suggestion = other.getByRole('group', { name: 'Suggestion of Mara Quinn' });
      await openSmallDesk(desk);
      await dropFiles(desk.editor, [{ name: 'mara.review.json', text: question }]);
      await desk.editor.getByRole('button', { name: '1 unanswered verdict' }).click();
      await suggestion.getByRole('button', { name: 'Accept suggestion of Mara Quinn' }).click();
      await expect(suggestion).toContainText('Suggested change accepted');
      const { power_bases } = (await desk.exportAssessment()).document;
      const accepted = { effect: 'contradicts', reason: 'It announces no power to close it.' };
      expect(power_bases[0]?.evidence[0]).toMatchObject(accepted);
      await verdict.getByRole('button', { name: 'Reply to Mara Quinn…' }).click();
      await verdict.getByRole('textbox', { name: 'Reply' }).fill('Statute 12.');
      await verdict.getByRole('textbox', { name: 'Your name' }).fill('Ana Flor');
      await other.keyboard.press('Enter');
      await expect(verdict.getByRole('list', { name: 'Replies' })).toContainText('Ana Flor (author) replied');
      return desk.export(/^Review file$/);
    });

    await guarded.step('a reviewer who has continued meanwhile gets the reply, answers and resolves', async () => {
      const note = reviewer.main.getByRole('textbox', { name: 'Note' });
      const replies = reviewer.main.getByRole('list', { name: 'Replies' });
      await note.fill('Is there a statute, and since when?');
      await dropFiles(reviewer.main, [{ name: 'mara.review.json', text: answered }]);
      await expect(replies).toContainText('Statute 12.');
      await expect(note).toHaveValue('Is there a statute, and since when?');
      await reviewer.button('Reply…').click();
      await page.keyboard.type('Thank you.');
      await page.keyboard.press('Control+Enter');
      await reviewer.button('Resolve').click();
      await expect(replies.getByRole('listitem')).toContainText([
        /accepted the suggestion/,
        /Ana Flor \(author\) replied.*Statute 12\./,
        /Mara Quinn replied.*Thank you\./,
        'Mara Quinn resolved this',
      ]);
      await expect(reviewer.button('Reopen')).toBeVisible();
    });
  },
);
