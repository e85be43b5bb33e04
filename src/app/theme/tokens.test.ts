import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  colourOfToken,
  contrast,
  blendOver,
  rulesOf,
  sheets,
  tokenRules as rules,
  tokensOf,
} from './colours.fixtures.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const surfaces = ['--desk-paper', '--desk-surface', '--desk-sunken', '--desk-hover', '--desk-accent-wash'];
const texts = ['--desk-ink', '--desk-ink-soft', '--desk-accent', '--supports', '--contradicts'];
const cards = surfaces.slice(0, 3);
const claimLines = ['--mark-1', '--mark-2', '--mark-3', '--mark-4', '--mark-active', '--mark-kept', '--mark-pending'];
const levels = ['--level-error', '--level-violation', '--level-notice'];

describe.each(['light', 'dark'])('the colours of the %s scheme', (scheme) => {
  const colours = tokensOf(scheme);
  const colour = colourOfToken(scheme);

  it.each([
    ['text is readable on every surface', [...texts, ...levels], surfaces, 4.5],
    ['a placeholder is readable', ['--mantine-color-placeholder'], ['--desk-surface'], 4.5],
    ['a hovered menu item is readable', ['--desk-ink'], ['--desk-hover'], 4.5],
    ['the edge of a control is visible on the page and on cards', ['--desk-line-strong'], cards, 3],
    ['the line below a claim is visible on every ground', claimLines, [...cards, '--mark-active-wash'], 3],
    ['the focus ring is visible on every surface', ['--desk-focus'], surfaces, 3],
  ])('%s', (_, names, grounds, least) => {
    const faint = names.flatMap((name) =>
      grounds
        .filter((ground) => contrast(colour(name), colour(ground)) < least)
        .map((ground) => `${name} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });

  it.each(['--supports', '--contradicts', ...levels])('%s is readable on its own wash (4.5:1)', (text) => {
    expect(contrast(colour(text), colour(`${text}-wash`))).toBeGreaterThanOrEqual(4.5);
  });

  it('an outlined button is readable while it is pointed at (4.5:1)', () => {
    const wash = colours.get('--mantine-color-accent-outline-hover') ?? '';
    for (const surface of cards) {
      const drawn = blendOver(wash, colour(surface));
      expect(contrast(colour('--mantine-color-accent-outline'), drawn), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('words are readable on the wash of every mark, however the washes overlap (4.5:1)', () => {
    const washes = [...colours.keys()].filter((name) => /^--(?:mark|search|supports|contradicts).*-wash$/.test(name));
    expect(washes.length).toBeGreaterThanOrEqual(6);
    for (const wash of washes) {
      for (const below of ['--desk-surface', '--mark-active-wash']) {
        const drawn = blendOver(colours.get(wash) ?? '', colour(below));
        expect(contrast(colour('--desk-ink'), drawn), `${wash} over ${below}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

it('no token is set where Mantine’s own for the scheme overrides it', () => {
  const mantine = rulesOf(read('../../../node_modules/@mantine/core/styles/default-css-variables.css'));
  const ofSchemes = mantine
    .filter(([selector]) => selector.includes('color-scheme'))
    .flatMap(([, names]) => [...names.keys()]);
  const plain = rules.filter(([selector]) => selector === ':root').flatMap(([, names]) => [...names.keys()]);
  expect(plain.filter((name) => ofSchemes.includes(name))).toEqual([]);
});

it('every red of Mantine’s text and lines is the red of errors', () => {
  const shared = new Map(rules.find(([selector]) => selector === ':root[data-mantine-color-scheme]')?.[1]);
  for (const name of ['error', 'red-6', 'red-text', 'red-outline']) {
    expect(shared.get(`--mantine-color-${name}`), name).toBe('var(--level-error)');
  }
});

/** Sheets that centre a sign on a line with negative margins: half of a size and not a spacing. */
const centred = ['screens/matrix/grid.module.css'];

describe('sizes and spacing', () => {
  it('come from the scale, except hairlines of one pixel and sizes of whole parts', () => {
    const property = /(?:^|[\s;{])((?:row-|column-)?gap|padding[a-z-]*|margin[a-z-]*|font-size):([^;{}]*)/g;
    const raw = sheets.flatMap(([path, css]) =>
      [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(property)]
        .filter(([, , value = '']) =>
          [...value.matchAll(/(?<![\w.])-?([\d.]+)(rem|px)\b/g)].some(([, size, unit]) =>
            unit === 'rem' ? Number(size) <= 4 : Number(size) > 1 && Number(size) <= 64,
          ),
        )
        .map(([, name = '', value = '']) => `${path} ${name}:${value}`),
    );
    expect(raw.filter((line) => !centred.some((path) => line.startsWith(path)))).toEqual([]);
    for (const path of centred)
      expect(
        raw.some((line) => line.startsWith(path)),
        path,
      ).toBe(true);
  });

  it('use only names that the scale defines', () => {
    const tokens = read('tokens.css');
    for (const [path, css] of sheets) {
      for (const [, name = ''] of css.matchAll(/var\((--(?:text|space)-[\w-]+)\)/g)) {
        expect(tokens, path).toContain(`  ${name}:`);
      }
    }
  });
});
