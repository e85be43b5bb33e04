/** The picture of a map, as shapes. The same map always gives the same picture. */
import type { Casefile } from '../../casefile/types.generated.ts';
import { occurrences } from '../../json/grouped.ts';
import type { GroupShape, Picture, Shape, TextShape } from '../shapes.ts';
import { effectLine, effectSign } from '../effect-signs.ts';
import { fromRight, runsFromRight, linesOf } from '../svg.ts';
import { columnBoxes, layOutMap, type MapLayout, type PlacedNode, type PlacedRibbon } from './map-layout.ts';
import type { EvidenceMap, MapNode, MapSharing, MapPath } from './map-model.ts';
import {
  nodeName,
  ribbonName,
  textsOfNode,
  claimName,
  claimWords,
  effectWords,
  entryName,
  observationName,
  passageName,
  publisherName,
} from './map-names.ts';
import { listed } from '../../json/words.ts';

/** The height above the boxes, for the headings of the columns; and the space around the picture. */
const headHeight = 34;
const margin = 10;
const headings = ['Publishers', 'Observations and passages', 'Claims', 'Entries'];
/** The size of the texts, their line height, and the space between a box and its text, in CSS pixels. */
const size = 12.5;
const lineHeight = 16;
const inset = 10;
/** Bold letters are wider than the estimate. */
const bold = 1.05;

/** A picture whose groups are the nodes and the ribbons of a map, with their keys as items. */
export interface MapPicture extends Picture {
  readonly layout: MapLayout;
}

interface MapOptions extends Pick<Picture, 'title' | 'description'> {
  /** Whether the texts leave space for letters and words that a reader sets further apart; false by default. */
  readonly isSpaced?: boolean;
  /** The passages that share words; none by default. */
  readonly sharing?: readonly MapSharing[];
}

/** Returns the picture of a map. `title` names it, and `description` says in words what it shows. */
export function mapPicture(
  casefile: Casefile | null,
  map: EvidenceMap,
  { title, description, isSpaced = false, sharing = [] }: MapOptions,
): MapPicture {
  // With more space between letters, a line has fewer words, so each box has one line more.
  const layout = layOutMap(map, isSpaced ? lineHeight : 0);
  const nodes = new Map(map.nodes.map((node) => [node.key, node]));
  const ends = occurrences(map.ribbons.map(({ to }) => to));
  const ribbons = layout.ribbons.flatMap((placed) => {
    const [from, to] = [nodes.get(placed.ribbon.from), nodes.get(placed.ribbon.to)];
    return from && to
      ? [ribbonGroup(placed, ribbonName(casefile, placed.ribbon, from, to), ends.get(to.key) === 1)]
      : [];
  });
  const boxes = new Map(layout.nodes.map((box) => [box.node.key, box]));
  const links = sharing.flatMap((each) => sharingGroup(each, boxes));
  const shapes = [
    ...headingShapes(),
    ...ribbons,
    ...layout.nodes.map((box) => nodeGroup(casefile, box, isSpaced)),
    ...links,
  ];
  const [width, height] = [layout.width + 2 * margin, layout.height + headHeight + margin];
  return { title, description, width, height, shapes, layout };
}

function headingShapes(): readonly Shape[] {
  return columnBoxes.map(({ x, width }, column) => ({
    ...{ kind: 'text', text: headings[column] ?? '', x: x + margin, y: headHeight - 12, widthLimit: width },
    ...{ size, weight: 600, fill: 'soft' },
  }));
}

