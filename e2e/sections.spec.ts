/** Choosing a section in the outline: the entry that was selected last, or what to do if the section is empty. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a section shows its last selected entry or what to do next, its address follows, and Back leaves it', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/power_bases': [] } });
  const heading = desk.editor.getByRole('heading', { level: 2 });
  const goTo = (address: string) =>
    page.evaluate((end) => location.assign(location.hash.replace(/(draft\/[^/]+).*/, `$1/${end}`)), address);
  await desk.section('Claims').click();
  await expect(heading).toHaveText('Claim C-001');
  await expect(page).toHaveURL(/claims\/1$/);
  await desk.outline.getByRole('option', { name: /^C-002/ }).click();
  await desk.section('Power bases').click();
  await expect(desk.editor).toContainText('No power bases yet');
  await desk.section('Claims').click();
  await expect(heading).toHaveText('Claim C-002');

  // The address of a section leads to its entry, and Back does not return to it.
  await goTo('intent_hypotheses');
  await expect(heading).toHaveText('Intent hypothesis IH-001');
  await expect(page).toHaveURL(/intent_hypotheses\/1$/);
  await page.goBack();
  await expect(heading).toHaveText('Claim C-002');
});
