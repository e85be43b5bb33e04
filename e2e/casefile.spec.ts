import type { Locator } from '@playwright/test';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { pasteAt } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk, passageIdOf } from './support/small-desk.ts';

const exact =
  '\r\n  The Guild of Pilots will  rest on Sunday. \u00a0\r\nIt said so on a cold morning: “no tide waits”.  \t\r\n';
const plain = 'קמריין says that the quay is open.\n';
const markdown = '# On the quay\n\nThe quay *is* open.\n\n\n';
const page1 =
  '<!doctype html><title>x</title><body><p>The first  line.</p>\n<script>var a</script><p>الميناء مفتوح.</p>';
const feed = JSON.stringify({ items: [{ text: 'One item.' }, { text: '第二項。😀' }] });

/** The casefile screen, with its parts as a person names them. */
class Sources {
  readonly screen: Locator;

  constructor(readonly desk: Desk) {
    this.screen = desk.page.getByRole('region', { name: 'Casefile' });
  }

  async start(): Promise<void> {
    const { page } = this.desk;
    await page.goto('./#/');
    await page.getByRole('button', { name: 'New assessment' }).click();
    await this.desk.section('Casefile').click();
    await this.screen.getByRole('button', { name: 'Create casefile' }).click();
  }

  async tab(name: RegExp): Promise<void> {
    await this.screen.getByRole('tab', { name }).click();
  }

  async paste(text: string): Promise<void> {
    await pasteAt(this.screen.getByLabel('Paste a passage'), text);
    await this.screen.getByRole('button', { name: 'Add passage' }).click();
  }

  async load(name: string, content: string | Buffer): Promise<void> {
    const chooser = this.desk.page.waitForEvent('filechooser');
    await this.screen.getByRole('button', { name: 'Load from files…' }).click();
    await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  }

  async addActor(name: string): Promise<void> {
    await this.screen.getByLabel('New actor').fill(name);
    await this.screen.getByRole('button', { name: 'Add actor' }).click();
  }

  /** Adds items to a list with Enter. */
  async tag(label: string, words: readonly string[]): Promise<void> {
    const field = this.screen.getByRole('combobox', { name: label });
    for (const word of words) {
      await field.fill(word);
      await field.press('Enter');
    }
  }
}

async function exported(desk: Desk): Promise<Casefile> {
  return JSON.parse(await desk.export(/^casefile/i)) as Casefile;
}

