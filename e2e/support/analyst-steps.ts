/**
 * What an analyst does on the desk, step by step, with counted actions: each step goes the shortest way that the desk
 * offers.
 */
import { readFile } from 'node:fs/promises';
import { Desk } from './desk.ts';
import type { CountedActions } from './counted-actions.ts';
import type { NamedText } from './drop-and-paste.ts';
import { expect } from './guarded-test.ts';

/** Evidence to link: words that occur in one claim only, the effect and the reason. */
export interface Evidence {
  readonly words: string;
  readonly effect: 'supports' | 'contradicts';
  readonly reason: string;
}

interface Entry {
  readonly actor: string;
  readonly falsifiers: string;
  /** The start of its time scope, in ordinary words. */
  readonly start: string;
  readonly links: readonly Evidence[];
}

interface PowerBasis extends Entry {
  readonly domain: string;
  readonly relationship: string;
  readonly description: string;
  readonly geographies: string;
  readonly operations: string;
  readonly limitations: string;
}

interface Hypothesis extends Entry {
  readonly topic: string;
  readonly hypothesis: string;
  readonly rationale: string;
  readonly alternatives: string;
}

export class AnalystSteps {
  readonly desk: Desk;
  readonly #person: CountedActions;

  constructor(person: CountedActions) {
    this.#person = person;
    this.desk = new Desk(person.page);
  }

