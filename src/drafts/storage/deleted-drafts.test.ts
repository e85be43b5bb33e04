import { describe, expect, it } from 'vitest';
import { createDeletedDrafts } from './deleted-drafts.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the list of deleted drafts', () => {
  it('is the same for every tab, with the times', () => {
    const place = storage();
    const [one, other] = [createDeletedDrafts('d', () => place), createDeletedDrafts('d', () => place)];
    one.mark('a', 5);
    other.mark('b', 6);
    one.unmark('a');
    expect([...other.all()]).toEqual([['b', 6]]);
  });

  it('is empty if something else is stored, so that drafts stay listed', () => {
    const place = storage();
    for (const text of ['no json', '[]', '{"a":"yesterday"}', 'null']) {
      place.values.set('d', text);
      expect([...createDeletedDrafts('d', () => place).all()], text).toEqual([]);
    }
  });

  it('is in memory if the browser blocks storage', () => {
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const deleted = createDeletedDrafts('d', refusing);
    deleted.mark('a', 5);
    deleted.mark('__proto__', 6);
    expect(deleted.all().get('a')).toBe(5);
    expect(deleted.all().get('__proto__')).toBe(6);
    deleted.unmark('a');
    expect(deleted.all().has('a')).toBe(false);
  });
});
