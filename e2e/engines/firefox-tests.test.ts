import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firefoxNames, firefoxTests } from './firefox-tests.ts';

const source = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test.each(Object.entries(firefoxTests))('each test that is listed for Firefox is in %s, once', (file, titles) => {
  for (const title of titles) expect(source(file).split(`'${title}'`), title).toHaveLength(2);
});

test('the names match these tests and no others', () => {
  const matches = (name: string): boolean => firefoxNames().some((pattern) => pattern.test(name));
  const [title = ''] = firefoxTests['offline.spec.ts'] ?? [];
  expect(matches(`Firefox offline.spec.ts ${title}`)).toBe(true);
  expect(matches(`Firefox offline.spec.ts ${title} again`)).toBe(false);
  expect(matches(`Firefox other.spec.ts ${title}`)).toBe(false);
});
