/** The task of “An analyst’s hour” with the keyboard alone, in at most 1.5 times as many actions. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Assessment } from '../src/core/assessment/types.generated.ts';
import { hypotheses, powerBases, sources, withoutProposals, type Evidence } from './support/analyst-steps.ts';
import { Desk } from './support/desk.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { problemsAgainstPublished } from './support/validate.ts';

/** The maximum number of actions: 1.5 times that of a person with a pointer. */
const bound = 300;

test(
  'from six sources to a valid file with the keyboard alone, in at most 300 actions',
  everyday,
  async ({ page, request }) => {
    const person = new KeyboardAnalyst(new Desk(page), new Keyboard(page));
    const { step } = person;
    await page.goto('./');
    await step('6 sources', () => person.addSources());
    await step('the producer', () => person.fillInProducer('Ada Marsh', '1'));
    await step('3 actors with their names', () =>
      person.addActors([
        ['Harbour Council', '港务委员会', 'مجلس الميناء'],
        ['River Authority', 'the Authority'],
        ['Pilots’ Guild', 'Гильдия лоцманов'],
      ]),
    );
    for (const source of sources)
      await step(`the claims of “${source.title}”`, async () => {
        for (const words of source.words) await person.addClaim(words);
      });
    for (const basis of powerBases)
      await step('a power basis', async () => {
        await person.command('New power basis', person.box('Actor'));
        await person.pick('Actor', basis.actor);
        await person.pick('Domain', basis.domain);
        await person.write('Description', basis.description);
        await person.pick('Relationship', basis.relationship);
        await person.write('Geographies', basis.geographies);
        await person.write('Operations', basis.operations);
        await person.write('Time scope start', basis.start);
        await person.link(basis.links);
        await person.write('Limitations', basis.limitations);
        await person.write('Falsifiers', basis.falsifiers);
      });
    for (const entry of hypotheses)
      await step('a hypothesis', async () => {
        await person.command('New intent', person.box('Actor'));
        await person.pick('Actor', entry.actor);
        await person.write('Topic', entry.topic);
        await person.write('Hypothesis', entry.hypothesis);
        await person.write('Rationale', entry.rationale);
        await person.write('Time scope start', entry.start);
        await person.link(entry.links);
        await person.write('Alternatives', entry.alternatives);
        await person.write('Falsifiers', entry.falsifiers);
      });
    await step('a contradiction', async () => {
      await person.command('New contradiction', person.box('Left claim'));
      await person.pick('Left claim', 'closes the north channel');
      await person.pick('Right claim', 'reopen the channel in May');
      await person.write('Explanation', 'One closes what the other opens.');
    });
    await step('2 unknowns', () => person.addUnknowns(['When is the survey finished?', 'Who pays the pilots?']));
    const document = await step('export', () => person.export());
    console.log(person.report());
    expect(person.actions).toBeLessThanOrEqual(bound);
    expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
    expect(document).toMatchObject({
      claims: { length: 15 },
      power_bases: { length: 2 },
      intent_hypotheses: { length: 2 },
      contradictions: { length: 1 },
      unknowns: { length: 2 },
    });
  },
);

/** An analyst without a pointer. */
class KeyboardAnalyst {
  readonly #steps: string[] = [];

  constructor(
    readonly desk: Desk,
    readonly keys: Keyboard,
  ) {}

  get actions(): number {
    return this.keys.actions;
  }