  get #page() {
    return this.#person.page;
  }

  /** Drops files on the library, looks at the sheet, and adds them as the sources of a new draft. */
  async addSources(files: readonly NamedText[]): Promise<void> {
    await this.#person.drop(this.#page.getByRole('main', { name: 'Library' }), files);
    const sheet = this.#page.getByRole('dialog', { name: 'Add sources' });
    await expect(sheet.getByRole('button', { name: `Add ${String(files.length)} sources` })).toBeFocused();
    await this.#person.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(this.desk.section('Casefile')).toContainText(String(files.length));
  }

  async fillInProducer(name: string, version: string): Promise<void> {
    const { editor } = this.desk;
    await this.desk.section('Document').click();
    await editor.getByLabel('Producer name').fill(name);
    await editor.getByLabel('Producer version').fill(version);
    await editor.getByRole('radio', { name: 'Human' }).check();
  }

  /** Adds actors, each with all its names, one of them after the other. */
  async addActors(actors: readonly (readonly string[])[]): Promise<void> {
    await this.desk.section('Casefile').click();
    const screen = this.#page.getByRole('region', { name: 'Casefile' });
    await screen.getByRole('tab', { name: /^Actors/ }).click();
    for (const names of actors) {
      await screen.getByLabel('New actor').fill(names.join('; '));
      await screen.getByLabel('New actor').press('Enter');
      await expect(screen.getByLabel('New actor')).toHaveValue('');
    }
  }

  async nextPassage(): Promise<void> {
    await this.desk.passage.getByRole('button', { name: 'Next passage' }).click();
  }

  /**
   * Selects words and makes a claim of them: C, and Ctrl+Enter for the proposals. A kind that is not among them is
   * accepted as that of the claim before, or else chosen.
   */
  async addClaim(words: string): Promise<void> {
    const { passage, editor } = this.desk;
    await expect(passage).toContainText(words);
    await this.#person.select(passage, words);
    await expect(passage.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
    await this.#person.press('c');
    await expect(editor.getByLabel('Actual text')).toHaveText(words);
    const kind = editor.getByRole('combobox', { name: 'Claim kind' });
    await expect(kind).toBeFocused();
    const proposals = editor.getByRole('region', { name: 'Proposals' });
    if (withoutProposals.has(words)) {
      await editor.getByRole('button', { name: /^Public position \(as in C-\d+\)$/ }).click();
    } else {
      await expect(proposals).toBeVisible();
      await this.#person.press('ControlOrMeta+Enter');
      await expect(proposals).toBeHidden();
      if ((await kind.inputValue()) !== '') return;
      // The list of kinds opens if other proposals were accepted.
      await expect(kind).toHaveAttribute('aria-expanded', 'true');
      await this.#page.getByRole('option', { name: 'Public position', exact: true }).click();
    }
    await expect(kind).toHaveValue('Public position');
  }

  async addPowerBasis(entry: PowerBasis): Promise<void> {
    const { editor } = this.desk;
    await this.#addEntry('Power bases', 'Add power basis');
    await this.desk.choose(editor, 'Actor', new RegExp(entry.actor));
    await this.desk.choose(editor, 'Domain', entry.domain);
    await editor.getByLabel('Description').fill(entry.description);
    await this.desk.choose(editor, 'Relationship', entry.relationship);
    await this.#addItem('Geographies', entry.geographies);
    await this.#addItem('Operations', entry.operations);
    await this.#addItem('Limitations', entry.limitations);
    await this.#finishEntry(entry);
  }

  async addHypothesis(entry: Hypothesis): Promise<void> {
    const { editor } = this.desk;
    await this.#addEntry('Intent hypotheses', 'Add intent hypothesis');
    await this.desk.choose(editor, 'Actor', new RegExp(entry.actor));
    await editor.getByLabel('Topic').fill(entry.topic);
    await editor.getByLabel('Hypothesis', { exact: true }).fill(entry.hypothesis);
    await editor.getByLabel('Rationale').fill(entry.rationale);
    await this.#addItem('Alternatives', entry.alternatives);
    await this.#finishEntry(entry);
  }

  async addContradiction(left: string, right: string, explanation: string): Promise<void> {
    const { editor } = this.desk;
    await this.desk.section('Contradictions').click();
    await this.desk.outline.getByRole('button', { name: 'Add contradiction' }).click();
    await this.desk.choose(editor, 'Left claim', new RegExp(left));
    await this.desk.choose(editor, 'Right claim', new RegExp(right));
    await editor.getByLabel('Explanation').fill(explanation);
  }

  /** Types unknowns, one after the other. Enter begins the next one. */
  async addUnknowns(texts: readonly string[]): Promise<void> {
    await this.desk.section('Unknowns').click();
    await this.desk.outline.getByRole('button', { name: 'Add unknown' }).click();
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.#person.press('Enter');
      await expect(this.desk.unknown).toBeFocused();
      await this.#person.type(text);
    }
  }

  /** Exports the assessment, which must have neither errors nor violations. */
  async exportAssessment(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Export…' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Export' });
    const download = dialog.getByRole('button', { name: 'Download assessment' });
    await expect(download).toBeVisible();
    await expect(dialog.getByText(/Cannot export|Confirm/)).toHaveCount(0);
    return this.#downloaded(() => download.click());
  }

  async #downloaded(press: () => Promise<void>): Promise<string> {
    const download = this.#page.waitForEvent('download');
    await press();
    return readFile(await (await download).path(), 'utf8');
  }

  async #addEntry(section: string, button: string): Promise<void> {
    await this.desk.section(section).click();
    await this.desk.outline.getByRole('button', { name: button }).click();
    await expect(this.desk.editor.getByRole('combobox', { name: 'Actor', exact: true })).toBeVisible();
  }

  /** Types an item of a list of texts, which is added when the field is left. */
  async #addItem(label: string, item: string): Promise<void> {
    await this.desk.editor.getByRole('textbox', { name: label, exact: true }).fill(item);
  }

  async #finishEntry({ falsifiers, start, links }: Entry): Promise<void> {
    const { editor } = this.desk;
    // A new entry has an open start. Typing a date replaces it.
    const field = editor.getByRole('textbox', { name: 'Time scope start' });
    await field.fill(start);
    await this.#addItem('Falsifiers', falsifiers);
    const draft = editor.getByRole('radio', { name: 'Draft' });
    if (!(await draft.isChecked())) await draft.check();
    await this.#linkEvidence(links);
    await expect(field).toHaveValue(/^2026-/);
  }

  /** Links claims one after the other in the panel: the button of the effect in the claim's row, and the reason. */
  async #linkEvidence(links: readonly Evidence[]): Promise<void> {
    await this.desk.editor.getByRole('button', { name: 'Link evidence' }).click();
    const panel = this.#page.getByRole('region', { name: 'Link evidence' });
    for (const { words, effect, reason } of links) {
      const row = panel.getByRole('row').filter({ hasText: words });
      await row.getByRole('button', { name: effect === 'supports' ? /^Supports/ : /^Contradicts/ }).click();
      await expect(panel.getByRole('textbox', { name: /^Reason of/ })).toBeFocused();
      await this.#person.type(reason);
    }
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toBeHidden();
  }
}

