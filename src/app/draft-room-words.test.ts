import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../core/assessment/create.ts';
import { heldInWords, keptAgainInWords } from './draft-room-words.ts';

describe('what is said of drafts that are not safe', () => {
  it('is nothing where none is held back', () => {
    expect(heldInWords(new Map())).toBeNull();
  });

  it('names each draft that is held back, one without a title too', () => {
    const held = new Map(['One', ''].map((title) => [title, { workspace: emptyWorkspace(title) }]));
    expect(heldInWords(held)).toMatch(/^The last changes of “One”, “Untitled assessment” could not be kept/);
  });

  it.each([
    ['One', true, 0, /All of “One” is kept there again, .*, with its earlier states\. Export/],
    ['', false, 0, /All of this draft is kept there again, .*, but without its earlier states\. Export/],
    [undefined, true, 2, /Other drafts are gone: the library says which\. Export/],
  ])('says of “%s” what is kept again and what is gone', (title, hasStates, others, words) => {
    expect(keptAgainInWords(title, hasStates, others)).toMatch(words);
  });
});
