import { describe, expect, it } from 'vitest';
import { divideSourcePaths, sourcesInZip } from './source-files.ts';

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
