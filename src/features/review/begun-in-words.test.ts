import { expect, it, vi } from 'vitest';

it('when a review was begun is said in words, and the browser’s words for days are loaded only then', async () => {
  vi.resetModules();
  const { DateTimeFormat } = Intl;
  let made = 0;
  const counting = new Proxy(DateTimeFormat, {
    construct(target, given: ConstructorParameters<typeof DateTimeFormat>) {
      made += 1;
      return new target(...given);
    },
  });
  Object.assign(Intl, { DateTimeFormat: counting });
  try {
    const { begunInWords } = await import('./begun-in-words.ts');
    expect([begunInWords('no time'), made]).toEqual(['before', 0]);
    expect(begunInWords('2024-05-02T12:00:00Z')).toBe('on 2 May 2024');
    expect([begunInWords('2024-05-03T12:00:00Z'), made]).toEqual(['on 3 May 2024', 1]);
  } finally {
    Object.assign(Intl, { DateTimeFormat });
  }
});
