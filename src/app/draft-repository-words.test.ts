import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../core/assessment/create.ts';
import { unsavedInWords, restoredInWords } from './draft-repository-words.ts';

describe('what is said of drafts that are not safe', () => {
  it('is nothing where none is held back', () => {
    expect(unsavedInWords(new Map())).toBeNull();
  });

  it('names each draft that is held back, one without a title too', () => {
    const held = new Map(['One', ''].map((title) => [title, { workspace: emptyWorkspace(title) }]));
    expect(unsavedInWords(held)).toMatch(/^The last changes of “One”, “Untitled assessment” could not be kept/);
  });

  it.each([
    [{ title: 'One' }, 'All of “One” is kept there again, with its steps to undo. Export it to have it safe.'],
    [{ title: '' }, 'All of this draft is kept there again, with its steps to undo. Export it to have it safe.'],
    [{ title: 'One', states: 0 }, 'to undo. If it had earlier states, they are gone. Export'],
    [{ title: 'One', states: 1 }, 'to undo. Of its earlier states, one is there. Export'],
    [{ title: 'One', states: 7 }, 'to undo. Of its earlier states, 7 are there. Export'],
    [{ title: 'One', others: 2 }, 'to undo. Other drafts are gone: the library says which. Export'],
    [
      { title: 'One', what: 'shown', states: 0 },
      'What this window showed of “One” is kept there again, without its steps to undo: look it over. If it had',
    ],
  ] as const)('says of %j what is kept again and what is gone', (given, words) => {
    const none = { what: 'whole', states: undefined, others: 0 } as const;
    expect(restoredInWords({ ...none, ...given })).toContain(words);
  });
});
