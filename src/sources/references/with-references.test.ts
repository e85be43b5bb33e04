import { expect, it } from 'vitest';
import type { Extraction, SourceReference } from '../../core/extraction/extraction.ts';
import { withReferences, type TextFile, type UnreadableFile } from './with-references.ts';

const bare: Extraction = {
  reader: { name: 'ris', version: 1, engine: null },
  segments: [],
  groups: [],
  pages: [],
  losses: [],
  facts: {},
  contained: [],
};

function source(path: string, extraction: Partial<Extraction> = {}): TextFile {
  return { kind: 'text', path, extraction: { ...bare, ...extraction } };
}

function references(...given: readonly (Partial<SourceReference> & { readonly abstract?: string })[]): TextFile {
  const segments = given.flatMap(({ abstract }) =>
    abstract === undefined ? [] : [{ separator: '\n\n', text: abstract, group: null, place: null } as const],
  );
  let next = 0;
  const all = given.map(({ abstract, ...reference }): SourceReference => ({
    label: 'The strait',
    facts: { title: { value: 'The strait', origin: 'reference' } },
    files: [],
    ...reference,
    ...(abstract !== undefined && { segment: next++ }),
  }));
  return source('Export/Export.ris', { segments, references: all });
}

const titles = (files: readonly (TextFile | UnreadableFile)[]) =>
  files.map((file) =>
    file.kind === 'text' ? [file.path, file.extraction.facts.title?.value] : [file.path, file.problem],
  );

it.each([
  ['its path from the folder of the references', 'files/12/a.pdf'],
  ['backslashes', 'files\\12\\a.pdf'],
  ['a path in the storage of the reference manager', '/home/ada/Zotero/storage/X7/a.pdf'],
  ['a file: URL', 'file:///C:/Users/ada/a.pdf'],
])('a file is found by %s, and gets the facts of its reference before its own', (_, path) => {
  const language = { value: 'en', origin: 'words' } as const;
  const file = source('Export/files/12/a.pdf', { facts: { title: { value: 'scan', origin: 'metadata' }, language } });
  const [only, ...others] = withReferences([file, references({ files: [path] })]);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    path: 'Export/files/12/a.pdf',
    extraction: { facts: { title: { value: 'The strait', origin: 'reference' }, language } },
  });
});

it('a name that two files have is not enough, and their paths are', () => {
  const files = [source('Export/files/1/a.pdf'), source('Export/files/2/a.pdf')];
  const elsewhere = withReferences([...files, references({ files: ['/storage/a.pdf'] })]);
  expect(titles(elsewhere).map(([, title]) => title)).toEqual([
    undefined,
    undefined,
    'Its file “a.pdf” could not be found or read. Add the whole exported folder, or that file together with the references.',
  ]);
  const here = withReferences([...files, references({ files: ['files/2/a.pdf'] })]);
  expect(titles(here).map(([, title]) => title)).toEqual([undefined, 'The strait']);
});

it('compares names after Unicode normalisation and percent-decoding', () => {
  const file = source('Export/files/1/Ara\u0301bia 1.pdf');
  const named = references({ files: ['file:///x/Ar%C3%A1bia%201.pdf'] });
  expect(titles(withReferences([file, named]))).toEqual([[file.path, 'The strait']]);
});

it('an abstract is offered beside a file, and becomes the text of a reference without one, or a row says what is missing', () => {
  const abstract = {
    kind: 'text',
    path: 'Export/Export.ris, abstract of “The strait”',
    isContained: true,
    extraction: { segments: [{ text: 'It closes.' }], facts: { title: { value: 'The strait' } } },
  };
  const file = source('Export/files/1/a.pdf');
  expect(withReferences([file, references({ files: ['files/1/a.pdf'], abstract: 'It closes.' })])).toMatchObject([
    { path: 'Export/files/1/a.pdf' },
    abstract,
  ]);
  const { isContained: _, ...alone } = abstract;
  const problem = expect.stringContaining('no attached file') as string;
  expect(
    withReferences([references({ abstract: 'It closes.' }, { label: 'No text' }, { problem: 'Line 3.' })]),
  ).toMatchObject([
    alone,
    { kind: 'unreadable', path: 'Export/Export.ris, “No text”', problem },
    { kind: 'unreadable', problem: 'Line 3.' },
  ]);
});
