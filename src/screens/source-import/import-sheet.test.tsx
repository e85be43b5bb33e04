import { sha256 } from '@noble/hashes/sha2.js';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passageId } from '../../core/casefile/hash.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import type { SourceFile } from '../../desk/file-commands.ts';
import { createRequestStore, type SourceImport } from '../../desk/requests.ts';
import { documentSource, segment, textSource as source } from './source-files.fixtures.ts';
import { ImportHost } from './import-host.tsx';

const files = (...names: readonly string[]) => names.map((name) => new File([], name));

/** Renders the sheet over the small draft. Reading returns the given sources, or waits for `read`. */
async function renderSheet(
  read: readonly SourceFile[] | Promise<readonly SourceFile[]>,
  given: Partial<SourceImport> = {},
  canStore = true,
) {
  const sources = createRequestStore<SourceImport>();
  const opened: unknown[] = [];
  const highlighted: (readonly [quotes: readonly string[], name: string, draftId: string])[] = [];
  const signals: AbortSignal[] = [];
  const made = renderInDesk(<ImportHost />, small, {
    sources,
    files: {
      readSources: async (_, signal) => {
        signals.push(signal);
        return read;
      },
      openSources: async (...all) => {
        opened.push(all);
        return 'draft-2';
      },
      addHighlights: async (annotations, fileName, draftId) => {
        highlighted.push([annotations.map(({ quote }) => quote), fileName, draftId]);
        return { fileName, outcome: 'attached', summary: 'Claims added.', problems: [] };
      },
    },
    originals: { canStore },
  });
  await act(async () => {
    sources.setState({ request: { files: files('a'), draftId: 'draft-1', title: '', skipped: 0, ...given } });
    await import('./import-sheet.tsx');
  });
  const sheet = await made.screen.findByRole('dialog', { name: /^Add (sources|passages to observation 1)$/ });
  const observations = () => made.workspace().casefile?.observations ?? [];
  const isClosed = () => waitFor(() => expect(sources.getState().request).toBeNull());
  return { ...made, sources, opened, highlighted, signals, within: within(sheet), observations, isClosed };
}

/** A text whose file names this publisher. */
const publishedBy = (value: string, text = value) =>
  source(text, { publisher: { value, origin: 'title-block', words: value } });

/** A document with two highlights: the first has a place, the second has none. */
function highlighted(text: string) {
  const made = { comment: '', author: '', changed: '' };
  const marks = [
    { quote: 'body', at: 0, ...made },
    { quote: 'some words', at: null, ...made },
  ];
  return documentSource('a', { segments: [segment(text, null, { marks })] });
}

describe('the highlights of a file', () => {
  const taking = { name: 'Add 2 highlights as claims' };

  it('become claims after the file was added, unless the person does not want them', async () => {
    const wanted = await renderSheet([highlighted('body')]);
    expect((await wanted.within.findByRole<HTMLInputElement>('checkbox', taking)).checked).toBe(true);
    expect(wanted.within.getByText('2 highlights will become claims.')).toBeTruthy();
    await act(async () => fireEvent.click(wanted.within.getByRole('button', { name: 'Add 1 source' })));
    expect(wanted.highlighted).toEqual([[['body', 'some words'], 'a.docx', 'draft-1']]);
    expect(await wanted.screen.findByText('Added 1 source. Claims added.')).toBeTruthy();
    cleanup();
    const unwanted = await renderSheet([highlighted('body')]);
    fireEvent.click(await unwanted.within.findByRole('checkbox', taking));
    expect(unwanted.within.queryByText(/will become/)).toBeNull();
    await act(async () => fireEvent.click(unwanted.within.getByRole('button', { name: 'Add 1 source' })));
    expect(unwanted.observations()).toHaveLength(2);
    expect(unwanted.highlighted).toEqual([]);
  });

  it('go with the file into a new draft, which has the name of the folder', async () => {
    const {
      within: sheet,
      highlighted: added,
      opened,
    } = await renderSheet([highlighted('body')], { draftId: null, title: 'case 7' });
    await act(async () => fireEvent.click(await sheet.findByRole('button', { name: 'Add 1 source' })));
    expect(opened).toMatchObject([[[{ passages: [{ text: 'body' }] }], 'case 7']]);
    expect(added).toMatchObject([[['body', 'some words'], 'a.docx', 'draft-2']]);
  });

  it('are left out with the file, and need no other file if its text is in the casefile', async () => {
    const text = small.casefile?.observations[0]?.passages[0]?.text ?? '';
    const { within: sheet, highlighted: added, observations } = await renderSheet([highlighted(text)]);
    await sheet.findByText(/^Already in observation 1/);
    await act(async () => fireEvent.click(sheet.getByRole('button', taking)));
    expect(added).toHaveLength(1);
    expect(observations()).toHaveLength(1);
    cleanup();
    const left = await renderSheet([highlighted('body')]);
    fireEvent.click(await left.within.findByRole('checkbox', { name: 'Add a.docx' }));
    expect(left.within.getByRole<HTMLButtonElement>('button', { name: 'Add sources' }).disabled).toBe(true);
  });
});

