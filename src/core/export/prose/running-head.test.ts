import { describe, expect, it } from 'vitest';
import { runningHead } from './style.ts';

describe('the running head', () => {
  const contentOf = (title: string) => /@top-left \{ content: (.*?); font:/.exec(runningHead(title))?.[1];

  it('contains letters of every script as they are, on one line and shortened', () => {
    expect(contentOf('Пролив\nهرمز 海峡')).toBe("'Пролив هرمز 海峡'");
    expect(contentOf('x'.repeat(100))).toBe(`'${'x'.repeat(90)}\\2026 '`);
  });

  it('cannot end its string, its rule or its element', () => {
    expect(contentOf(`';}</style>\\`)).toBe("'\\27 \\3b \\7d \\3c \\2f style\\3e \\5c '");
    expect(runningHead('\u202E')).not.toContain('\u202E');
    expect(runningHead('\uD800')).not.toMatch(/\p{Cs}/u);
  });
});