test('a new casefile gets actors, an observation, exact passages and a claim on them', async ({ page }) => {
  const desk = new Desk(page);
  const sources = new Sources(desk);
  const { screen } = sources;
  await sources.start();

  await test.step('actors with names in several scripts, and their hosts', async () => {
    await sources.tab(/^Actors/);
    await sources.addActor('Guild of Pilots');
    await sources.tag('Names', ['The Guild', 'Гильдия лоцманов', 'نقابة المرشدين']);
    await sources.tag('Publisher hosts', ['guild.example', '*.posts.guild.example']);
    await sources.addActor('קמריין');
    await expect(screen.getByRole('list', { name: 'Actors' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('an observation with every field', async () => {
    await sources.tab(/^Observations/);
    await screen.getByRole('button', { name: 'Add observation' }).click();
    await screen.getByLabel('Title', { exact: true }).fill('إعلان: the Sunday rest');
    await screen.getByLabel('Canonical URL').fill('http://guild.example/sunday');
    await expect(screen.getByText('Publisher attribution requires an https URL.')).toBeVisible();
    await screen.getByLabel('Canonical URL').fill('https://guild.example/sunday');
    await expect(screen.getByText('Publisher attribution requires an https URL.')).toBeHidden();
    await screen.getByRole('combobox', { name: 'Publisher' }).click();
    await page.getByRole('option', { name: /Guild of Pilots/ }).click();
    await screen.getByLabel('Published').fill('2026-02-30T09:00:00Z');
    await expect(screen.getByText('Days in this month must be between 01 and 28.')).toBeVisible();
    await screen.getByLabel('Published').fill('2026-02-28T09:00:00+01:00');
    await screen.getByLabel('Retrieved').fill('2026-02-28T10:30:00Z');
    await screen.getByLabel('Language').fill('en');
  });

  await test.step('passages, pasted and loaded, each with its exact text', async () => {
    await sources.paste(exact);
    await expect(screen.getByText(/Windows line endings \(kept\)/).first()).toBeVisible();
    for (const [name, content] of [
      ['plain.txt', plain],
      ['notes.md', markdown],
      ['page.html', page1],
      ['feed.json', feed],
    ] as const) {
      const before = await screen.getByRole('button', { name: /^Remove passage/ }).count();
      await sources.load(name, content);
      await expect(screen.getByRole('button', { name: /^Remove passage/ })).toHaveCount(
        before + (name === 'feed.json' ? 2 : 1),
      );
    }
    await sources.paste(exact);
    await expect(screen.getByRole('alert')).toContainText('already has this passage');
  });

  await test.step('the fingerprint is updated with a casefile created here', async () => {
    await expect(screen.getByText('The assessment’s fingerprint matches this casefile.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Update fingerprint' })).toBeHidden();
  });

  await test.step('the stored data is exactly what was entered, and every hash is correct', async () => {
    const casefile = await exported(desk);
    expect(casefile.actors).toEqual([
      {
        actor_id: 'guild-of-pilots',
        names: ['Guild of Pilots', 'The Guild', 'Гильдия лоцманов', 'نقابة المرشدين'],
        publisher_hosts: ['guild.example', '*.posts.guild.example'],
      },
      { actor_id: 'A-001', names: ['קמריין'], publisher_hosts: [] },
    ]);
    const texts = [exact, plain, markdown, 'The first line.\nالميناء مفتوح.', 'One item.', '第二項。😀'];
    expect(casefile.observations).toEqual([
      {
        observation_id: 1,
        title: 'إعلان: the Sunday rest',
        canonical_url: 'https://guild.example/sunday',
        publisher_actor_id: 'guild-of-pilots',
        published_at: '2026-02-28T09:00:00+01:00',
        retrieved_at: '2026-02-28T10:30:00Z',
        language: 'en',
        passages: texts.map((text) => ({ passage_id: passageIdOf(text), text })),
      },
    ]);
  });

  await test.step('a claim on the pasted passage', async () => {
    await screen.getByRole('button', { name: 'Show', exact: true }).first().click();
    const words = 'The Guild of Pilots will  rest on Sunday.';
    await selectWithPointer(page, desk.passage, words);
    await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
    await expect(desk.editor.getByLabel('Proposition')).toHaveValue(words);
    // CR LF counts as two characters, and so do the two spaces after it (decisions, 1).
    await expect(desk.editor.getByText('4–45')).toBeVisible();
    await expect(desk.finding(/at this span, which differs|The span has \d+ characters/)).toHaveCount(0);
  });
});

test('removing an item lists its references, and undo restores everything', async ({ page }) => {
  const desk = new Desk(page);
  const { screen } = new Sources(desk);
  const dialog = page.getByRole('dialog');
  await openSmallDesk(desk);
  const before = await desk.export(/^desk file$/i);
  await desk.section('Casefile').click();
  await screen.getByRole('button', { name: /On the north channel/ }).click();
  await screen.getByRole('button', { name: 'Remove passage 1' }).click();
  await expect(dialog).toContainText('C-001');
  await expect(dialog).toContainText('C-002');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.finding(/the casefile does not contain this passage/)).toHaveCount(2);
  await desk.undo();
  await expect(desk.findings.getByRole('button', { name: '0 notices' })).toBeVisible();

  await screen.getByRole('button', { name: 'Remove observation 1' }).click();
  await expect(dialog).toContainText('C-002');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(screen.getByText('No observations yet')).toBeVisible();
  await screen.getByRole('tab', { name: /^Actors/ }).click();
  await screen.getByRole('button', { name: 'Remove actor harbour-council' }).click();
  await expect(dialog).toContainText('PB-001: Actor');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(screen.getByRole('tab', { name: 'Actors (1)' })).toBeVisible();
  await desk.undo();
  await desk.undo();
  await expect(screen.getByRole('tab', { name: 'Actors (2)' })).toBeVisible();
  await expect(screen.getByRole('tab', { name: 'Observations (1)' })).toBeVisible();
  expect(await desk.export(/^desk file$/i)).toBe(before);
});

test('renaming an actor updates all references', async ({ page }) => {
  const desk = new Desk(page);
  const { screen } = new Sources(desk);
  await openSmallDesk(desk);
  const before = await desk.export(/^desk file$/i);
  await desk.section('Casefile').click();
  await screen.getByRole('tab', { name: /^Actors/ }).click();
  await screen.getByRole('button', { name: /Harbour Council/ }).click();
  const id = screen.getByLabel('Actor ID');
  await id.fill('river-authority');
  await id.press('Enter');
  await expect(screen.getByText(/river-authority.*(taken|already|other)/)).toBeVisible();
  await id.fill('not an id');
  await id.press('Enter');
  await expect(screen.getByText(/Start with a letter or digit/)).toBeVisible();
  await id.fill('council');
  await id.press('Enter');
  await expect(screen.getByRole('button', { name: 'Remove actor council' })).toBeVisible();
  expect(await desk.export(/^desk file$/i)).toBe(before.replaceAll('"harbour-council"', '"council"'));
  await id.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(id).toHaveValue('council');
  await expect(screen.getByRole('button', { name: 'Remove actor council' })).toBeVisible();
  await desk.undo();
  expect(await desk.export(/^desk file$/i)).toBe(before);
});

test('text that UTF-8 cannot encode and files in other encodings are rejected with a message', async ({ page }) => {
  const desk = new Desk(page);
  const sources = new Sources(desk);
  const { screen } = sources;
  await sources.start();
  await screen.getByRole('button', { name: 'Add observation' }).click();
  const alert = screen.getByRole('alert');
  for (const [name, content, says] of [
    ['half.json', '{"text":"a\\ud800"}', /half\.json.*surrogate/s],
    ['latin1.txt', Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]), /latin1\.txt.*not valid UTF-8/s],
    ['utf16.txt', Buffer.from('\ufeffquay', 'utf16le'), /utf16\.txt.*UTF-16/s],
    ['empty.txt', '', /empty\.txt/],
  ] as const) {
    await sources.load(name, Buffer.from(content));
    await expect(alert).toContainText(says);
  }
  const field = screen.getByLabel('Paste a passage');
  await field.focus();
  await field.evaluate(() => document.execCommand('insertText', false, 'a\ud83d'));
  await screen.getByRole('button', { name: 'Add passage' }).click();
  await expect(alert).toContainText('Character 2 is damaged (lone surrogate)');
  await expect(screen.getByText('No passages yet.', { exact: false })).toBeVisible();
});

const heavyPage = `<!doctype html><html><head><title>t</title><style>p { color: red }</style>
<link rel="stylesheet" href="https://elsewhere.example/a.css"><script src="https://elsewhere.example/a.js"></script></head>
<body style="margin: 0" onload="a()"><p style="color: red" onclick="a()">The quay is <b style='x: y'>open</b>.</p>
<style>b { font-weight: 900 }</style><img src="https://elsewhere.example/i.png" onerror="a()">
<script>document.write('<p style="a: b">no</p>')</script><svg style="a: b"><style>a {}</style><text style="fill: red">no</text></svg>
<iframe srcdoc="<p style='a: b'>no</p>"></iframe><table style="a: b"><tr><td style="a: b">One</td><td>Two</td></tr></table>
<p>Ships wait &amp; pilots rest.</p></body></html>`;

test('an HTML file with styles, images, scripts and frames is read without console messages', async ({ page }) => {
  const desk = new Desk(page);
  const sources = new Sources(desk);
  await sources.start();
  await sources.screen.getByRole('button', { name: 'Add observation' }).click();
  await sources.load('heavy.html', heavyPage);
  await expect(desk.passage).toContainText('The quay is open.');
  const casefile = JSON.parse(await desk.export(/casefile/i)) as Casefile;
  const words = 'The quay is open.\nOne\tTwo\nShips wait & pilots rest.';
  expect(casefile.observations[0]?.passages).toEqual([{ passage_id: passageIdOf(words), text: words }]);
});

test('a pasted web page can be stored with its structure, which the field shows first', async ({ page }) => {
  const desk = new Desk(page);
  const sources = new Sources(desk);
  await sources.start();
  await sources.screen.getByRole('button', { name: 'Add observation' }).click();
  const field = sources.screen.getByLabel('Paste a passage');
  await pasteAt(field, 'The quay is open. One Two', `<html><body><!--StartFragment-->${heavyPage}<!--EndFragment-->`);
  await sources.screen.getByRole('radio', { name: /^Structured text/ }).check();
  const words = 'The quay is open.\nOne\tTwo\nShips wait & pilots rest.';
  await expect(field).toHaveValue(words);
  await sources.screen.getByRole('button', { name: 'Add passage' }).click();
  await expect(desk.passage).toContainText('Ships wait & pilots rest.');
  await expect(field).toHaveValue('');
});
