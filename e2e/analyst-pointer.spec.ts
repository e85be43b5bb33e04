import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { problemsAgainstPublished } from './support/validate.ts';

const first = 'The Republic of Velmara states that this order is a measure of safety';
const second = 'Every vessel of more than 180 metres in length';

/** Returns the code points of a text from start to end. */
const codePoints = (text: string, start: number, end: number): string => Array.from(text).slice(start, end).join('');

// Animations of dialogs and menus stay on here, as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'an analyst goes from the sample casefile to a valid file, with the pointer',
  everyday,
  async ({ page, request }) => {
    const desk = new Desk(page);
    await desk.openSample(/Casefile only/);
    await desk.editor.getByLabel('Producer name').fill('A. Reader');
    await desk.editor.getByLabel('Producer version').fill('1');
    await desk.editor.getByRole('radio', { name: 'Human' }).check();

    await test.step('two claims from selected text', async () => {
      await selectWithPointer(page, desk.passage, first);
      await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
      await expect(desk.editor.getByLabel('Actual text')).toHaveText(first);
      await expect(desk.editor.getByRole('region', { name: 'Proposals' })).toBeVisible();
      await expect(desk.editor.getByRole('combobox', { name: 'Claim kind' })).toBeInViewport({ ratio: 1 });
      await desk.choose(desk.editor, 'Claim kind', 'Public position');
      await desk.editor.getByRole('radio', { name: 'Explicit speaker' }).check();
      await desk.choose(desk.editor, 'Attributed actor', /Velmara/);
      await desk.choose(desk.editor, 'Subject actors', /Velmara/);
      await page.keyboard.press('Escape');

      await selectWithPointer(page, desk.passage, second);
      await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
      await expect(desk.editor.getByLabel('Actual text')).toHaveText(second);
      await desk.choose(desk.editor, 'Claim kind', 'Reported action');
      await expect(desk.section('Claims')).toContainText(/\D2\b/);
    });

    await test.step('a power basis with its evidence', async () => {
      await desk.section('Power bases').click();
      await desk.outline.getByRole('button', { name: 'Add power basis' }).click();
      await desk.choose(desk.editor, 'Actor', /Velmara/);
      await desk.choose(desk.editor, 'Domain', /Institutional/);
      await desk.editor.getByLabel('Description').fill('Velmara publishes the order of passage.');
      await desk.choose(desk.editor, 'Relationship', /Institutional role/);
      await addTo(desk, 'Geographies', 'The Strait of Hesper');
      await addTo(desk, 'Operations', 'The order of passage');
      await addTo(desk, 'Limitations', 'It does not reach the pilots of the far bank.');
      await addTo(desk, 'Falsifiers', 'Ships pass in an order that somebody else publishes.');
      await openStart(desk, '2025-03-03T00:00:00Z');
      await linkEvidence(desk, 'measure of safety', 'It speaks of the order as its own.');
      await setDraft(desk);
    });

    await test.step('an intent hypothesis', async () => {
      await desk.section('Intent hypotheses').click();
      await desk.outline.getByRole('button', { name: 'Add intent hypothesis' }).click();
      await desk.choose(desk.editor, 'Actor', /Velmara/);
      await desk.editor.getByLabel('Topic').fill('The order of passage');
      await desk.editor
        .getByLabel('Hypothesis', { exact: true })
        .fill('Velmara means to keep the order after the season.');
      await desk.editor
        .getByLabel('Rationale')
        .fill('It calls the order a measure of safety, and safety has no season.');
      await addTo(desk, 'Alternatives', 'It waits for the commission to take the order over.');
      await addTo(desk, 'Falsifiers', 'The order lapses and is not renewed.');
      await openStart(desk, '2025-03-03T00:00:00Z');
      await linkEvidence(desk, 'measure of safety', 'It gives a lasting ground for it.');
      await setDraft(desk);
    });

    await test.step('a contradiction and an unknown', async () => {
      await desk.section('Contradictions').click();
      await desk.outline.getByRole('button', { name: 'Add contradiction' }).click();
      await pickClaim(desk, 'Left claim', 'measure of safety');
      await pickClaim(desk, 'Right claim', '180 metres');
      await desk.editor.getByLabel('Explanation').fill('A measure of safety would not stop at a length.');
      await desk.section('Unknowns').click();
      await desk.outline.getByRole('button', { name: 'Add unknown' }).click();
      await desk.editor.getByRole('textbox').first().fill('Who pays the pilots in winter?');
    });

    await test.step('there are no errors, and the file is valid', async () => {
      await expect(desk.findings.getByRole('button', { name: '0 errors' })).toBeVisible();
      await expect(desk.findings.getByRole('button', { name: '0 violations' })).toBeVisible();
      const { text, document } = await desk.exportAssessment();
      expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
      const casefile = (await (await request.get('./samples/strait-of-hesper.casefile.json')).json()) as {
        observations: { passages: { passage_id: string; text: string }[] }[];
      };
      const passages = casefile.observations.flatMap((observation) => observation.passages);
      for (const claim of document.claims) {
        const passage = passages.find(({ passage_id }) => passage_id === claim.passage_id);
        expect(codePoints(passage?.text ?? '', claim.span.start, claim.span.end)).toBe(claim.actual);
      }
      expect(text.endsWith('}\n')).toBe(true);
      await page.goto('./');
      await desk.openFile('again.assessment.json', text);
      await expect(desk.section('Claims')).toContainText(/\D2\b/);
      expect((await desk.exportAssessment()).text).toBe(text);
    });
  },
);

async function addTo(desk: Desk, label: string, item: string): Promise<void> {
  const field = desk.editor.getByRole('textbox', { name: label, exact: true });
  await field.fill(item);
  await field.press('Enter');
}

async function openStart(desk: Desk, start: string): Promise<void> {
  await desk.editor.getByRole('checkbox', { name: 'Open start' }).uncheck();
  const field = desk.editor.getByRole('textbox', { name: 'Time scope start' });
  await field.fill(start);
  await field.press('Tab');
}

async function linkEvidence(desk: Desk, words: string, reason: string): Promise<void> {
  await desk.editor.getByRole('button', { name: 'Link evidence' }).click();
  const panel = desk.page.getByRole('region', { name: 'Link evidence' });
  await panel.getByRole('searchbox').fill(words);
  await panel.getByRole('row', { name: words }).getByRole('button', { name: 'Supports' }).click();
  await panel.getByRole('textbox', { name: /^Reason of/ }).fill(reason);
  await panel.getByRole('button', { name: 'Done' }).click();
}

async function setDraft(desk: Desk): Promise<void> {
  await desk.editor.getByRole('radio', { name: 'Draft' }).check();
}

async function pickClaim(desk: Desk, side: string, words: string): Promise<void> {
  await desk.choose(desk.editor, side, new RegExp(words));
}
