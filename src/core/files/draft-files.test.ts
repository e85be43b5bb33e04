import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import {
  createDraftFileNames,
  draftsFileName,
  isRawData,
  canBeOpened,
  noteOnRaw,
  divideSourcePaths,
  sourcesInZip,
} from './draft-files.ts';

describe('the names of drafts in one folder', () => {
  it('come from the titles, with numbers for duplicates', () => {
    const nameFor = createDraftFileNames();
    expect(['Grain', 'grain', 'Grain', 'GRAIN-2', ''].map(nameFor)).toEqual([
      'Grain.desk.json',
      'grain-2.desk.json',
      'Grain-3.desk.json',
      'GRAIN-2-2.desk.json',
      'untitled.desk.json',
    ]);
  });

  it('are safe for any title', () => {
    const risky = [
      '../../etc/passwd',
      'C:\\con',
      '/',
      '.',
      '..',
      'a/b',
      'aux',
      'x'.repeat(5000),
      '\u202egnp.exe',
      '\0',
      '💥',
    ];
    for (const name of risky.map((title) => createDraftFileNames()(title))) {
      expect(name).toMatch(/^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]*\.desk\.json$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThan(200);
      expect(canBeOpened(name)).toBe(true);
    }
  });

  it('are never the same for a file system that folds case and normal forms', () => {
    const titles = fc.array(fc.constantFrom('é', 'e\u0301', 'É', 'a', 'A', 'A-2', 'a-2', '', '-'), { maxLength: 30 });
    fc.assert(
      fc.property(titles, (given) => {
        const names = given.map(createDraftFileNames()).map((name) => name.normalize('NFC').toLowerCase());
        expect(new Set(names).size).toBe(given.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a zip of drafts', () => {
  it('has a name with the date', () => {
    expect(draftsFileName('2026-11-21')).toBe('assessment-desk-drafts-2026-11-21.zip');
  });

  it('has files to open, raw records and other files', () => {
    const paths = [
      ...['Grain.desk.json', 'folder/Grain.DESK.JSON', 'damaged/Grain.raw.json', 'damaged/note.txt', 'readme.md'],
      ...['__MACOSX/._Grain.desk.json', '.hidden.json', 'library.csl.json', 'reports/feed.stix.json'],
    ];
    expect(paths.filter(canBeOpened)).toEqual(['Grain.desk.json', 'folder/Grain.DESK.JSON']);
    expect(paths.filter(isRawData)).toEqual(['damaged/Grain.raw.json']);
  });

  it('explains the raw data of each draft', () => {
    const note = noteOnRaw([{ title: '', why: 'Its whole copy is damaged.' }]);
    expect(note).toContain('- Untitled assessment: Its whole copy is damaged.');
    expect(note).toContain('“damaged”');
  });
});

describe('the files of a folder', () => {
  it('are sources, apart from system files and what saved pages load', () => {
    const paths = [
      ...['case/.DS_Store', 'case/a.txt', 'case/Page.html', 'case/Page_files/style.css', 'case/Page_files/a/b.png'],
      ...['case/~$report.docx', 'case/b_files/c.txt', '__MACOSX/case/._a.txt', 'case/sub/Thumbs.db', 'case/sub/d.pdf'],
    ];
    expect(divideSourcePaths(paths)).toEqual({
      sources: ['case/a.txt', 'case/Page.html', 'case/b_files/c.txt', 'case/sub/d.pdf'],
      companions: ['case/Page_files/style.css', 'case/Page_files/a/b.png'],
    });
  });
});

describe('the sources in a zip archive', () => {
  it('are not our documents, and not the note in an archive of drafts', () => {
    expect(sourcesInZip(['a.txt', 'b.desk.json', 'note.txt']).sources).toEqual(['a.txt', 'note.txt']);
    expect(sourcesInZip(['b.desk.json', 'note.txt', 'damaged/c.json', 'damaged/c.txt']).sources).toEqual([]);
  });
});
