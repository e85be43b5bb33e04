/** Where the time went, as stacked bars divided by kind. */
import { kinds, type Breakdown, type Kind } from '../profile/breakdown.ts';
import { shown } from './figures.ts';

const width = 1080;
const labels = 150;
const figures = 90;
const lane = 34;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = (value: number): string => value.toFixed(1);

/** The CSS class of a kind. */
export const classOf = (kind: Kind): string => `kind-${kind.replace(/[^a-z]/gi, '-').toLowerCase()}`;

function barOf(who: string, { total, parts }: Breakdown, index: number, most: number): string {
  const top = index * lane;
  const scale = (width - labels - figures) / most;
  let x = labels;
  const pieces = kinds.flatMap((kind) => {
    const time = parts[kind] ?? 0;
    if (time * scale < 0.3) return [];
    const from = x;
    x += time * scale;
    const words = `${kind} ${shown(time, 'ms')}`;
    return `<rect class="${classOf(kind)}" x="${at(from)}" y="${String(top + 4)}" width="${at(time * scale)}" height="${String(lane - 12)}"><title>${words}</title></rect>`;
  });
  const name = `<text x="0" y="${String(top + lane / 2 + 2)}">${escape(who)}</text>`;
  const figure = `<text class="figure" x="${at(x + 8)}" y="${String(top + lane / 2 + 2)}">${shown(total, 'ms')}</text>`;
  return name + pieces.join('') + figure;
}

/** The parts of a breakdown as text, largest first: “React 4.1 ms, style 2 ms”. */
export function partsInWords({ parts }: Breakdown, least = 0.01): string {
  return kinds
    .map((kind) => [kind, parts[kind] ?? 0] as const)
    .filter(([, time]) => time >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, time]) => `${kind} ${shown(time, 'ms')}`)
    .join(', ');
}

/** The bars as SVG. Their colours come from the page. */
export function stackOf(all: readonly (readonly [who: string, breakdown: Breakdown])[]): string {
  const most = Math.max(...all.map(([, { total }]) => total), 0.001);
  const bars = all.map(([who, breakdown], index) => barOf(who, breakdown, index, most)).join('');
  const said = all.map(([who, breakdown]) => `${who}: ${partsInWords(breakdown)}`).join('; ');
  return `<svg class="stack" viewBox="0 0 ${String(width)} ${String(all.length * lane)}" role="img" aria-label="${escape(said)}">${bars}</svg>`;
}
