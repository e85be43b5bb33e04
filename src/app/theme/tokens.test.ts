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
const claimLines = ['--mark-1', '--mark-2', '--mark-3', '--mark-4', '--mark-active', '--mark-kept', '--mark-pending'];
const levels = ['--level-error', '--level-violation', '--level-notice'];

describe.each(['light', 'dark'])('the colours of the %s scheme', (scheme) => {
  const colours = tokensOf(scheme);
  const colour = colourOfToken(scheme);

  it.each([...texts, ...levels])('%s is readable on every surface (4.5:1)', (text) => {
    for (const surface of surfaces) {
      expect(contrast(colour(text), colour(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['--supports', '--contradicts', ...levels])('%s is readable on its own wash (4.5:1)', (text) => {
    expect(contrast(colour(text), colour(`${text}-wash`))).toBeGreaterThanOrEqual(4.5);
  });

  it('placeholders and hovered menu items are readable (4.5:1)', () => {
    expect(contrast(colour('--mantine-color-placeholder'), colour('--desk-surface'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--desk-ink'), colour('--desk-hover'))).toBeGreaterThanOrEqual(4.5);
  });

  it('an outlined button is readable while it is pointed at (4.5:1)', () => {
    const wash = colours.get('--mantine-color-accent-outline-hover') ?? '';
    for (const surface of surfaces.slice(0, 3)) {
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

  it('the edge of a control is visible on the page and on cards (3:1)', () => {
    for (const surface of ['--desk-paper', '--desk-surface', '--desk-sunken']) {
      expect(contrast(colour('--desk-line-strong'), colour(surface)), surface).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(claimLines)('the line %s below a claim is visible on every ground (3:1)', (line) => {
    for (const surface of ['--desk-paper', '--desk-surface', '--desk-sunken', '--mark-active-wash']) {
      expect(contrast(colour(line), colour(surface)), `${line} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('the focus ring is visible on every surface (3:1)', () => {
    for (const surface of surfaces) {
      expect(contrast(colour('--desk-focus'), colour(surface)), surface).toBeGreaterThanOrEqual(3);
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
