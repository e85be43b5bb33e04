import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageId } from '../../core/casefile/hash.ts';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { SourceFile } from '../../desk/file-commands.ts';
import { documentSource, segment, textSource } from './source-files.fixtures.ts';
import {
  combine,
  noteInWords,
  fieldProblem,
  firstProblem,
  isTextRow,
  publisherOf,
  registryOf,
  separate,
  setChosen,
  setField,
  setIncluded,
  setPublisher,
  sourcesOf,
  withFiles,
  type ImportRow,
  type TextRow,
} from './import-rows.ts';
import { unknownOfObservation } from '../../core/casefile/unknown-facts.fixtures.ts';

const passage = (text: string) => ({ passage_id: passageId(text, sha256), text });
const file = textSource;
const url = (value: string): SourceFacts => ({ canonical_url: { value, origin: 'metadata' } });

const casefile: Casefile = {
  format: 'assessment-desk.casefile/v1',
  title: '',
  actors: [
    { actor_id: 'mfa', names: ['Ministry of Foreign Affairs', 'MFA'], publisher_hosts: ['mfa.example.org'] },
    { actor_id: 'guild', names: ['Guild'], publisher_hosts: [] },
  ],
  observations: [{ observation_id: 3, title: 'Old', ...unknownOfObservation, passages: [passage('old')] }],
};

const rowsOf = (...files: readonly SourceFile[]) => withFiles([], files, casefile, sha256);
const keys = (...of: readonly number[]) => new Set(of);
const texts = (rows: readonly ImportRow[]) =>
  sourcesOf(rows, registryOf(rows, casefile)).map(({ passages }) => passages.map(({ text }) => text).join('+'));
const rowAt = (rows: readonly ImportRow[], index: number) => rows[index] as TextRow;

describe('the rows of an import', () => {
  it('leave out texts that the casefile or another row has, and say where they are', () => {
    const rows = rowsOf(file('a'), file('old'), file('a'), { kind: 'unreadable', path: 'x.pdf', problem: 'No text.' });
    expect(texts(rows)).toEqual(['a']);
    expect(rows.filter(isTextRow).map((row) => noteInWords(row, rows, casefile))).toEqual([
      undefined,
      'Already in observation 3, “Old”.',
      'Same text as “a.txt”.',
    ]);
    expect(texts(setIncluded(rows, keys(1, 3), true))).toEqual(['a', 'old']);
  });

  it('take more files, with keys of their own', () => {
    const rows = withFiles(rowsOf(file('a')), [file('a'), file('b')], casefile, sha256);
    expect(rows.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(texts(rows)).toEqual(['a', 'b']);
  });

  it('become one observation, separate again, and keep the fields of the first', () => {
    const rows = setField(rowsOf(file('a'), file('b'), file('c'), file('d')), keys(1), 'title', 'Second');
    const combined = combine(rows, keys(3, 1));
    expect(combined.map(({ key }) => key)).toEqual([0, 1, 3, 2]);
    expect(texts(combined)).toEqual(['a', 'b+d', 'c']);
    expect(sourcesOf(combined, registryOf(combined, casefile))[1]?.title).toBe('Second');
    expect(texts(combine(combined, keys(0, 1)))).toEqual(['a+b+d', 'c']);
    expect(texts(combine(combined, keys(3, 2)))).toEqual(['a', 'b+d+c']);
    expect(texts(setIncluded(combined, keys(1), false))).toEqual(['a', 'd', 'c']);
    expect(texts(separate(combined, keys(1)))).toEqual(['a', 'b', 'd', 'c']);
    expect(texts(separate(combined, keys(3)))).toEqual(['a', 'b', 'd', 'c']);
  });

  it('add each included text once, whatever is combined and separated', () => {
    const step = fc.tuple(fc.constantFrom(combine, separate), fc.uniqueArray(fc.nat(5)));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const start = rowsOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((text) => file(text)));
        const rows = steps.reduce((now, [act, of]) => act(now, keys(...of)), start);
        expect(texts(rows).join('+').split('+').toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      }),
    );
  });

  it('read dates in several forms, and say which cannot be read', () => {
    const rows = setField(rowsOf(file('a')), keys(0), 'published_at', '14 July 2026');
    expect(sourcesOf(rows, registryOf(rows, null))[0]?.published_at).toBe('2026-07-14T00:00:00Z');
    const wrong = setField(rows, keys(0), 'retrieved_at', 'soon');
    expect(firstProblem(wrong)).toEqual({ key: 0, field: 'retrieved_at' });
    expect(firstProblem(setIncluded(wrong, keys(0), false))).toBeUndefined();
    expect(fieldProblem('language', 'not a language')).toBeDefined();
    expect(fieldProblem('language', ' zh-Hant ')).toBeUndefined();
  });
});

