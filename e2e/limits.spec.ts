import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { deskOfSize, maximumCount } from './support/limits-document.ts';
import { passageIdOf } from './support/small-desk.ts';

/** Finds an entry by its ID in a list that is longer than its visible part. */
async function find(desk: Desk, section: string, id: string): Promise<void> {
  await desk.section(section).click();
  await desk.outline.getByRole('searchbox').fill(id);
  await desk.outline.getByRole('option', { name: new RegExp(`^${id}`) }).click();
}

test('a document at the contract’s limits can be opened, edited, checked and undone like any other', async ({
  page,
}) => {
  const desk = new Desk(page);
  await page.goto('./');
  await desk.openFile('limits.desk.json', deskOfSize(maximumCount));
  await expect(desk.section('Claims')).toContainText('200 of 200');
  await expect(desk.section('Power bases')).toContainText('100 of 100');
  await expect(desk.section('Intent hypotheses')).toContainText('50 of 50');
  await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  // The document has another fingerprint than its casefile, which is the only finding about the evidence.
  await expect(desk.findings.getByRole('button', { name: '1 violation' })).toBeVisible();

  await test.step('typed text arrives complete and in order', async () => {
    await find(desk, 'Claims', 'C-117');
    const field = desk.editor.getByLabel('Proposition');
    const before = await field.inputValue();
    const typed = ' The quick brown pilots (12 of them) jumped over the lazy schedule; 水先人も跳んだ。';
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(before + typed);
    const differs = /marked as verbatim, but its proposition is not in the actual text/;
    await expect(desk.finding(differs)).toHaveCount(1);
    await desk.undoTyping(field, before);
    await expect(desk.finding(differs)).toHaveCount(0);
  });

  await test.step('an ID in use is rejected, and every link follows a changed ID', async () => {
    const id = desk.editor.getByLabel('Claim ID');
    await id.fill('C-002');
    await expect(desk.editor.getByRole('alert').filter({ hasText: 'C-002' })).toBeVisible();
    await id.fill('C-117-b');
    await id.press('Enter');
    await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Claim C-117-b');
    await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
    await desk.undo();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Claim C-117');
  });

  await test.step('a hundred links are rendered as a window of rows, and a reason is typed in one of them', async () => {
    await find(desk, 'Power bases', 'PB-042');
    const grid = desk.editor.getByRole('grid', { name: 'Evidence' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100');
    const rows = await grid.getByRole('row').count();
    expect(rows).toBeGreaterThan(2);
    expect(rows).toBeLessThan(40);
    await grid.getByRole('button', { name: 'Edit link 2', exact: true }).click();
    const reason = desk.editor.getByRole('textbox', { name: 'Reason' });
    const said = await reason.inputValue();
    await reason.press('ControlOrMeta+End');
    await reason.pressSequentially(' And more.');
    await expect(reason).toHaveValue(`${said} And more.`);
    await desk.undoTyping(reason, said);
  });

  await test.step('the lists at their limits are rendered as windows too, and accept no more entries', async () => {
    await desk.section('Claims').click();
    await desk.outline.getByRole('searchbox').fill('');
    // The list shows the selected entry, also after a search.
    await expect(desk.outline.getByRole('option', { name: /^C-117/ })).toBeInViewport();
    await desk.outline.getByRole('listbox').press('Home');
    await expect(desk.outline.getByRole('option', { name: /^C-001/ })).toBeInViewport();
    expect(await desk.outline.getByRole('option').count()).toBeLessThan(80);
    await expect(desk.outline.getByRole('button', { name: 'Add claim' })).toBeDisabled();
  });
});

test('at the limits a duplicate ID is found, and fixed in one step', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  const twice = deskOfSize(maximumCount).replace('"power_basis_id":"PB-099"', '"power_basis_id":"PB-001"');
  await desk.openFile('twice.desk.json', twice);
  const says = /An earlier entry already uses the ID “PB-001”/;
  await expect(desk.finding(says)).toHaveCount(1);
  await desk.follow(says);
  await expect(desk.editor.getByLabel('Power basis ID')).toBeFocused();
  await desk
    .finding(says)
    .getByRole('button', { name: /^Change this ID to “PB-/ })
    .click();
  await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
  await desk.undo();
  await expect(desk.finding(says)).toHaveCount(1);
});

test('a casefile with very many passages lists those around the current one, and leads to the others', async ({
  page,
}) => {
  const desk = new Desk(page);
  const passages = Array.from({ length: 1300 }, (_, index) => {
    const text = `Passage ${String(index + 1)} says that the channel closes.`;
    return { passage_id: passageIdOf(text), text };
  });
  const known = {
    canonical_url: null,
    publisher_actor_id: null,
    published_at: null,
    retrieved_at: null,
    language: 'en',
  };
  const observations = [{ observation_id: 1, title: 'Log', ...known, passages }];
  const casefile = { format: 'assessment-desk.casefile/v1', title: 'Logs', actors: [], observations };
  await page.goto('./');
  await desk.openFile('logs.casefile.json', JSON.stringify(casefile));
  const picker = desk.passage.getByRole('combobox', { name: 'Passage shown' });
  await expect(picker.getByRole('option')).toHaveCount(501);
  await picker.selectOption('800 later passages…');
  await expect(desk.passage.getByText('Passage 501 says')).toBeVisible();
  await expect(picker.getByRole('option', { name: '250 earlier passages…' })).toBeAttached();
  await picker.selectOption('1 · Log (502 of 1300)');
  await expect(desk.passage.getByText('Passage 502 says')).toBeVisible();
});
