import { describe, expect, it } from 'vitest';
import { originalsInWords, persistenceInWords, spaceInWords } from './storage-note.tsx';

describe('the words about storage', () => {
  it('say what the browser says, and nothing else', () => {
    expect(spaceInWords({ persisted: null, used: null, available: null })).toBe('');
    expect(persistenceInWords({ persisted: null, used: null, available: null })).toBe('');
    expect(spaceInWords({ persisted: true, used: 5000, available: null })).toBe(
      'About 5 kB of browser storage is in use.',
    );
    expect(persistenceInWords({ persisted: false, used: 1, available: 2 })).toContain('may delete stored drafts');
  });

  it('count original files', () => {
    expect(originalsInWords([{ size: 300_000 }])).toBe('1 file, 300 kB.');
    expect(originalsInWords([{ size: 1 }, { size: 2_000_000 }])).toBe('2 files, 2 MB.');
  });
});
