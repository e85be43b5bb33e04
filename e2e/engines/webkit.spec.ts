/** What only this engine shows: keys and pointer, files, storage, right-to-left text, and work without a network. */
import { ownSite, type OwnSite } from '../support/servers.ts';
import { passageIdOf } from '../support/small-desk.ts';
import { crossings, setSpacing, spacing } from '../support/text-spacing.ts';
import { problemsAgainstPublished } from '../support/validate.ts';
import { expect, test } from './webkit-test.ts';

const words = 'Every vessel of more than 180';

test('a claim made with the keyboard alone survives a reload, and is exported in a valid file', async ({
  desk,
  request,
}) => {
  await desk.openSample(/Casefile only/);
  await desk.editor.in('textbox', /^Producer name/).fill('A. Reader');
  await desk.editor.in('textbox', /^Producer version/).fill('1');
  await desk.editor.in('radio', 'Human').click();
  await desk.press('F6', 'Control+f');
  await expect.poll(() => desk.focused()).toBe('Find in passage');
  await desk.type(words);
  await expect.poll(() => desk.passage.in('listbox', 'Matches').in('option').count()).toBe(1);
  await desk.press('Control+Enter');
  await expect.poll(() => desk.focused()).toBe('New claim from selection');
  await desk.press('Enter');
  await expect.poll(() => desk.editor.in('group', /^Proposition/).text()).toContain('The actual text');
  await expect.poll(() => desk.focused()).toBe('Claim kind');
  await desk.type('Reported action');
  await desk.press('Enter');
  await desk.press('Control+k');
  await expect.poll(() => desk.focused()).toBe('Find anything');
  await desk.type('New unknown');
  await desk.get('option', /New unknown/).shown();
  await desk.press('Enter');
  await desk.editor.in('textbox', /^Unknown 1/).fill('Who pays?');
  await desk.reload();
  await expect.poll(() => desk.editor.in('textbox', /^Unknown 1/).value()).toBe('Who pays?');
  const document = JSON.parse(await desk.export(/^Assessment/)) as {
    readonly claims: readonly { readonly actual: string; readonly claim_kind: string }[];
    readonly unknowns: readonly string[];
  };
  expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  expect(document.claims.map(({ actual, claim_kind }) => [actual, claim_kind])).toEqual([[words, 'reported-action']]);
  expect(document.unknowns).toEqual(['Who pays?']);
});

const cited = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };

test('links are reviewed by keys and added in the matrix, and an edit in the JSON view appears in the form', async ({
  desk,
}) => {
  await desk.openSmallDesk({ assessment: { '/power_bases/0/evidence': [cited] } });
  await desk.banner.in('button', 'Saved on this device').click();
  const status = desk.get('dialog', 'Save status');
  await expect.poll(() => status.text()).toContain('This browser cannot save to a file. Download a copy as a backup.');
  await desk.press('Escape');

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
  await expect.poll(() => review.in('button', /^Accept/).attribute('aria-pressed')).toBe('true');
  await desk.press('n', 'q');
  await expect.poll(() => review.in('button', /^Question/).attribute('aria-pressed')).toBe('true');
  const file = await desk.download(() => review.in('button', 'Export review file').click());
  const { verdicts } = JSON.parse(file) as { readonly verdicts: readonly { readonly verdict: string }[] };
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['accept', 'question']);
  // The message would cover a button of the JSON view until its time is over.
  await desk.get('button', 'Close message').click();

  await desk.view('Matrix');
  const matrix = desk.get('main', 'Evidence matrix');
  await matrix.in('gridcell', 'No link from PB-001 to C-002').click();
  const preview = matrix.in('region', 'Preview');
  await preview.in('button', 'contradicts: link C-002 to PB-001').click();
  await preview.in('group', 'C-002 contradicts PB-001').in('textbox', 'Reason').fill('It was not asked.');
  await preview.in('button', 'Close').click();
  await matrix.in('gridcell', /^C-002 contradicts PB-001/).shown();

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
  expect((await desk.assessment()).power_bases[0]?.evidence).toContainEqual({
    claim_id: 'C-002',
    effect: 'contradicts',
    reason: 'It was not asked.',
  });
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
    await expect.poll(() => desk.section('Claims').text()).toMatch(new RegExp(`\\D${String(index + 1)}\\b`));
  }
  const { claims } = await desk.assessment();
  expect(claims.map(({ actual }) => actual)).toEqual(marked);
  for (const { span, actual } of claims) expect(Array.from(scripts).slice(span.start, span.end).join('')).toBe(actual);
});

test('a desk file is exported byte for byte, and its pictures and narrow screens lose no text', async ({
  desk,
  request,
}) => {
  const shipped = await (await request.get('./samples/finished.desk.json')).text();
  await desk.openFile('finished.desk.json', shipped);
  expect(await desk.export(/^desk file$/i)).toBe(shipped);

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

  await desk.driver.manage().window().setRect({ width: 480, height: 900 });
  await desk.driver.executeScript(`(${setSpacing.toString()})(arguments[0])`, spacing);
  for (const view of ['Timeline', 'Review', 'Write']) {
    await desk.view(view);
    // Texts of pictures are narrowed after they are drawn.
    await expect.poll(() => desk.run(crossings), view).toEqual([]);
  }
  // The tests share one window.
  await desk.driver.manage().window().setRect({ width: 1440, height: 900 });
});

const testOnOwnSite = test.extend<{ site: OwnSite }>(ownSite);

// Last, because its site has stopped afterwards.
testOnOwnSite('after the first visit everything starts and works with no network', async ({ desk, site }) => {
  await desk.open();
  await desk.until('the application is stored', async () => {
    const state = await desk.run(() => navigator.serviceWorker.controller?.state);
    return state === 'activated' ? { value: state } : undefined;
  });
  await site.cut();
  await desk.openSample(/finished/i);
  await desk.openEntry('Claims', /C-001/);
  await desk.editor.in('button', 'Restate…').click();
  await desk.editor.in('textbox', /^Proposition/).fill('Written with no network.');
  await desk.reload();
  await expect.poll(() => desk.editor.in('textbox', /^Proposition/).value()).toBe('Written with no network.');
  expect((await desk.assessment()).claims[0]?.proposition).toBe('Written with no network.');
});
