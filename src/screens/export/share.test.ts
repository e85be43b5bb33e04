import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { fileToShare, leftOutInWords, sharedFileInWords } from './share.ts';

const makers = (text: string) => ({
  exports: { render: () => ({ fileName: 'x.desk.json', text }) },
  originals: {
    makeBag: async () => ({
      fileName: 'x.bag.zip',
      content: new Blob(['zip']),
      preview: '',
      included: [],
      missing: [],
      damaged: [],
    }),
  },
});

describe('the file that a person gets', () => {
  const make = (part: 'desk' | 'bag', text = '{}') =>
    fileToShare(emptyWorkspace('X'), part, makers(text), new AbortController().signal);

  it('is the desk file, or a bag', async () => {
    expect((await make('desk')).fileName).toBe('x.desk.json');
    expect((await make('bag')).fileName).toBe('x.bag.zip');
  });

  it('is never one that Assessment Desk could not open again', async () => {
    await expect(make('desk', ' '.repeat(maxFileBytes + 1))).rejects.toThrow('The file is too large');
  });
});

it('the message after sharing names the version, or says that there is none', () => {
  expect(sharedFileInWords('x.desk.json', 'R. Lind', true)).toBe(
    'Downloaded x.desk.json. The version is in the version history as “shared with R. Lind”.',
  );
  expect(sharedFileInWords('x.desk.json', 'R. Lind', false)).toContain('Could not save the version');
});

it('names the originals that are not in a bag', () => {
  expect(leftOutInWords({ missing: [], damaged: [] })).toBe('');
  expect(leftOutInWords({ missing: ['a.pdf'], damaged: ['b.pdf', 'c.pdf'] })).toBe(
    'Not stored on this device: a.pdf. Damaged on this device and left out: b.pdf and c.pdf. Attach them again.',
  );
});
