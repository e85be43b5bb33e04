/** The main tasks in WebKitGTK. */
import { ownSite, type OwnSite } from '../support/own-site.ts';
import { passageIdOf, smallDesk } from '../support/small-desk.ts';
import { crossings, setSpacing, spacing } from '../support/text-spacing.ts';
import { problemsAgainstPublished } from '../support/validate.ts';
import { expect, test } from './webkit-test.ts';

const first = 'The Republic of Velmara states that this order is a measure of safety';
const second = 'Every vessel of more than 180';

test('an analyst makes a claim and a power basis with the pointer, and exports a valid file', async ({
  desk,
  request,
}) => {
  const { editor } = desk;
  await desk.openSample(/Casefile only/);
  await editor.in('textbox', /^Producer name/).fill('A. Reader');
  await editor.in('textbox', /^Producer version/).fill('1');
  await editor.in('radio', 'Human').click();

  await desk.passage.select(first);
  await desk.passage.in('button', 'New claim from selection').click();
  await expect.poll(() => editor.in('textbox', /^Proposition/).value()).toBe(first);
  await expect.poll(() => desk.focused()).toBe('Claim kind');
  await editor.in('combobox', /^Claim kind/).choose('Public position');
  await editor.in('radio', 'Explicit speaker').click();
  await editor.in('combobox', /^Attributed actor/).choose(/Velmara/);
  await editor.in('combobox', /^Subject actors/).choose(/Velmara/);
  await desk.press('Escape');

  await desk.section('Power bases').click();
  await desk.outline.in('button', 'Add power basis').click();
  await editor.in('combobox', /^Actor/).choose(/Velmara/);
  await editor.in('combobox', /^Domain/).choose(/Institutional/);
  await editor.in('textbox', /^Description/).fill('Velmara publishes the order of passage.');
  await editor.in('combobox', /^Relationship/).choose(/Institutional role/);
  const items = { Geographies: 'The strait', Operations: 'Passage', Limitations: 'Not the far bank.' };
  for (const [label, item] of Object.entries({ ...items, Falsifiers: 'Ships pass otherwise.' })) {
    await editor.in('textbox', label).fill(item);
    await desk.press('Enter');
  }
  await editor.in('textbox', /^Time scope start/).fill('2025-03-03T00:00:00Z');
  await desk.press('Tab');
  await editor.in('button', 'Link evidence').click();
  const links = desk.get('dialog', 'Link evidence');
  await links.in('searchbox').fill('measure of safety');
  await links
    .in('row', /measure of safety/)
    .in('button', /^Supports/)
    .click();
  await links.in('textbox', /^Reason of/).fill('It speaks of the order as its own.');
  await links.in('button', 'Done').click();
  await editor.in('radio', 'Draft').click();

  await desk.findings.in('button', '0 errors').shown();
  await desk.findings.in('button', '0 violations').shown();
  const document = JSON.parse(await desk.export(/^Assessment/)) as { claims: { actual: string }[] };
  expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  expect(document.claims.map(({ actual }) => actual)).toEqual([first]);
});

test('an analyst makes a claim with the keyboard alone', async ({ desk }) => {
  await desk.openSample(/Casefile only/);
  await desk.press('F6', 'Control+f');
  await expect.poll(() => desk.focused()).toBe('Find in passage');
  await desk.type(second);
  await expect.poll(() => desk.passage.in('listbox', 'Matches').in('option').count()).toBe(1);
  await desk.press('Control+Enter');
  await expect.poll(() => desk.focused()).toBe('New claim from selection');
  await desk.press('Enter');
  await expect.poll(() => desk.editor.in('textbox', /^Proposition/).value()).toBe(second);
  await expect.poll(() => desk.focused()).toBe('Claim kind');
  await desk.type('Reported action');
  await desk.press('Enter');
  await desk.press('Control+k');
  await expect.poll(() => desk.focused()).toBe('Find anything');
  await desk.type('New unknown');
  await desk.get('option', /New unknown/).shown();
  await desk.press('Enter');
  await desk.editor.in('textbox', /^Unknown 1/).shown();
  await desk.type('Who pays?');
  const { claims, unknowns } = await desk.assessment();
  expect(claims.map(({ actual, claim_kind }) => [actual, claim_kind])).toEqual([[second, 'reported-action']]);
  expect(unknowns).toEqual(['Who pays?']);
});

