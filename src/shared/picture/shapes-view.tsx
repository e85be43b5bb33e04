/** Draws the shapes of pictures on the screen, in the colours of the theme. */
import { createElement, memo, use, type ReactNode, type SVGAttributes } from 'react';
import { coloursOnWhite, elementOf } from '../../core/pictures/elements.ts';
import type { GroupShape, Paint, Shape } from '../../core/pictures/shapes.ts';
import { TextFitContext, type KeepWithin } from '../../ui/picture/text-fit.ts';

const tokens: Readonly<Record<Paint, string>> = {
  ink: 'var(--desk-ink)',
  soft: 'var(--desk-ink-soft)',
  line: 'var(--desk-line)',
  edge: 'var(--desk-line-strong)',
  paper: 'var(--desk-surface)',
  sunken: 'var(--desk-sunken)',
  accent: 'var(--desk-accent)',
  'accent-wash': 'var(--desk-accent-wash)',
  supports: 'var(--supports)',
  'supports-wash': 'var(--supports-wash)',
  contradicts: 'var(--contradicts)',
  'contradicts-wash': 'var(--contradicts-wash)',
};

const fonts = { ui: 'var(--font-ui)', mono: 'var(--font-mono)' } as const;

/** Names that React spells differently from SVG. */
const inReact: Readonly<Record<string, string>> = {
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-linecap': 'strokeLinecap',
  'font-family': 'fontFamily',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'text-anchor': 'textAnchor',
};

/** Returns attributes for the element of a group that is an item, such as its role and its place in the tab order. */
export type ItemAttributes = (item: string, group: GroupShape) => SVGAttributes<SVGGElement>;

interface ShapesViewProps {
  readonly shapes: readonly Shape[];
  /** The same function as long as no item changes. */
  readonly attributes?: ItemAttributes | undefined;
  /** Whether the colours are those for white paper, in any theme. */
  readonly onWhite?: boolean;
}

/** The shapes, inside an `svg` element. */
export const ShapesView = memo(function ShapesView({ shapes, attributes, onWhite }: ShapesViewProps) {
  const drawing = { attributes, colours: onWhite ? coloursOnWhite : tokens, keepWithin: use(TextFitContext) };
  return <>{shapes.map((shape, at) => drawn(shape, at, drawing))}</>;
});

interface Drawing {
  readonly attributes: ItemAttributes | undefined;
  readonly colours: typeof tokens;
  readonly keepWithin: KeepWithin | undefined;
}

function drawn(shape: Shape, at: number, drawing: Drawing): ReactNode {
  const { attributes, colours, keepWithin } = drawing;
  const element = elementOf(shape, (paint) => colours[paint], fonts);
  const names = Object.entries(element.attributes).map(([name, value]) => [inReact[name] ?? name, value] as const);
  const own = { key: at, ...Object.fromEntries(names) };
  if (keepWithin && shape.kind === 'text' && shape.widthLimit !== undefined)
    return createElement('text', { ...own, ref: keepWithin(shape.widthLimit) }, element.text);
  if (shape.kind !== 'group') return createElement(element.tag, own, element.text);
  const { item, name } = shape;
  const extra = item !== undefined && attributes ? attributes(item, shape) : {};
  return (
    <g key={item ?? at} data-item={item} transform={element.attributes.transform as string | undefined} {...extra}>
      {name === undefined ? null : <title>{name}</title>}
      {/* The spaces are not drawn. They are between the lines of a text if it is read. */}
      {shape.children.flatMap((child, index) => [drawn(child, index, drawing), ' '])}
    </g>
  );
}
