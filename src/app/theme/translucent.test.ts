import { describe, expect, it } from 'vitest';
import { colourOfToken, contrast, mixed, multiplied, rulesOf, sheets } from './colours.fixtures.ts';

/** Text, and a sign or line that is needed to understand what is shown. */
const [text, sign] = [4.5, 3];

interface Drawn {
  readonly what: string;
  readonly colour: string;
  readonly ground: string;
  /** The least contrast that WCAG 2.2 allows. */
  readonly least: number;
}

/** How a translucent colour looks: from its share of the visible colour, and the tokens of the scheme. */
type Look = (share: number, token: (name: string) => string, scheme: string) => readonly Drawn[];

const grounds = ['--desk-paper', '--desk-surface', '--desk-sunken'];
const effects = ['--supports', '--contradicts'];

/** The signs of the matrix in their cells: on their own washes, on the cell or on a cell that is pointed at. */
const signs: readonly (readonly [colour: string, ground: string])[] = [
  ...effects.map((effect) => [effect, `${effect}-wash`] as const),
  ...[...effects, '--desk-ink-soft'].flatMap((colour) =>
    ['--desk-surface', '--desk-hover'].map((ground) => [colour, ground] as const),
  ),
];

/** Signs below a layer that is painted over them and their ground. */
const below = (drawn: (layer: string, share: number, under: string) => string, layer: string): Look => {
  return (share, token) =>
    signs.map(([colour, ground]) => ({
      what: `${colour} on ${ground}`,
      colour: drawn(token(layer), share, token(colour)),
      ground: drawn(token(layer), share, token(ground)),
      least: sign,
    }));
};

/** Text or signs on a ground that is partly covered by a wash. */
const on = (wash: string, colours: readonly string[], over: readonly string[], least: number): Look => {
  return (share, token) =>
    colours.flatMap((colour) =>
      over.map((ground) => ({
        what: `${colour} on ${ground}`,
        colour: token(colour),
        ground: mixed(token(wash), share, token(ground)),
        least,
      })),
    );
};

/** Lines or signs that are translucent themselves. */
const faded = (colours: readonly string[], over = grounds.slice(0, 2)): Look => {
  return (share, token) =>
    colours.flatMap((colour) =>
      over.map((ground) => ({
        what: `${colour} on ${ground}`,
        colour: mixed(token(colour), share, token(ground)),
        ground: token(ground),
        least: sign,
      })),
    );
};

/** Each translucent colour of the style sheets: how it looks, or why no contrast is required. */
const places: Readonly<Record<string, Look | string>> = {
  'ui/small-button.module.css | .button:disabled | opacity': 'Disabled controls need no contrast.',
  'screens/review/screen.module.css | .line | opacity': faded([...effects, '--desk-ink-soft']),
  "screens/review/screen.module.css | .line[data-light='dim'] | opacity":
    'Another link is looked at. Each link is also a card in words, whose contrast stays.',
  'screens/map/map.module.css | .supports, .contradicts | stroke-opacity': faded(['--supports']),
  'screens/map/map.module.css | .contradicts | stroke-opacity': faded(['--contradicts']),
  'screens/matrix/grid.module.css | [data-row][data-odd] .cell | background': on(
    '--desk-sunken',
    [...effects, '--desk-ink-soft'],
    ['--desk-surface'],
    sign,
  ),
  "screens/matrix/grid.module.css | [data-row][data-tone='excluded'] .cell::before, [data-row][data-tone='excluded'] .cell::after | opacity":
    faded([...effects, '--desk-ink-soft'], ['--desk-surface', '--desk-hover']),
  "screens/matrix/grid.module.css | [data-row][data-tone='losses'] .cell | background": on(
    '--mark-active-wash',
    [...effects, '--desk-ink-soft', '--level-error', '--level-violation', '--level-notice'],
    ['--desk-surface'],
    sign,
  ),
  "screens/matrix/grid.module.css | .strip[data-tone='losses'] | opacity": (share, token, scheme) =>
    scheme === 'light' ? below(multiplied, '--mark-active-wash')(share, token, scheme) : [],
  "screens/matrix/grid.module.css | [data-mantine-color-scheme='dark'] .strip[data-tone='losses'] | opacity": (
    share,
    token,
    scheme,
  ) => (scheme === 'dark' ? below(mixed, '--mark-active-wash')(share, token, scheme) : []),
  "screens/matrix/grid.module.css | .strip[data-tone='excluded'] | opacity": below(mixed, '--desk-surface'),
  'screens/export/transfer.module.css | .drop | background': on(
    '--desk-paper',
    ['--desk-accent'],
    ['--desk-ink', '--desk-accent', '--mark-active', ...grounds],
    text,
  ),
  'screens/export/transfer.module.css | .finding:hover | background': (share, token) =>
    ['--desk-ink', '--level-error', '--level-violation', '--level-notice'].flatMap((colour) =>
      [...grounds, '--level-error-wash', '--level-violation-wash', '--level-notice-wash']
        .filter((ground) => colour === '--desk-ink' || !ground.startsWith('--level') || ground === `${colour}-wash`)
        .map((ground) => ({
          what: `${colour} on ${ground}`,
          colour: token(colour),
          ground: mixed(token(colour), share, token(ground)),
          least: text,
        })),
    ),
};

/** The share of a colour that a value makes visible; undefined if it is opaque or nothing. */
function shareOf(property: string, value: string): number | undefined {
  if (property.endsWith('opacity')) return Number(value) > 0 && Number(value) < 1 ? Number(value) : undefined;
  const percent = /^color-mix\(in srgb, .+ (\d+)%, transparent\)$/.exec(value) ?? /^rgba?\(.+ \/ (\d+)%\)$/.exec(value);
  return percent ? Number(percent[1]) / 100 : undefined;
}

const found = new Map<string, number>(
  sheets.flatMap(([path, css]) =>
    rulesOf(css).flatMap(([selector, values]) =>
      [...values].flatMap(([property, value]) => {
        const share = shareOf(property, value);
        return share === undefined ? [] : [[`${path} | ${selector} | ${property}`, share] as const];
      }),
    ),
  ),
);

it('every translucent colour has its contrast tested, or a reason why it needs none', () => {
  expect([...found.keys()].sort()).toEqual(Object.keys(places).sort());
});

it('no colour is made translucent in another way', () => {
  const other = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/:\s*([^;{}]*(?:rgba?\(|hsla?\(|color-mix\([^;{}]*transparent|#[\da-f]{8}\b)[^;{}]*);/g)]
      .filter(([, value = '']) => shareOf('', value.trim()) === undefined)
      .map(([, value = '']) => `${path}: ${value}`),
  );
  expect(other).toEqual([]);
});

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  const token = colourOfToken(scheme);
  const drawn = Object.entries(places).flatMap(([place, look]) =>
    typeof look === 'string' ? [] : look(found.get(place) ?? 0, token, scheme).map((each) => ({ place, ...each })),
  );

  it.each(drawn)('$what is visible: $place', ({ colour, ground, least }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least);
  });
});
