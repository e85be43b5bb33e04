import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, placesIn } from './places.ts';

const sampleAt = (url: string, column: number, functionName = 'a') => ({
  time: 0,
  frames: [{ functionName, url, line: 0, column }],
});

describe('the owner of a function', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'places-'));
    // Column 0 maps to the first line of the first source, and column 10 to that of the second.
    const sources = ['../../src/features/field.tsx', '../../node_modules/react-dom/client.js'];
    const map = { version: 3, file: 'index.js', sources, names: [], mappings: 'AAAA,UCAA' };
    await writeFile(join(folder, 'index.js.map'), JSON.stringify(map));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('depends on the path of its source', () => {
    const owners = [
      ['../src/app/main.tsx', 'our script'],
      ['../node_modules/react-dom/cjs/react-dom-client.production.js', 'React'],
      ['../node_modules/scheduler/index.js', 'React'],
      ['../node_modules/@mantine/core/esm/Box.mjs', 'libraries'],
      ['../node_modules/react-router/dist/index.mjs', 'libraries'],
    ];
    expect(owners.map(([source = '']) => [source, ownerOf(source)])).toEqual(owners);
  });

  it('is read from the source map of the script', () => {
    const placeOf = placesIn(folder);
    expect(placeOf(sampleAt('http://localhost:1/index.js', 0))).toEqual({
      owner: 'our script',
      words: 'a (field.tsx:1)',
    });
    expect(placeOf(sampleAt('http://localhost:1/index.js', 10))).toEqual({
      owner: 'React',
      words: 'a (react-dom client.js:1)',
    });
  });

  it('depends on the script’s name without a source map, and is undefined outside scripts', () => {
    const placeOf = placesIn(folder);
    expect(placeOf(sampleAt('http://localhost:1/assets/other.js', 3, ''))).toEqual({
      owner: 'our script',
      words: 'other.js',
    });
    expect(placeOf(sampleAt('', 0, '(program)'))).toBeUndefined();
    expect(placeOf(sampleAt('', 0, 'querySelector'))).toBeUndefined();
  });
});