function nodeGroup(casefile: Casefile | null, placed: PlacedNode, isSpaced: boolean): GroupShape {
  const { node, width, height, ...box } = placed;
  const [x, y] = [box.x + margin, box.y + headHeight];
  const { isSubject } = node;
  const rect: Shape = {
    ...{ kind: 'rect', x, y, width, height, radius: 4, fill: isSubject ? 'accent-wash' : 'paper' },
    ...(isSubject ? { stroke: 'accent', strokeWidth: 2 } : { stroke: 'edge' }),
    ...(isMissing(node) ? { dash: [3, 3] } : {}),
  };
  const { title, detail } = textsOfNode(casefile, node);
  const lines = linesIn(title, detail, { width: width - 2 * inset, height, isSpaced });
  const top = y + (height - lines.length * lineHeight) / 2 + lineHeight * 0.75;
  const texts = lines.map(({ text, isTitle, isFromRight }, at): TextShape => ({
    ...{ kind: 'text', y: top + at * lineHeight, size, widthLimit: width - 2 * inset },
    ...{ fill: isTitle ? 'ink' : 'soft', weight: isTitle ? 600 : 400 },
    ...(isFromRight ? { text: fromRight(text), x: x + width - inset, anchor: 'end' } : { text, x: x + inset }),
  }));
  return { kind: 'group', item: node.key, name: nodeName(casefile, node), children: [rect, ...texts] };
}

interface Line {
  readonly text: string;
  readonly isTitle: boolean;
  readonly isFromRight: boolean;
}

/** The space for the texts of a box. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly isSpaced: boolean;
}

/** The maximum number of lines of text in a large box. */
const maxLines = 4;

/** The title and the detail of a node, as many lines as there is space for. */
function linesIn(title: string, detail: string, box: Box): readonly Line[] {
  const space = Math.min(maxLines + (box.isSpaced ? 1 : 0), Math.floor((box.height - 6) / lineHeight));
  if (detail === '') return linesOfText(title, box, Math.max(1, space), true);
  if (space < 2) return linesOfText(`${title}  ${detail}`, box, 1, false);
  const titles = linesOfText(title, box, space - 1, true);
  return [...titles, ...linesOfText(detail, box, space - titles.length, false)];
}

/** The lines of one text, which all run in its direction. */
function linesOfText(text: string, { width, isSpaced }: Box, most: number, isTitle: boolean): readonly Line[] {
  const isFromRight = runsFromRight(text);
  const lines = linesOf(text, { width, size: isTitle ? size * bold : size, most, isSpaced });
  return lines.map((line) => ({ text: line, isTitle, isFromRight }));
}

/** Whether a node represents something that the draft does not have. */
function isMissing({ thing }: MapNode): boolean {
  if (thing.kind === 'publisher') return typeof thing.publisher !== 'string';
  return thing.kind === 'missing-claim' || (thing.kind === 'passage' && thing.passageId === undefined);
}

/** The distance of a sign from the end of its ribbon, and the thinnest ribbon with a sign among others. */
const signDistance = 14;
const leastForSign = 10;

/** A ribbon that supports is a plain band; one that contradicts is a band of dashes. */
function ribbonGroup({ ribbon, left, right, height }: PlacedRibbon, name: string, isAlone: boolean): GroupShape {
  const { effect } = ribbon;
  const [x1, x2] = [left.x + margin, right.x + margin];
  const [y1, y2] = [left.top + headHeight, right.top + headHeight];
  const { stroke, dash } = effectLine(effect);
  const middle = `M${curve(x1, y1 + height / 2, x2, y2 + height / 2)}`;
  const outline = `M${curve(x1, y1, x2, y2)}L${curve(x2, y2 + height, x1, y1 + height)}Z`;
  const band: Shape =
    effect === 'supports'
      ? { kind: 'path', d: outline, fill: stroke, opacity: 0.65 }
      : {
          kind: 'path',
          d: middle,
          stroke,
          strokeWidth: height,
          opacity: effect === 'contradicts' ? 0.8 : 1,
          ...(dash ? { dash } : {}),
        };
  const isKnown = effect === 'supports' || effect === 'contradicts';
  const hasSign = isKnown && (isAlone || height >= leastForSign);
  const sign = hasSign ? [effectSign(effect, { x: x2 - signDistance, y: y2 + height / 2 })] : [];
  return { kind: 'group', item: ribbon.key, name, children: [band, ...sign] };
}

/** How far a link between two passages is from their boxes, in CSS pixels. */
const bulge = 36;