/** The power bases and hypotheses that an analyst writes from the claims of the six small sources. */
export const powerBases: readonly PowerBasis[] = [
  {
    actor: 'Harbour Council',
    domain: 'Institutional',
    relationship: 'Institutional role',
    description: 'The council can close the channel.',
    geographies: 'The north channel',
    operations: 'Closing it to traffic',
    limitations: 'A court can suspend the order.',
    falsifiers: 'Ships use the channel against the order.',
    start: '9 March 2026',
    links: [
      { words: 'closes the north channel', effect: 'supports', reason: 'It orders the closure itself.' },
      { words: 'nobody asked', effect: 'contradicts', reason: 'Another body should have been asked.' },
    ],
  },
  {
    actor: 'River Authority',
    domain: 'Technological',
    relationship: 'Self-capacity',
    description: 'The authority alone can dredge the coast.',
    geographies: 'The coast',
    operations: 'Dredging',
    limitations: 'The dredger needs a crew.',
    falsifiers: 'Another dredger arrives.',
    start: '1 March 2026',
    links: [
      { words: 'only dredger', effect: 'supports', reason: 'Nobody else has one.' },
      { words: 'will not work', effect: 'contradicts', reason: 'It is not used there.' },
    ],
  },
];

export const hypotheses: readonly Hypothesis[] = [
  {
    actor: 'Harbour Council',
    topic: 'The reopening',
    hypothesis: 'The council means to reopen the channel in May.',
    rationale: 'The harbour master says so.',
    alternatives: 'It waits for the survey.',
    falsifiers: 'The channel is closed in June.',
    start: '9 March 2026',
    links: [
      { words: 'reopen the channel in May', effect: 'supports', reason: 'It names the month.' },
      { words: 'until the survey', effect: 'contradicts', reason: 'The survey has no date.' },
    ],
  },
  {
    actor: 'Pilots’ Guild',
    topic: 'Boarding at night',
    hypothesis: 'The guild means to end work at night.',
    rationale: 'It announces it, and denies that it refuses to board.',
    alternatives: 'It wants a higher fee.',
    falsifiers: 'Pilots board at night again.',
    start: '3 March 2026',
    links: [
      { words: 'не будет работать ночью', effect: 'supports', reason: 'It announces the end.' },
      { words: 'denies that its members', effect: 'contradicts', reason: 'It denies a refusal.' },
    ],
  },
];

// * Six small sources in several languages, as an analyst has them in a folder, with the claims that are made from
// them.

/** A source: its file, what an analyst knows about it, and the words of its claims. */
export interface Source extends NamedText {
  readonly title: string;
  readonly words: readonly string[];
}

function plain(name: string, title: string, words: Source['words']): Source {
  return { name, title, words, text: `${title}\n\n${words.join('\n\n')}\n`, type: 'text/plain' };
}

function web(name: string, title: string, language: string, words: Source['words']): Source {
  const paragraphs = words.map((sentence) => `<p>${sentence}</p>`).join('\n');
  const text = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="https://${name.replace('.html', '')}.example/statement">
<meta property="article:published_time" content="2026-03-03T09:00:00Z"></head>
<body><h1>${title}</h1>
${paragraphs}
</body></html>`;
  return { name, title, words, text, type: 'text/html' };
}

export const sources: readonly Source[] = [
  plain('2026-03-02 order.txt', 'Order of the Harbour Council', [
    'The Harbour Council closes the north channel on 9 March.',
    'The Harbour Council orders every ferry to berth at the south quay.',
    'The closure lasts until the survey is finished.',
  ]),
  web('river-authority.html', 'Statement of the River Authority', 'en', [
    'The River Authority says that nobody asked the River Authority.',
    'The River Authority holds the only dredger on the coast.',
    'The dredger will not work in the north channel this spring.',
  ]),
  plain('2026-03-04 مجلس الميناء.txt', 'بيان مجلس الميناء', [
    'يقول مجلس الميناء إن القناة الشمالية مغلقة',
    'تدفع كل سفينة رسما قدره أربعون دينارا',
  ]),
  plain('2026-03-05 公告.txt', '航道公告', ['港务委员会说北航道关闭。', '港务委员会有三艘巡逻艇。']),
  web('pilots.html', 'Заявление гильдии лоцманов', 'ru', [
    'Гильдия лоцманов заявляет, что не будет работать ночью.',
    'Гильдия лоцманов имеет сорок шесть лоцманов.',
    'Ночью в канале нет огней. 🙂',
  ]),
  plain('2026-03-06 courier.txt', 'The Coast Courier', [
    'The Harbour Council will reopen the channel in May, the harbour master said.',
    'The Pilots’ Guild denies that its members refuse to board.',
  ]),
];

/** The words of claims for which the desk proposes no more than the kind of the claim before. */
export const withoutProposals: ReadonlySet<string> = new Set([
  'The closure lasts until the survey is finished.',
  'تدفع كل سفينة رسما قدره أربعون دينارا',
  'Ночью в канале нет огней. 🙂',
]);