describe('the import sheet', () => {
  it('adds the sources as one step, shows the first passage, and closes', async () => {
    const {
      within: sheet,
      observations,
      undo,
      view,
      sources,
      workspace,
    } = await renderSheet([source('one'), source('two')]);
    const add = await sheet.findByRole('button', { name: 'Add 2 sources' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    fireEvent.click(add);
    expect(observations().map(({ observation_id }) => observation_id)).toEqual([1, 2, 3]);
    expect(view.getState()).toMatchObject({ passageId: passageId('one', sha256), observationId: 2 });
    expect(sources.getState().request).toBeNull();
    await undo();
    expect(workspace()).toEqual(small);
  });

  it('offers to store the original files, or says that the browser cannot', async () => {
    const cannot = /This browser cannot store the original files/;
    const stores = await renderSheet([source('one')]);
    await stores.within.findByRole('checkbox', { name: /^Store the original files/ });
    expect(stores.within.queryByText(cannot)).toBeNull();
    cleanup();
    const { within: sheet } = await renderSheet([source('one')], {}, false);
    await sheet.findByText(cannot);
    expect(sheet.queryByRole('checkbox', { name: /^Store the original files/ })).toBeNull();
  });

  it('shows where proposals come from, and sets what is entered for several files', async () => {
    const title = { value: 'A title', origin: 'metadata' } as const;
    const { within: sheet, observations } = await renderSheet([source('one', { title }), source('two')]);
    const details = within(await sheet.findByRole('region', { name: 'Selected files' }));
    expect(details.getByText('From the file’s metadata')).toBeTruthy();
    fireEvent.click(details.getByRole('button', { name: 'Select all' }));
    expect(details.queryByLabelText('Title')).toBeNull();
    typeInto(details.getByLabelText('Language'), 'en');
    typeInto(details.getByLabelText('Published'), '14 July 2026');
    expect(details.getByText(/Tue, 14 July 2026, 00:00:00, UTC. No time given/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Add 2 sources' }));
    expect(observations().slice(1)).toMatchObject([
      { title: 'A title', language: 'en', published_at: '2026-07-14T00:00:00Z' },
      { title: '', language: 'en', published_at: '2026-07-14T00:00:00Z' },
    ]);
  });

  it('asks for the URL of a source with a publisher, and says why', async () => {
    const publisher = { value: 'Harbour Council', origin: 'metadata' } as const;
    const url = { value: 'https://harbour-council.example/1', origin: 'metadata' } as const;
    const read = [source('one', { publisher, canonical_url: url }), source('two'), source('three', { publisher })];
    const { within: sheet } = await renderSheet(read);
    const details = within(await sheet.findByRole('region', { name: 'Selected files' }));
    const reason = /^Enter the https URL of this source. A claim can be attributed to the publisher only if/;
    expect(details.queryByText(reason)).toBeNull();
    expect(sheet.getByText(/^1 source with a publisher has no https URL/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Show next URL' }));
    expect(sheet.getByRole('row', { selected: true }).textContent).toContain('three.txt');
    await waitFor(() => expect(document.activeElement).toBe(details.getByLabelText('Canonical URL')));
    expect(details.getByText(reason)).toBeTruthy();
    typeInto(details.getByLabelText('Canonical URL'), 'https://harbour-council.example/3');
    expect(details.queryByText(reason)).toBeNull();
    expect(sheet.queryByText(/with a publisher has no https URL/)).toBeNull();
  });

  it('adds the publishers that the files name in one step', async () => {
    const read = [publishedBy('Pilot Guild'), source('two'), publishedBy('pilot guild')];
    const { within: sheet, observations } = await renderSheet(read);
    const button = await sheet.findByRole('button', { name: 'Add this publisher' });
    const words = button.parentElement?.textContent;
    expect(words).toMatch(/^2 files name a publisher that is not in the casefile: Pilot Guild\./);
    fireEvent.click(button);
    expect(sheet.queryByText(/a publisher that is not in the casefile/)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Add 3 sources' }));
    const [, one, two, three] = observations();
    expect(one?.publisher_actor_id).toBe('pilot-guild');
    expect([two?.publisher_actor_id, three?.publisher_actor_id]).toEqual([null, 'pilot-guild']);
  });

  it('names three of the publishers, and says how many more there are', async () => {
    const names = ['Pilot Guild', 'Harbour Board', 'Selm Lines', 'Orun Post', 'Velmara Times'];
    const { within: sheet } = await renderSheet(names.map((name) => publishedBy(name)));
    const button = await sheet.findByRole('button', { name: 'Add these publishers' });
    expect(button.parentElement?.textContent).toContain(': Pilot Guild, Harbour Board, Selm Lines and 2 more. ');
  });

  it('offers more names only of publishers that were added with a source', async () => {
    const { within: sheet, screen } = await renderSheet([
      publishedBy('Pilot Guild', 'Pilot Guild (PG) and River Authority (RA)'),
      publishedBy('Harbour Board', 'two'),
    ]);
    fireEvent.click(await sheet.findByRole('button', { name: 'Add these publishers' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: /two\.txt/ }));
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Add 1 source' })));
    expect(await screen.findByText('The passages have more names of Pilot Guild: “PG”.')).toBeTruthy();
  });

  it('takes “today” for a date, and stores the day that it is', async () => {
    const { within: sheet, observations } = await renderSheet([source('one')]);
    const retrieved = await sheet.findByLabelText('Retrieved');
    typeInto(retrieved, 'today');
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
    expect(sheet.getByText(new RegExp(`${String(now.getFullYear())}, 00:00:00, UTC`))).toBeTruthy();
    fireEvent.blur(retrieved);
    fireEvent.click(sheet.getByRole('button', { name: 'Add 1 source' }));
    expect(observations()[1]).toMatchObject({ retrieved_at: `${day.join('-')}T00:00:00Z` });
  });

  it('shows the text of the chosen parts as it will be stored, and records them', async () => {
    const document = documentSource('a', {
      segments: [segment('body'), segment('talk', 'comments')],
      groups: [{ id: 'comments', kind: 'comment', label: 'Comments by Lind', isProposed: false }],
      losses: [{ code: 'picture', count: 2, first: null }],
    });
    const { within: sheet, workspace, observations } = await renderSheet([document]);
    const text = await sheet.findByRole('region', { name: 'Text that will be stored' });
    expect(text.textContent).toBe('body');
    expect(sheet.getByText('Word document · 12 kB')).toBeTruthy();
    expect(sheet.getByText('2 pictures were left out.')).toBeTruthy();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Comments by Lind' }));
    expect(text.textContent).toBe('body\ntalk');
    fireEvent.click(sheet.getByRole('button', { name: 'Add 1 source' }));
    expect(observations().at(-1)?.passages).toMatchObject([{ text: 'body\ntalk' }]);
    expect(workspace().casefile?.origins).toMatchObject([{ reader: { included: ['comments'] } }]);
  });

  it('adds files to an observation as its passages', async () => {
    const read = [source('one'), source('two')];
    const { within: sheet, screen, workspace, observations } = await renderSheet(read, { observationId: 1 });
    const add = await sheet.findByRole('button', { name: 'Add 2 passages' });
    expect(sheet.queryByLabelText('Title')).toBeNull();
    fireEvent.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(observations()).toMatchObject([{ passages: [{}, { text: 'one' }, { text: 'two' }] }]);
    expect(workspace().casefile?.origins).toHaveLength(2);
  });

  it('goes to a field that must be corrected, and adds nothing', async () => {
    const { within: sheet, observations } = await renderSheet([source('one')]);
    typeInto(await sheet.findByLabelText('Retrieved'), 'soon');
    fireEvent.click(sheet.getByRole('button', { name: 'Add 1 source' }));
    expect(sheet.getByRole('alert').textContent).toContain('Correct the marked field');
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('Retrieved')));
    expect(observations()).toHaveLength(1);
  });

  it('stops reading when it is cancelled, and adds nothing', async () => {
    const { within: sheet, signals, isClosed, observations } = await renderSheet(new Promise(() => undefined));
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(observations()).toHaveLength(1);
  });

  it('asks before it drops what was changed, each time that Cancel or Esc is pressed', async () => {
    const { within: sheet, screen, isClosed } = await renderSheet([source('one')]);
    typeInto(await sheet.findByLabelText('Title'), 'Mine');
    for (const [key, answer] of [['', 'Cancel'], ...['Cancel', 'Discard'].map((name) => ['Escape', name])] as const) {
      if (key) fireEvent.keyDown(document.body, { key });
      else fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
      const question = await screen.findByRole('dialog', { name: 'Discard this import?' });
      fireEvent.click(within(question).getByRole('button', { name: answer ?? '' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard this import?' })).toBeNull());
    }
    await isClosed();
  });

  it('says that reading failed completely, and tries again', async () => {
    const { within: sheet, signals } = await renderSheet(Promise.reject(new Error('No connection.')));
    expect((await sheet.findByRole('alert')).textContent).toContain('No connection.');
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signals).toHaveLength(2));
  });

  it('takes files that follow, and leaves out a text that it has', async () => {
    const { within: sheet, sources } = await renderSheet([source('one')]);
    await sheet.findByRole('button', { name: 'Add 1 source' });
    const { request } = sources.getState();
    act(() => sources.setState({ request: request && { ...request, files: files('a', 'b') } }));
    expect(await sheet.findByText('Same text as “one.txt”.')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Add 1 source' })).toBeTruthy();
  });

  it('shows a file that could not be unpacked with its reason, and leads from one such file to the next', async () => {
    const unreadable = ['one', 'two'].map((name) => ({ path: `a.zip/${name}`, problem: `Why ${name}.` }));
    const { within: sheet } = await renderSheet([source('text')], { unreadable });
    const next = await sheet.findByRole('button', { name: 'Show next' });
    expect(sheet.getByText(/2 files cannot be read/)).toBeTruthy();
    expect(sheet.getByText('1 of 3 files will be added. Observation 2.')).toBeTruthy();
    for (const name of ['one', 'two', 'one']) {
      fireEvent.click(next);
      expect(sheet.getByRole('row', { selected: true }).textContent).toBe(`a.zip/${name}Why ${name}.`);
    }
  });

  it('does not add to another draft than the one that the files were for', async () => {
    const { within: sheet, observations } = await renderSheet([source('one')], { draftId: 'closed' });
    fireEvent.click(await sheet.findByRole('button', { name: 'Add 1 source' }));
    expect(sheet.getByRole('alert').textContent).toContain('was closed');
    expect(observations()).toHaveLength(1);
  });

  it('says that texts are too long for a file that can be opened again', async () => {
    const long = {
      ...source('one'),
      extraction: { ...source('one').extraction, segments: [segment('a'.repeat(2 ** 20))] },
    };
    const many = Array.from({ length: 65 }, (_, index) => ({ ...long, proposedId: `sha256:${String(index)}` }));
    const { within: sheet } = await renderSheet(many);
    expect(await sheet.findByText(/too long for one draft \(65.0 MiB\).*\(limit 64.0 MiB\)/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Add all files' }));
    expect(sheet.queryByText(/too long for one draft/)).toBeNull();
  });

  it('names the limit of the contract, and does not stop at it', async () => {
    const many = Array.from({ length: 120 }, (_, index) => source(`text ${String(index)}`));
    const { within: sheet, observations } = await renderSheet(many);
    expect(await sheet.findByText(/will have 121 observations. An assessment can list at most 100/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Add 120 sources' }));
    expect(observations()).toHaveLength(121);
  });
});