test('a draft survives a reload right after typing, and is renamed, deleted and restored in the library', async ({
  desk,
}) => {
  await desk.openSmallDesk();
  await desk.openEntry('Unknowns', /Who else/);
  await desk.editor.in('textbox', /^Unknown 1/).fill('Typed right before the reload');
  await desk.reload();
  await expect.poll(() => desk.editor.in('textbox', /^Unknown 1/).value()).toBe('Typed right before the reload');

  await desk.banner.in('button', 'Library').click();
  const drafts = desk.get('region', 'Drafts on this device');
  await desk.get('button', /^More actions for The north channel/).click();
  await desk.get('menuitem', 'Rename').click();
  await desk.get('textbox', 'Title').fill('In WebKit');
  await desk.press('Enter');
  await drafts.in('link', 'In WebKit').shown();
  await desk.get('button', 'More actions for In WebKit').click();
  await desk.get('menuitem', /^Delete/).click();
  await desk.get('dialog', 'Delete “In WebKit”?').in('button', 'Delete').click();
  await expect.poll(() => drafts.in('link', 'In WebKit').count()).toBe(0);
  await desk.get('button', 'Undo').click();
  await drafts.in('link', 'In WebKit').shown();
});

test('a desk file opens and exports byte for byte', async ({ desk, request }) => {
  const shipped = await (await request.get('./samples/finished.desk.json')).text();
  await desk.openFile('finished.desk.json', shipped);
  await expect.poll(() => desk.section('Claims').text()).toContain('83 of 200');
  expect(await desk.export(/^desk file$/i)).toBe(shipped);
  const assessment = await (await request.get('./samples/strait-of-hesper.assessment.json')).text();
  expect(await desk.export(/^Assessment/)).toBe(assessment);
});

test('the save status says that this browser cannot save to a file, and offers a download', async ({ desk }) => {
  await desk.openSmallDesk();
  await desk.banner.in('button', 'Saved on this device').click();
  const status = desk.get('dialog', 'Save status');
  await expect.poll(() => status.text()).toContain('This browser cannot save to a file. Download a copy as a backup.');
  await status.in('button', 'Download a copy…').click();
  await desk.get('dialog', 'Export').shown();
  await desk.press('Escape');
  await desk.banner.in('button', 'More').click();
  await desk.get('menuitem', /^Download a copy…/).shown();
});

test('links are reviewed by keys, and the verdicts are exported', async ({ desk }) => {
  await desk.openSmallDesk();
  await desk.view('Review');
  const review = desk.get('main', 'Review');
  await review.in('heading', 'Review').shown();
  expect(await desk.run(() => getComputedStyle(document.querySelector('main q') ?? document.body).quotes)).toBe(
    '"“" "”"',
  );
  await desk.press('a');
  await expect.poll(() => desk.focused()).toBe('Your name');
  await desk.type('Rosa Lind');
  await desk.press('Enter');
  await review.in('button', /^Accept/).shown();
  await expect.poll(() => review.in('button', /^Accept/).attribute('aria-pressed')).toBe('true');
  await desk.press('n', 'q');
  await expect.poll(() => review.in('button', /^Question/).attribute('aria-pressed')).toBe('true');
  const file = await desk.download(() => review.in('button', 'Export review file').click());
  const { verdicts } = JSON.parse(file) as { readonly verdicts: readonly { readonly verdict: string }[] };
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['accept', 'question']);
});

const cited = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };

test('a link is added and given its reason in the matrix', async ({ desk }) => {
  await desk.openSmallDesk({ assessment: { '/power_bases/0/evidence': [cited] } });
  await desk.view('Matrix');
  const matrix = desk.get('main', 'Evidence matrix');
  await matrix.in('gridcell', 'No link from PB-001 to C-002').click();
  const preview = matrix.in('region', 'Preview');
  await preview.in('button', 'contradicts: link C-002 to PB-001').click();
  await preview.in('group', 'C-002 contradicts PB-001').in('textbox', 'Reason').fill('It was not asked.');
  await preview.in('button', 'Close').click();
  await matrix.in('gridcell', /^C-002 contradicts PB-001/).shown();
  expect((await desk.assessment()).power_bases[0]?.evidence).toContainEqual({
    claim_id: 'C-002',
    effect: 'contradicts',
    reason: 'It was not asked.',
  });
});

test('a file is compared in sentences', async ({ desk }) => {
  await desk.openSmallDesk();
  await desk.view('Compare');
  const changed = smallDesk({ assessment: { '/unknowns/0': 'Who paid for the escort?' } });
  await desk.give('File to compare', 'theirs.desk.json', changed);
  const differences = desk.get('region', 'List of differences');
  await expect.poll(() => differences.text()).toContain('Who paid for the escort?');
});

test('an edit in the JSON view appears in the form', async ({ desk }) => {
  await desk.openSmallDesk();
  await desk.view('JSON');
  const json = desk.get('main', 'JSON').in('textbox', 'JSON');
  await json.focus();
  await desk.press('Control+f');
  await desk.type('Who else uses the channel');
  await desk.press('Enter', 'Escape');
  await desk.type('Who dredges it');
  await expect.poll(() => desk.get('main', 'JSON').text()).toContain('Changes here are applied to the draft');
  await desk.openEntry('Unknowns', /Who dredges it/);
  await desk.get('button', 'Open in form').click();
  await expect.poll(() => desk.editor.in('textbox', /^Unknown 1/).value()).toBe('Who dredges it.');
});