describe('the parts of a row', () => {
  const parts = {
    segments: [segment('body'), segment('note', 'notes'), segment('talk', 'comments')],
    groups: [
      { id: 'notes', kind: 'footnote', label: 'Footnotes', isProposed: true },
      { id: 'comments', kind: 'comment', label: 'Comments', isProposed: false },
    ],
  } as const;

  it('are those that the reader proposes, until the person chooses', () => {
    const rows = rowsOf(documentSource('a', parts));
    expect(texts(rows)).toEqual(['body\nnote']);
    const more = setChosen(rows, new Map([[0, ['comments']]]), true, sha256);
    expect(texts(more)).toEqual(['body\nnote\ntalk']);
    expect(texts(setChosen(more, new Map([[0, ['notes', 'comments']]]), false, sha256))).toEqual(['body']);
  });

  it('are recorded in the origin of the passage, with the file', () => {
    const rows = setChosen(rowsOf(documentSource('a', parts)), new Map([[0, ['comments']]]), true, sha256);
    expect(sourcesOf(rows, registryOf(rows, null))[0]?.origins).toEqual([
      {
        passage_id: passageId('body\nnote\ntalk', sha256),
        file: documentSource('a', parts).file,
        reader: { name: 'docx', version: 1, engine: null, included: ['notes', 'comments'] },
        places: [],
        losses: [],
      },
    ]);
  });

  it('can all be left out, and then the row is not added', () => {
    const rows = rowsOf(documentSource('a', { ...parts, segments: [segment('note', 'notes')] }));
    const none = setChosen(rows, new Map([[0, ['notes']]]), false, sha256);
    expect(texts(none)).toEqual([]);
    expect(noteInWords(rowAt(none, 0), none, null)).toBe('No part is selected.');
    expect(texts(setIncluded(none, keys(0), true))).toEqual([]);
    expect(texts(setChosen(none, new Map([[0, ['notes']]]), true, sha256))).toEqual(['note']);
  });

  it('of a file inside another one are added only if the person asks', () => {
    const rows = rowsOf(file('a'), { ...file('b'), isContained: true });
    expect(texts(rows)).toEqual(['a']);
    expect(noteInWords(rowAt(rows, 1), rows, null)).toContain('Select it');
    expect(texts(setIncluded(rows, keys(1), true))).toEqual(['a', 'b']);
  });
});

describe('the publisher of a row', () => {
  const publisherIn = (rows: readonly ImportRow[], index: number) =>
    publisherOf(rowAt(rows, index), registryOf(rows, casefile));

  it.each([
    ['by the host', url('https://mfa.example.org/1'), { publisher: { kind: 'actor', actorId: 'mfa' }, origin: 'host' }],
    [
      'by the name',
      { publisher: { value: 'guild', origin: 'metadata' } } as const,
      { publisher: { kind: 'actor', actorId: 'guild' }, origin: 'name' },
    ],
    ['not at all', url('https://elsewhere.example/1'), { publisher: null }],
  ])('is proposed %s', (_, facts, expected) => {
    expect(publisherIn(rowsOf(file('a', facts)), 0)).toEqual(expected);
  });

  it('is looked up again only if a row or the actors changed', () => {
    const rows = rowsOf(file('a', url('https://mfa.example.org/1')), file('b'));
    const registry = registryOf(rows, casefile);
    expect(registryOf(setField(rows, keys(1), 'title', 'B'), casefile, registry)).toBe(registry);
    expect(registryOf(rows, { ...casefile, actors: [] }, registry)).not.toBe(registry);
    expect(registryOf(setPublisher(rows, keys(1), { kind: 'new', name: 'N' }), casefile, registry)).not.toBe(registry);
    expect(publisherOf(rowAt(rows, 0), registry)).toBe(publisherOf(rowAt(rows, 0), registry));
  });

  it('is created only on request, and then proposed for other rows with its host', () => {
    const named: SourceFacts = { ...url('https://new.example/1'), publisher: { value: 'New', origin: 'metadata' } };
    const rows = rowsOf(
      file('a', named),
      file('b', url('https://new.example/2')),
      file('c', url('https://x.example/')),
    );
    expect(publisherIn(rows, 0)).toEqual({ publisher: null });
    const chosen = setPublisher(rows, keys(0), { kind: 'new', name: 'New' });
    expect(publisherIn(chosen, 1)).toEqual({ publisher: { kind: 'new', name: 'New' }, origin: 'host' });
    expect(publisherIn(chosen, 2)).toEqual({ publisher: null });
    expect(publisherIn(setPublisher(chosen, keys(1), null), 1)).toEqual({ publisher: null });
  });
});
