/** A plot of one row: the contenders from top to bottom, the figures from left to right on a logarithmic scale. */
import { figureOf, ours, type Results, type Row } from '../results.ts';
import { shown } from './figures.ts';

const width = 560;
const labels = 120;
const figures = 84;
const lane = 28;
const axis = 24;

/** The powers of ten around the figures, as exponents; figures below a hundredth count as a hundredth. */
export function decadesOf(values: readonly number[]): readonly [number, number] {
  const positive = values.map((value) => Math.max(value, 0.01));
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.ceil(Math.log10(Math.max(...positive)));
  return [low, Math.max(high, low + 1)];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Scale = (value: number) => number;

function scaleOf([low, high]: readonly [number, number]): Scale {
  const room = width - labels - figures;
  return (value) => labels + ((Math.log10(Math.max(value, 0.01)) - low) / (high - low)) * room;
}

const at = (value: number): string => value.toFixed(1);

function grid([low, high]: readonly [number, number], scale: Scale, height: number, unit: Row['unit']): string {
  const exponents = Array.from({ length: high - low + 1 }, (_, n) => low + n);
  const sparse = exponents.length > 6 ? exponents.filter((_, n) => n % 2 === 0) : exponents;
  return sparse
    .map((exponent) => {
      const x = at(scale(10 ** exponent));
      const words = shown(10 ** exponent, unit);
      return `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${String(height)}"/><text class="soft" x="${x}" y="${String(height + 16)}" text-anchor="middle">${words}</text>`;
    })
    .join('');
}

function laneOf(results: Results, row: Row, who: string, index: number, scale: Scale): string {
  const middle = index * lane + lane / 2;
  const { quartiles } = results.summary(row.id, who);
  const figure = figureOf(results, row, who);
  const kind = who === ours ? 'ours' : 'peer';
  const dots = results
    .values(row.id, who)
    .map((value) => `<circle class="sample" cx="${at(scale(value))}" cy="${at(middle)}" r="3"/>`);
  const [from, to] = quartiles.map(scale) as [number, number];
  return [
    `<text x="0" y="${at(middle + 4)}">${escape(who)}</text>`,
    `<g class="${kind}">${dots.join('')}<line x1="${at(from)}" x2="${at(to)}" y1="${at(middle)}" y2="${at(middle)}" stroke-width="5"/>`,
    `<line x1="${at(scale(figure))}" x2="${at(scale(figure))}" y1="${at(middle - 9)}" y2="${at(middle + 9)}" stroke-width="2.5"/></g>`,
    `<text x="${String(width)}" y="${at(middle + 4)}" text-anchor="end">${shown(figure, row.unit)}</text>`,
  ].join('');
}

/** The plot as SVG. Its colours come from the page. */
export function plotOf(results: Results, row: Row): string {
  const everyone = results.measured(row.id);
  const values = everyone.flatMap((who) => results.values(row.id, who));
  const decades = decadesOf(row.budget === undefined ? values : [...values, row.budget]);
  const scale = scaleOf(decades);
  const height = everyone.length * lane;
  const lanes = everyone.map((who, index) => laneOf(results, row, who, index, scale)).join('');
  const x = row.budget === undefined ? '' : at(scale(row.budget));
  const budget =
    x === '' ? '' : `<line class="budget" x1="${x}" x2="${x}" y1="0" y2="${String(height)}" stroke-width="1.5"/>`;
  const said = everyone.map((who) => `${who} ${shown(figureOf(results, row, who), row.unit)}`).join(', ');
  return `<svg viewBox="0 0 ${String(width)} ${String(height + axis)}" role="img" aria-label="${escape(said)}">${grid(decades, scale, height, row.unit)}${budget}${lanes}</svg>`;
}
