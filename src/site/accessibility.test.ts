/**
 * The accessibility conformance report, which is written by hand: what it names exists, and the help agrees with it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guides } from '../core/reference/guides.ts';
import { policy } from './serving/headers.ts';

const page = readFileSync('public/accessibility.html', 'utf8');

const plain = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();

/** The result of each criterion, by its table and its ID. */
const tables = Array.from(page.matchAll(/<h2>([^<]*)<\/h2>\s*<table.*?<\/table>/gs), ([table, title = '']) => ({
  title,
  results: Array.from(
    table.matchAll(/role="rowheader">(\S+) [^<]*<\/th><td[^>]*>[^<]*<\/td><td[^>]*>([^<]*)<\/td>/g),
    ([, id = '', result = '']) => [id, result] as const,
  ),
}));

/** Whether a file has a test, or a row of a table of tests, with this name that is not skipped. */
function isTest(path: string, name: string): boolean {
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf(`'${name}'`);
  return at >= 0 && /(?:\b(?:it|test|guarded)\(|\.each\([^()]*\)\(|\[)\s*$/.test(source.slice(0, at));
}

it('the report names tests that exist and are not skipped, and manual checks that it describes', () => {
  const named = Array.from(page.matchAll(/<code>([^<]*)<\/code>/g), ([, name = '']) => plain(name));
  expect(new Set(named).size).toBeGreaterThan(20);
  expect(
    [...new Set(named)].filter((test) => {
      const [path = '', name = ''] = test.split(' › ');
      return !isTest(path, name);
    }),
  ).toEqual([]);
  for (const [, id = ''] of page.matchAll(/href="#([^"]*)"/g))
    expect(page).toMatch(new RegExp(`<li id="${id}"><b>\\d{4}-\\d{2}-\\d{2}</b>`));
});

it('the report gives evidence for what it claims, and a reason for what does not apply', () => {
  for (const [row, result = ''] of page.matchAll(
    /<tr role="row"><th scope="row".*?<td[^>]*>[^<]*<\/td><td[^>]*>([^<]*)<\/td>.*?<\/tr>/g,
  )) {
    if (/upport/.test(result)) expect(row).toContain('<li>');
    else if (result === 'Not applicable') expect(row).toContain('<p>');
    else expect(result).toBe('Not evaluated');
  }
});

it('the report has each criterion of WCAG 2.2 once, and the help gives the same results', () => {
  // W3C Recommendation of 12 December 2024: 31 criteria of level A and 24 of level AA; 4.1.1 is obsolete.
  expect(new Set(tables[0]?.results.map(([id]) => id)).size).toBe(55);
  const body = guides.find(({ id }) => id === 'guide/accessibility-conformance')?.body ?? [];
  const inHelp = body.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
  const inPage = tables.map(({ results }) =>
    ['Supports', 'Partially supports', 'Does not support', 'Not applicable', 'Not evaluated'].flatMap((wanted) => {
      const ids = results.flatMap(([id, result]) => (result === wanted ? [id] : []));
      return ids.length === 0 ? [] : [[wanted, ids.join(', ')]];
    }),
  );
  expect(inHelp).toEqual(inPage);
});

it('the page of the report has the policy of the application', () => {
  expect(page).toContain(`content="${policy}"`);
});
