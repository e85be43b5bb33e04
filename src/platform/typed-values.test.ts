// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTypedValues, deleteTypedValues } from './typed-values.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The values in the page after a reload. */
const afterReload = createTypedValues;

describe('typed values', () => {
  it('are there after a reload, for their draft alone', () => {
    createTypedValues().set('a', '/claims/0', { note: 'word' });
    expect(afterReload().get('a', '/claims/0')).toEqual({ note: 'word' });
    expect(afterReload().get('b', '/claims/0')).toBeUndefined();
  });

  it('are deleted by undefined, and with their draft', () => {
    const values = createTypedValues();
    for (const draft of ['a', 'b', 'c']) values.set(draft, 'key', draft);
    values.set('a', 'key', undefined);
    deleteTypedValues('b');
    expect(['a', 'b', 'c'].map((draft) => afterReload().get(draft, 'key'))).toEqual([undefined, undefined, 'c']);
    expect(sessionStorage).toHaveLength(1);
  });

  it('last as long as the page if they do not fit, and an earlier value does not come back', () => {
    const values = createTypedValues();
    values.set('a', 'key', 'earlier');
    const { sessionStorage: storage } = globalThis;
    const full = {
      removeItem: (item: string) => storage.removeItem(item),
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
    values.set('a', 'key', 'later');
    expect(values.get('a', 'key')).toBe('later');
    vi.restoreAllMocks();
    expect(afterReload().get('a', 'key')).toBeUndefined();
  });

  it('last as long as the page if the browser blocks storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const values = createTypedValues();
    values.set('a', 'key', 'word');
    expect(values.get('a', 'key')).toBe('word');
    expect(values.get('a', 'other')).toBeUndefined();
    expect(() => deleteTypedValues('a')).not.toThrow();
  });

  it('are undefined if something else is stored', () => {
    sessionStorage.setItem('assessment-desk.typed a key', '{');
    expect(afterReload().get('a', 'key')).toBeUndefined();
  });
});
