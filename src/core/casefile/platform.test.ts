import { describe, expect, it } from 'vitest';
import { parseAddress, parseUrl } from './platform.ts';

describe('a URL', () => {
  it('is parsed whatever its characters, also after the runtime has compiled the parser', () => {
    let missing = 0;
    for (let call = 0; call < 150_000; call += 1) if (!parseAddress('https://münchen.example/')) missing += 1;
    expect(missing).toBe(0);
  });

  it('is absolute, or relative to a base', () => {
    const cases: readonly (readonly [text: string, base: string | undefined, href: string | undefined])[] = [
      ['https://example.org/a?b#c', undefined, 'https://example.org/a?b#c'],
      ['../b', 'https://example.org/a/', 'https://example.org/b'],
      ['é', 'https://example.org/', 'https://example.org/%C3%A9'],
      ['../b', undefined, undefined],
      ['http://[', 'https://example.org/', undefined],
      ['', undefined, undefined],
    ];
    expect(cases.map(([text, base]) => [text, base, parseUrl(text, base)?.href])).toEqual(cases);
  });
});