const testOnOwnSite = test.extend<{ site: OwnSite }>(ownSite);

testOnOwnSite('after the first visit everything starts and works with no network', async ({ desk, site }) => {
  await desk.open();
  await desk.until('the application is stored', async () => {
    const state = await desk.run(() => navigator.serviceWorker.controller?.state);
    return state === 'activated' ? { value: state } : undefined;
  });
  await site.cut();
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  await desk.editor.in('textbox', /^Proposition/).fill('Written with no network.');
  await desk.reload();
  await expect.poll(() => desk.editor.in('textbox', /^Proposition/).value()).toBe('Written with no network.');
  expect((await desk.assessment()).claims[0]?.proposition).toBe('Written with no network.');
});

const scripts = [
  'The council 👩‍👩‍👧‍👦 of the 🇻🇺🇫🇷 islands 👍🏽 agreed.',
  'परिषद् ने निर्णय लिया। क्षत्रिय नेता सहमत हैं।',
  'قال المجلس إن القرار نهائي. وسيُنفَّذ غدًا.',
  'Cafe\u0301 a\u0323\u0308 Z\u0351\u036b\u0343 and 𝒜𝓈𝓉𝓇𝒶𝓁 𐐷 letters, 𠮷野家。',
  '<img src=x onerror="alert(1)"> \u202Egnp.exe',
].join('\r\n');

test('claims selected with the pointer have exactly the selected text, in every script', async ({ desk }) => {
  const overlay = {
    '/observations/0/passages/0/text': scripts,
    '/observations/0/passages/0/passage_id': passageIdOf(scripts),
  };
  await desk.openSmallDesk({ casefile: overlay, assessment: { '/claims': [] } });
  const marked = [
    '👩‍👩‍👧‍👦 of the 🇻🇺',
    '👍🏽 agreed',
    'निर्णय लिया',
    'المجلس إن',
    'e\u0301 a\u0323\u0308 Z\u0351\u036b\u0343',
    '𝓈𝓉𝓇𝒶𝓁 𐐷 letters, 𠮷',
    '<img src=x',
  ];
  for (const [index, words] of marked.entries()) {
    await desk.passage.select(words);
    await desk.passage.in('button', 'New claim from selection').click();
    await expect.poll(() => desk.section('Claims').text()).toContain(`${String(index + 1)} of 200`);
  }
  const { claims } = await desk.assessment();
  expect(claims.map(({ actual }) => actual)).toEqual(marked);
  for (const { span, actual } of claims) expect(Array.from(scripts).slice(span.start, span.end).join('')).toBe(actual);
});

test('a label in a picture that runs from right to left begins at the right', async ({ desk }) => {
  await desk.openSample(/finished/i);
  await desk.view('Timeline');
  await desk.get('main', 'Timeline').in('group', 'Timeline').shown();
  // “8 · …” in Hebrew: the number comes first, so it is at the right end.
  const number = await desk.until('the label is drawn', async () => {
    const value = await desk.run(() => {
      const text = [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent.includes('חוות'));
      if (!text?.firstChild) return null;
      const range = document.createRange();
      const at = text.textContent.indexOf('8');
      range.setStart(text.firstChild, at);
      range.setEnd(text.firstChild, at + 1);
      const all = text.getBoundingClientRect();
      return { left: range.getBoundingClientRect().left, middle: (all.left + all.right) / 2 };
    });
    return value ? { value } : undefined;
  });
  expect(number.left).toBeGreaterThan(number.middle);
});

for (const width of [1440, 480]) {
  test(`with more space in texts, the screens lose none at ${String(width)} pixels`, async ({ desk }) => {
    // Texts of pictures are narrowed after they are drawn.
    const visit = (screen: string): Promise<void> => expect.poll(() => desk.run(crossings), screen).toEqual([]);
    await desk.driver.manage().window().setRect({ width, height: 900 });
    await desk.open();
    await desk.driver.executeScript(`(${setSpacing.toString()})(arguments[0])`, spacing);
    await desk.get('button', 'Open sample').shown();
    await visit('Library');
    await desk.get('button', 'Open sample').click();
    await desk.get('menuitem', /finished/i).click();
    await desk.banner.in('link', 'Desk').shown();
    await visit('Desk');
    for (const view of ['Review', 'Matrix', 'Map', 'Timeline', 'Compare', 'JSON']) {
      await desk.view(view);
      await desk.get('main', view === 'Matrix' ? 'Evidence matrix' : view).shown();
      await visit(view);
    }
    await desk.get('button', 'Export…').click();
    await desk
      .get('dialog', 'Export')
      .in('button', /^Download/)
      .shown();
    await visit('Export');
  });
}
