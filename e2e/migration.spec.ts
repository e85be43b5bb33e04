import type { Locator, Page } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { Desk } from './support/desk.ts';
import { pasteAt } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { deskWithTenClaims, texts, words } from './support/revision.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';
import { problemsAgainstPublished } from './support/validate.ts';

const revisedId = passageIdOf(texts.revised);

/** The migration screen, with its parts by their accessible names. */
class Queue {
  readonly casefile: Locator;
  readonly screen: Locator;
  readonly card: Locator;

  constructor(readonly desk: Desk) {
    this.casefile = desk.page.getByRole('region', { name: 'Casefile' });
    this.screen = desk.page.getByRole('region', { name: 'Move claims' });
    this.card = this.screen.getByRole('article');
  }

  button(name: string | RegExp): Locator {
    return this.screen.getByRole('button', { name });
  }

  async replace(): Promise<void> {
    await openSmallDesk(this.desk, deskWithTenClaims);
    await this.desk.section('Casefile').click();
    await this.casefile.getByRole('button', { name: /On the north channel/ }).click();
    await this.casefile.getByRole('button', { name: 'Replace with revised passage… (passage 1)' }).click();
    const dialog = this.desk.page.getByRole('dialog');
    await pasteAt(dialog.getByLabel('Revised passage', { exact: true }), texts.revised);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await this.showsDecided(0);
  }

  showsDecided(decided: number, of = 10): Promise<void> {
    return expect(this.screen.getByText(`${String(decided)} of ${String(of)} decided`)).toBeVisible();
  }

  shows(name: string, state: string): Promise<void> {
    return expect(this.card.getByRole('heading', { level: 3 })).toHaveText(`${name} ${state}`);
  }

  async only(state: string): Promise<void> {
    await this.screen.getByText(new RegExp(`^${state} \\(`)).click();
  }
}

/** The text of a passage at a span, computed without the application. */
function at(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return Array.from(text).slice(start, end).join('');
}

function claimOf(document: Assessment, id: string) {
  const found = document.claims.find(({ claim_id }) => claim_id === id);
  if (!found) throw new Error(`${id} is not in the document.`);
  return found;
}

async function undoSays(page: Page, label: string | RegExp): Promise<void> {
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-description', label);
}

test('a passage is replaced, and ten claims are moved one by one', async ({ page, request }) => {
  const desk = new Desk(page);
  const queue = new Queue(desk);
  await queue.replace();

  await test.step('nothing is moved yet, and every state is counted', async () => {
    for (const count of ['Exact (2)', 'Moved (2)', 'Ambiguous (2)', 'Changed (3)', 'Missing (1)']) {
      await expect(queue.screen.getByText(count, { exact: true })).toBeVisible();
    }
    await expect(queue.screen.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(desk.passage).toContainText('72 trucks');
  });

  await test.step('unchanged claims are moved by one command, claims with a new position after a list', async () => {
    await queue.button('Move 2 claims with identical text and position').press('Enter');
    await queue.showsDecided(2);
    await undoSays(page, 'move 2 claims to revised passage, text and position unchanged');
    await expect(queue.button(/^Review 2 claims/)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog).toContainText(words['C-008']);
    await dialog.getByRole('button', { name: 'Move 2 claims' }).click();
    await queue.showsDecided(4);
  });

  await test.step('a changed number is named, and also in the step that accepts it', async () => {
    await queue.card.getByRole('button', { name: 'Next claim' }).focus();
    await page.keyboard.press('n');
    await queue.shows('C-004', 'Changed');
    await page.keyboard.press('p');
    await queue.shows('C-003', 'Changed');
    const notable = queue.card.getByRole('list', { name: 'Changes that may affect the meaning' });
    await expect(notable).toContainText('A number changed: 12 → 72.');
    await expect(notable).toContainText('A number changed: 3 → 8.');
    await expect(queue.card).toContainText('Check that the support is still valid.');
    await page.keyboard.press('a');
    await queue.showsDecided(5);
    await expect(queue.card.getByRole('heading', { level: 3 })).toBeFocused();
    await undoSays(page, 'move C-003 to revised passage, accepting a changed number');
    await desk.undo();
    await queue.showsDecided(4);
    await desk.redo();
    await queue.showsDecided(5);
  });

  await test.step('one of several positions is selected, and none in advance', async () => {
    await queue.shows('C-004', 'Changed');
    await queue.card.getByRole('button', { name: 'Next claim' }).click();
    await queue.shows('C-005', 'Ambiguous');
    await expect(queue.button('Accept selected match')).toBeDisabled();
    await queue.card.getByRole('radio').first().check();
    await queue.button('Accept selected match').click();
    await queue.shows('C-006', 'Ambiguous');
    await expect(queue.card.getByRole('radio')).toHaveCount(2);
    await queue.card.getByRole('radio').nth(1).check();
    await page.keyboard.press('a');
    await queue.showsDecided(7);
  });

  await test.step('it continues after a reload', async () => {
    await expect(page.getByRole('banner')).toContainText('Saved on this device');
    await page.reload();
    await queue.casefile.getByRole('button', { name: 'Review moved claims of observation 1…' }).click();
    await queue.only('Missing');
    await queue.shows('C-009', 'Missing');
  });

  await test.step('a missing claim gets text selected in the passage', async () => {
    await expect(queue.button(/^Accept/)).toHaveCount(0);
    await queue.button('Choose another position…').click();
    await expect(desk.passage.getByLabel('Find in passage')).toBeFocused();
    await selectWithPointer(page, desk.passage, 'After a pause, nobody moved.');
    await queue.button('Use text selected in passage').click();
    await undoSays(page, /^move C-009 to revised passage, accepting/);
  });

  await test.step('the export is valid, and every claim has the text at its span', async () => {
    await queue.button('Back to casefile').click();
    await queue.casefile.getByRole('button', { name: 'Update fingerprint' }).click();
    const { assessment: document } = await desk.exportDesk();
    for (const { passage_id: passage, span, actual } of document.claims) {
      expect(at(passage === revisedId ? texts.revised : texts.old, span)).toBe(actual);
    }
    expect(claimOf(document, 'C-003')).toMatchObject({
      passage_id: revisedId,
      actual: 'It counted 72 trucks 🚢 at the gate on 8 May.',
      proposition: 'It counted 72 trucks 🚢 at the gate on 8 May.',
    });
    expect(claimOf(document, 'C-004')).toMatchObject({ passage_id: passageIdOf(texts.old), actual: words['C-004'] });
    expect(claimOf(document, 'C-009').actual).toBe('After a pause, nobody moved.');
    expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  });
});