  readonly step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = this.actions;
    const result = await test.step(name, work);
    this.#steps.push(`  ${String(this.actions - before).padStart(4)}  ${name}`);
    return result;
  };

  report(): string {
    return [`By keyboard: ${String(this.actions)} actions (at most ${String(bound)})`, ...this.#steps].join('\n');
  }

  box(label: string): Locator {
    return this.desk.editor.getByRole('combobox', { name: label, exact: true });
  }

  pick(label: string, part: string): Promise<void> {
    return this.keys.pick(this.box(label), part);
  }

  write(label: string, text: string): Promise<void> {
    return this.keys.write(this.desk.editor.getByRole('textbox', { name: label, exact: true }), text);
  }

  /** Answers the system's file dialog, and adds the files as the sources of a new draft. */
  async addSources(): Promise<void> {
    const { desk, keys } = this;
    await keys.tabTo(desk.page.getByRole('button', { name: 'Choose sources…' }));
    const chooser = desk.page.waitForEvent('filechooser');
    await keys.press('Enter');
    const files = sources.map(({ name, text, type }) => ({
      name,
      mimeType: type ?? 'text/plain',
      buffer: Buffer.from(text),
    }));
    keys.actions += 1;
    await (await chooser).setFiles(files);
    const sheet = desk.page.getByRole('dialog', { name: 'Add sources' });
    await expect(sheet.getByRole('button', { name: `Add ${String(files.length)} sources` })).toBeFocused();
    await keys.press('Enter');
    await expect(desk.section('Casefile')).toContainText(String(files.length));
  }

  async fillInProducer(name: string, version: string): Promise<void> {
    const { editor } = this.desk;
    await expect(editor.getByRole('heading', { level: 2, name: 'Document' })).toBeFocused();
    // They are above the producer, and appear after it.
    await expect(editor.getByRole('region', { name: 'Next steps' })).toBeVisible();
    await this.write('Producer name', name);
    await this.write('Producer version', version);
    await this.keys.chooseRadio(editor.getByRole('radiogroup', { name: 'Producer kind' }), 'Human');
  }

  /** Adds actors, each with all its names, one of them after the other. */
  async addActors(actors: readonly (readonly string[])[]): Promise<void> {
    const screen = this.desk.page.getByRole('region', { name: 'Casefile' });
    const field = screen.getByLabel('New actor');
    await this.command('Go to Casefile');
    await this.keys.tabTo(screen.getByRole('tab', { selected: true }));
    await this.keys.walkTo(screen.getByRole('tab', { name: /^Actors/, selected: true }), 'ArrowRight', 3);
    await this.keys.tabTo(field);
    for (const names of actors) {
      await this.keys.type(names.join('; '));
      await this.keys.press('Enter');
      await expect(field).toHaveValue('');
    }
  }

  /** Finds words in a passage and makes a claim of them, with the proposals. */
  async addClaim(words: string): Promise<void> {
    const { desk, keys } = this;
    const kind = this.box('Claim kind');
    await keys.press('ControlOrMeta+f');
    await expect(desk.passage.getByRole('textbox', { name: 'Find in passage' })).toBeFocused();
    await keys.type(words);
    const found = { hasText: words.slice(0, 12) };
    const here = desk.passage.getByRole('listbox', { name: 'Matches' }).getByRole('option').filter(found);
    const elsewhere = desk.passage.getByRole('list', { name: 'Matches in other passages' }).getByRole('button');
    await expect(here.or(elsewhere.filter(found))).toHaveCount(1);
    if ((await here.count()) === 0) {
      // Enter goes only to what was found for all of the words.
      await expect(elsewhere.filter(found)).toHaveAttribute('data-current');
      await keys.press('Enter');
      await expect(here).toHaveCount(1);
      await expect(desk.passage.getByRole('textbox', { name: 'Find in passage' })).toBeFocused();
    }
    await keys.press('ControlOrMeta+Enter');
    await expect(desk.passage.getByRole('button', { name: 'New claim from selection' })).toBeFocused();
    await keys.press('Enter');
    await expect(desk.editor.getByLabel('Actual text')).toHaveText(words);
    await expect(kind).toBeFocused();
    if (withoutProposals.has(words)) await keys.pick(kind, 'Public position');
    else await this.acceptProposals(kind);
    await expect(kind).toHaveValue('Public position');
  }

  /** Accepts all proposals, and chooses the kind in the list that opens if it was not one of them. */
  async acceptProposals(kind: Locator): Promise<void> {
    const { desk, keys } = this;
    const proposals = desk.editor.getByRole('region', { name: 'Proposals' });
    await expect(proposals).toBeVisible();
    await keys.press('ControlOrMeta+Enter');
    await expect(proposals).toBeHidden();
    if ((await kind.inputValue()) !== '') return;
    await expect(kind).toHaveAttribute('aria-expanded', 'true');
    const asBefore = desk.page.getByRole('button', { name: /^Public position \(as in C-\d+\)$/ });
    const offered = desk.editor.getByRole('group', { name: 'Proposed' }).filter({ has: asBefore }).getByRole('button');
    if ((await offered.count()) !== 1) return keys.pick(kind, 'Public position');
    // Enter chooses the only offered kind in the open list.
    await expect(kind).toHaveAttribute('aria-activedescendant', /./);
    await keys.press('Enter');
  }

  /** Runs a command of “Find anything”, which may focus a control. */
  async command(name: string, control?: Locator): Promise<void> {
    await this.keys.press('ControlOrMeta+k');
    const dialog = this.desk.page.getByRole('dialog', { name: 'Find anything' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await this.keys.type(name);
    await expect(dialog.getByRole('option').first()).toContainText(name);
    await this.keys.press('Enter');
    if (control) await expect(control).toBeFocused();
    else await expect(dialog).toBeHidden();
  }

  /** Links claims one after the other: words that find one, the key of the effect, and the reason. */
  async link(links: readonly Evidence[]): Promise<void> {
    const { desk, keys } = this;
    const open = desk.editor.getByRole('button', { name: 'Link evidence' });
    await keys.tabTo(open);
    await keys.press('Enter');
    const panel = desk.page.getByRole('region', { name: 'Link evidence' });
    for (const [index, { words, effect, reason }] of links.entries()) {
      if (index > 0) await keys.press('Enter');
      await expect(panel.getByRole('searchbox')).toBeFocused();
      await keys.type(words);
      await expect(panel.getByRole('row')).toHaveCount(1);
      await keys.press(effect === 'supports' ? 'Alt+s' : 'Alt+c');
      await expect(panel.getByRole('textbox', { name: /^Reason of/ })).toBeFocused();
      await keys.type(reason);
    }
    await keys.press('Escape');
    await expect(open).toBeFocused();
  }

  /** Types unknowns, one after the other. Enter begins the next one. */
  async addUnknowns(texts: readonly string[]): Promise<void> {
    const { unknown } = this.desk;
    await this.command('New unknown', unknown);
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.keys.press('Enter');
      await expect(unknown).toBeFocused();
      await this.keys.type(text);
    }
  }

  /** Downloads the assessment, which must have neither errors nor violations. */
  async export(): Promise<Assessment> {
    const { desk, keys } = this;
    const dialog = desk.page.getByRole('dialog', { name: 'Export' });
    await this.command('Export…', dialog.locator(':focus'));
    const button = dialog.getByRole('button', { name: 'Download assessment' });
    await expect(button).toBeVisible();
    await expect(dialog.getByText(/Cannot export|Confirm/)).toHaveCount(0);
    const download = desk.page.waitForEvent('download');
    await keys.tabTo(button, 8);
    await keys.press('Enter');
    return JSON.parse(await readFile(await (await download).path(), 'utf8')) as Assessment;
  }
}
