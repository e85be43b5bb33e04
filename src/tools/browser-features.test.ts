import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newerApis, newerStyles, type NewerFeature, type Source } from './browser-features.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folders whose code runs in browsers. */
const folders = ['app', 'core', 'desk', 'platform', 'screens', 'shared', 'sources', 'storage', 'ui'];

function sourcesIn(ending: RegExp): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path) && !/\.(test|cases|fixtures|generated)\./.test(path))
      .map((path) => ({ file: `src/${folder}/${path}`, text: readFileSync(join(root, 'src', folder, path), 'utf8') })),
  );
}

/** Newer names in scripts, and what happens in a browser without them. */
const optionalApis = {
  cancelIdleCallback: 'used only with requestIdleCallback',
  createWritable: 'used only on files from showSaveFilePicker; without it, files are downloaded',
  highlights: 'boxes behind the text instead',
  postTask: 'used only with scheduler',
  quota: 'the storage estimate, which can be unknown',
  requestIdleCallback: 'a timer instead',
  scheduler: 'a timer instead',
};

/** Newer features of styles, and what happens in a browser without them. */
const optionalStyles = {
  '::highlight': 'boxes behind the text instead',
  '@page': 'the margins that the person chooses',
  'accent-color': 'the browser’s own colour',
  'box-decoration-break': 'the build adds the prefixed property',
  'box-decoration-break: clone': 'the build adds the prefixed property',
  'contain: style': 'saves work only',
  'field-sizing': 'a script sets the height',
  'field-sizing: content': 'a script sets the height',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'line-clamp': 'the prefixed property is beside it',
  'overflow-anchor': 'Safari does not anchor the scroll position',
  'overflow-anchor: none': 'Safari does not anchor the scroll position',
  'overscroll-behavior': 'the page behind scrolls, too',
  'print-color-adjust': 'the build adds the prefixed property',
  'print-color-adjust: exact': 'the build adds the prefixed property',
  'scrollbar-color': 'scroll bars in the colours of the browser',
  'scrollbar-width': 'a scroll bar of the usual width',
  'scrollbar-width: thin': 'a scroll bar of the usual width',
  'text-box': 'resets what these browsers do not have',
  'text-box: normal': 'resets what these browsers do not have',
  'text-decoration: wavy': 'a straight underline',
  'user-select': 'the build adds the prefixed property',
};

/** Features that are not in the list, and entries of the list that nothing needs any more. */
function differences(found: readonly NewerFeature[], optional: object): readonly string[] {
  const listed = new Set(Object.keys(optional));
  const unlisted = found.filter(({ name }) => !listed.delete(name));
  return [...unlisted.map(({ name, file, line }) => `${file}:${String(line)} ${name}`), ...listed];
}

describe('features of browsers', () => {
  it('in scripts are in the oldest browsers, or the code does without them', () => {
    expect(differences(newerApis(sourcesIn(/\.tsx?$/), oldestBrowsers), optionalApis)).toEqual([]);
  });

  it('in styles are in the oldest browsers, or nothing depends on them', () => {
    expect(differences(newerStyles(sourcesIn(/\.css$/), oldestBrowsers), optionalStyles)).toEqual([]);
  });

  it.each([
    ['list.moveBefore(one, other)', ['moveBefore']],
    ['new CloseWatcher()', ['CloseWatcher']],
    ['const today = Temporal.Now.plainDateISO()', ['Temporal', 'Now']],
    ['new Intl.DurationFormat("en")', ['DurationFormat']],
    ['const { body } = document; body.checkVisibility(); navigator.locks.request("a", work)', []],
    ['const own = { moveBefore: 1 }; own.moveBefore', []],
  ])('are found in a script: %s', (text, names) => {
    expect(newerApis([{ file: 'a.ts', text }], oldestBrowsers).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a { interpolate-size: allow-keywords }', ['interpolate-size', 'interpolate-size: allow-keywords']],
    ['a { color: contrast-color(red) }', ['contrast-color()']],
    ['a { display: flex; color: color-mix(in srgb, red, blue) }', []],
    ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
    ['a:has(b)::scroll-button(left) { inset: 0 }', ['::scroll-button']],
  ])('are found in a style: %s', (text, names) => {
    expect(newerStyles([{ file: 'a.css', text }], oldestBrowsers).map(({ name }) => name)).toEqual(names);
  });

  it('are compared with the versions that the README names', () => {
    const { chrome, firefox, safari } = oldestBrowsers;
    const sentence = `Chrome and Edge ${String(chrome)}, Firefox ${String(firefox)} and Safari ${String(safari)}`;
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(sentence);
  });
});
