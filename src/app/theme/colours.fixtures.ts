/** Style sheets and their colours, for tests of contrast. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The declarations of a style sheet, by the selector that they are under. */
export function rulesOf(css: string): readonly (readonly [selector: string, values: ReadonlyMap<string, string>])[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim().replaceAll(/\s+/g, ' '),
    new Map([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])),
  ]);
}

/** The rules of `tokens.css`. */
export const tokenRules = rulesOf(read('tokens.css'));

/** The tokens of a colour scheme. */
export function tokensOf(scheme: string): ReadonlyMap<string, string> {
  return new Map(tokenRules.find(([selector]) => selector.includes(`='${scheme}'`))?.[1]);
}

/** Returns a function that gives the opaque colour of a token in a scheme. */
export function colourOfToken(scheme: string): (name: string) => string {
  const tokens = tokensOf(scheme);
  return (name) => {
    const value = tokens.get(name);
    if (!value || !/^#[\da-f]{6}$/.test(value)) throw new Error(`${name} is no colour of the ${scheme} scheme.`);
    return value;
  };
}

/** Every style sheet below `src` but `tokens.css`, by its path there. */
export const sheets = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'))
  .map((path) => [path, read(join('../..', path))] as const);

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const colourOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: the contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The visible colour if a share of a colour, from 0 to 1, is painted over another one. */
export function mixed(colour: string, share: number, below: string): string {
  const under = partsOf(below);
  return colourOf(partsOf(colour).map((part, at) => part * share + (under[at] ?? 0) * (1 - share)));
}

/** The same, if the colours are multiplied. */
export function multiplied(colour: string, share: number, below: string): string {
  const under = partsOf(below);
  return mixed(colourOf(partsOf(colour).map((part, at) => (part * (under[at] ?? 0)) / 255)), share, below);
}

/** The visible colour if a colour, perhaps partly transparent, is painted over an opaque one. */
export function blendOver(colour: string, below: string): string {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour);
  if (!rgb) return colour;
  const [red = 0, green = 0, blue = 0, percent = 0] = rgb.slice(1).map(Number);
  return mixed(colourOf([red, green, blue]), percent / 100, below);
}
