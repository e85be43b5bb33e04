import { describe, expect, it } from 'vitest';
import { likenessTo } from './likeness.ts';

const statement =
  'The Harbour Council will close the north channel on Monday. Ships of more than 40 metres wait at the outer mole. ' +
  'The River Authority says that nobody asked it, and that 12 pilots have not been paid since 3 May.';

describe('likenessTo', () => {
  it('is 1 for a text that is in the other one, and 0 if no part of it is', () => {
    expect(likenessTo(statement, `Update. ${statement} More to follow.`)).toBe(1);
    expect(likenessTo(statement, 'An entirely different report about grain prices in the south.')).toBe(0);
    expect(likenessTo('', statement)).toBe(0);
  });

  it('stays high over a revision and is low between two items that share a phrase', () => {
    const revised = statement.replace('Monday', 'Friday').replace('12 pilots', '21 pilots');
    expect(likenessTo(statement, revised)).toBeGreaterThan(0.5);
    const other =
      'The Harbour Council will publish its yearly account next week, as it has done every year since 1994.';
    expect(likenessTo(statement, other)).toBeLessThan(0.3);
  });

  it('treats a very short text as part of another one only if the other contains it', () => {
    expect(likenessTo('No comment.', 'He said: No comment.')).toBe(1);
    expect(likenessTo('No comment.', 'He commented.')).toBe(0);
  });
});