/** A dotted link on the left of two passages that share words. */
function sharingGroup({ from, to }: MapSharing, boxes: ReadonlyMap<string, PlacedNode>): readonly GroupShape[] {
  const [one, other] = [boxes.get(from.key), boxes.get(to.key)];
  if (!one || !other) return [];
  // Beside the edges that face each other: the ribbons are in the middle.
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  const x = one.x + margin;
  const y1 = upper.y + headHeight + upper.height * 0.85;
  const y2 = lower.y + headHeight + lower.height * 0.15;
  const points = [x, y1, x - bulge, y1, x - bulge, y2, x, y2].map((value) => roundedText(value));
  const d = `M${points.slice(0, 2).join(' ')}C${points.slice(2).join(' ')}`;
  const name = `${[from, to].map(({ thing }) => observationInWords(thing)).join(' and ')} share words`;
  const line: Shape = { kind: 'path', d, stroke: 'ink', strokeWidth: 3, dash: [0.1, 6], cap: 'round' };
  return [{ kind: 'group', name, children: [line] }];
}

function observationInWords(thing: MapNode['thing']): string {
  const number = thing.kind === 'passage' ? thing.observation : undefined;
  return number === undefined ? 'An observation' : `Observation ${String(number)}`;
}

/** The points of a curve after its first “M” or “L”, flat at both ends. */
function curve(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  const [start = '', ...points] = [
    [x1, y1],
    [middle, y1],
    [middle, y2],
    [x2, y2],
  ].map(([x = 0, y = 0]) => `${roundedText(x)} ${roundedText(y)}`);
  return `${start}C${points.join(' ')}`;
}

function roundedText(value: number): string {
  return String(Math.round(value * 10) / 10);
}

// The table that says the same as a map: one row for each path.

/** The headings of the table. */
export const mapHeadings = [
  'Publisher',
  'Observation',
  'Passage',
  'Claim',
  'Text',
  'Effect',
  'Entry',
  'Reason',
] as const;

/** A row of the table; a cell without a value is ''. */
export interface MapTableRow {
  readonly path: MapPath;
  readonly cells: readonly string[];
}

/** Returns the rows of the table, in the order of the document. */
export function mapRows(
  casefile: Casefile | null,
  { paths }: EvidenceMap,
  sharing: readonly MapSharing[] = [],
): readonly MapTableRow[] {
  return paths.map((path) => ({ path, cells: cellsOf(casefile, path, sharing) }));
}

/** Names the other observations on the map that share words with the passage of a path. */
function sharedWith({ observation, passageId }: MapPath, sharing: readonly MapSharing[]): string {
  const isHere = ({ thing }: MapNode): boolean =>
    thing.kind === 'passage' && thing.passageId === passageId && thing.observation === observation;
  const others = sharing.flatMap(({ from, to }) => (isHere(from) ? [to] : isHere(to) ? [from] : []));
  const numbers = others.flatMap(({ thing }) => (thing.kind === 'passage' ? (thing.observation ?? []) : []));
  if (numbers.length === 0) return '';
  return `shares words with ${numbers.length === 1 ? 'observation' : 'observations'} ${listed([...new Set(numbers)].map(String), 6)}`;
}

function cellsOf(casefile: Casefile | null, path: MapPath, sharing: readonly MapSharing[]): readonly string[] {
  const { claim, claimId, link } = path;
  const cited = claim ? claimName(claim) : claimId === '' ? '' : `${claimId} (missing)`;
  return [
    ...(link && !claim ? ['', '', ''] : sourceCells(casefile, path, sharing)),
    cited,
    claim ? claimWords(claim) : '',
    link ? effectWords[link.effect] : '',
    link ? entryName(link.entry) : '',
    link?.reason ?? '',
  ];
}

function sourceCells(casefile: Casefile | null, path: MapPath, sharing: readonly MapSharing[]) {
  const { publisher, observation, passageId, place } = path;
  const passage = [passageName(casefile, observation, passageId), place, sharedWith(path, sharing)]
    .filter((part) => part !== '')
    .join(', ');
  return [publisherName(casefile, publisher), observationName(casefile, observation), passage];
}
