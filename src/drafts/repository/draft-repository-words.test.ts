import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { unsavedInWords, restoredInWords } from './draft-repository-words.ts';

describe('the words about drafts that are not saved', () => {
  it('are empty if all drafts are saved', () => {
    expect(unsavedInWords(new Map())).toBeNull();
  });

  it('name each draft that is not saved, also one without a title', () => {
    const held = new Map(['One', ''].map((title) => [title, { workspace: emptyWorkspace(title) }]));
    expect(unsavedInWords(held)).toMatch(/^The last changes to “One”, “Untitled assessment” could not be saved/);
  });

  it('report what was saved again and what was lost', () => {
    const none = { what: 'whole', states: undefined, others: 0 } as const;
    const reports = [
      [{ title: 'One' }, 'All of “One” was saved again, including its undo history. Export it to be safe.'],
      [{ title: '' }, 'All of this draft was saved again, including its undo history. Export it to be safe.'],
      [{ title: 'One', states: 0 }, 'undo history. Its version history, if any, was lost. Export'],
      [{ title: 'One', states: 1 }, 'undo history. 1 earlier version is still available. Export'],
      [{ title: 'One', states: 7 }, 'undo history. 7 earlier versions are still available. Export'],
      [{ title: 'One', others: 2 }, 'undo history. Other drafts were lost. See the library for a list. Export'],
      [
        { title: 'One', what: 'shown', states: 0 },
        '“One” was saved again as this tab showed it, without its undo history. Check it. Its version history,',
      ],
    ] as const;
    for (const [given, words] of reports) expect(restoredInWords({ ...none, ...given })).toContain(words);
  });
});
