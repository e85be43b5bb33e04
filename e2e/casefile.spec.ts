import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { pasteAt } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { passageIdOf } from './support/small-desk.ts';

const exact =
  '\r\n  The Guild of Pilots will  rest on Sunday. \u00a0\r\nIt said so on a cold morning: “no tide waits”.  \t\r\n';
const feed = JSON.stringify({ items: [{ text: 'One item.' }, { text: '第二項。😀' }] });

/** The casefile screen, with what a person does there. */
function casefileScreen({ page }: Desk) {
  const screen = page.getByRole('region', { name: 'Casefile' });
  return {
    screen,
    tab: (name: RegExp) => screen.getByRole('tab', { name }).click(),
    async load(name: string, content: string | Buffer): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await screen.getByRole('button', { name: 'Load from files…' }).click();
      await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    },
    async addActor(name: string): Promise<void> {
      await screen.getByLabel('New actor').fill(name);
      await screen.getByRole('button', { name: 'Add actor' }).click();
    },
    /** Adds items to a list with Enter. */
    async tag(label: string, words: readonly string[]): Promise<void> {
      const field = screen.getByRole('combobox', { name: label });
      for (const word of words) {
        await field.fill(word);
        await field.press('Enter');
      }
    },
  };
}

async function exported(desk: Desk): Promise<Casefile> {
  return JSON.parse(await desk.export(/^casefile/i)) as Casefile;
}

/** A page with everything that a page can contain besides its text, none of which may run, load or be styled. */
const heavyPage = `<!doctype html><html><head><title>t</title><style>p { color: red }</style>
<link rel="stylesheet" href="https://elsewhere.example/a.css"><script src="https://elsewhere.example/a.js"></script></head>
<body style="margin: 0" onload="a()"><p style="color: red" onclick="a()">The quay is <b style='x: y'>open</b>.</p>
<style>b { font-weight: 900 }</style><img src="https://elsewhere.example/i.png" onerror="a()">
<script>document.write('<p style="a: b">no</p>')</script><svg style="a: b"><style>a {}</style><text style="fill: red">no</text></svg>
<iframe srcdoc="<p style='a: b'>no</p>"></iframe><table style="a: b"><tr><td style="a: b">One</td><td>Two</td></tr></table>
<p>Ships wait &amp; pilots rest.</p></body></html>`;
const wordsOfPage = 'The quay is open.\nOne\tTwo\nShips wait & pilots rest.';

test('a new casefile gets actors, an observation, exact passages and a claim on them', async ({ page }) => {
  const desk = new Desk(page);
  const { screen, ...sources } = casefileScreen(desk);
  await page.goto('./#/');
  await page.getByRole('button', { name: 'New assessment' }).click();
  await desk.section('Casefile').click();
  await screen.getByRole('button', { name: 'Create casefile' }).click();

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

  await test.step('passages, pasted and loaded, each with its exact text; a page runs and loads nothing', async () => {
    const field = screen.getByLabel('Paste a passage');
    const add = screen.getByRole('button', { name: 'Add passage' });
    await pasteAt(field, exact);
    await add.click();
    await expect(screen.getByText(/Windows line endings \(kept\)/).first()).toBeVisible();
    await sources.load('latin1.txt', Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]));
    await expect(screen.getByRole('alert')).toContainText(/latin1\.txt.*not valid UTF-8/s);
    await sources.load('page.html', heavyPage);
    await expect(screen.getByRole('button', { name: /^Remove passage/ })).toHaveCount(2);
    await sources.load('feed.json', feed);
    await expect(screen.getByRole('button', { name: /^Remove passage/ })).toHaveCount(4);

    const copied = heavyPage.replace('rest', 'sleep');
    await pasteAt(field, 'The quay is open. One Two', `<html><body><!--StartFragment-->${copied}<!--EndFragment-->`);
    await screen.getByRole('radio', { name: /^Structured text/ }).check();
    await expect(field).toHaveValue(wordsOfPage.replace('rest', 'sleep'));
    await add.click();
    await expect(field).toHaveValue('');
    await pasteAt(field, exact);
    await add.click();
    await expect(screen.getByRole('alert')).toContainText('already has this passage');
    await expect(screen.getByText('The assessment’s fingerprint matches this casefile.')).toBeVisible();
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
    const texts = [exact, wordsOfPage, 'One item.', '第二項。😀', wordsOfPage.replace('rest', 'sleep')];
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
    await expect(desk.editor.getByLabel('Actual text')).toHaveText(words);
    // CR LF counts as two characters, and so do the two spaces after it.
    await expect(desk.editor.getByText('4–45')).toBeVisible();
    await expect(desk.finding(/at this span, which differs|The span has \d+ characters/)).toHaveCount(0);
  });
});
