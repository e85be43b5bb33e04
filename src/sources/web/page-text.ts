/**
 * Takes the exact text of a parsed page: what a browser shows without style sheets, with white space collapsed as CSS
 * Text 3 section 4 describes, one line for each block and a tab between the cells of a table.
 */
import { attribute, isHtml, nodesIn, isElement, isText, type Element } from './parse-page.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { Segment, SegmentLoss, Separator } from '../../core/extraction/extraction.ts';
import { codePointLength } from '../../core/text/offsets.ts';

// Writes the segments of a text that is laid out in lines: it joins words, lines and cells as a reader sees them, and
// starts a segment where the group changes.

/** What separates the next text from the one before it. Line feeds count most, then tabs, then a space. */
interface Gap {
  breaks: number;
  tabs: number;
  hasSpace: boolean;
}

/**
 * Where a text is: in the flow of the page, or beside it, where it does not change how the rest is joined, such as
 * hidden text.
 */
type Flow = 'main' | 'beside';

interface OpenSegment {
  readonly separator: Separator;
  readonly group: string;
  readonly pieces: string[];
  length: number;
  readonly losses: SegmentLoss[];
}

interface SegmentWriter {
  /** Adds a text exactly as it is. */
  text(text: string, group: string, flow: Flow): void;
  /** Separates the next text by white space. */
  space(flow: Flow): void;
  /** Starts the next text on a new line, unless it would start on one already. */
  line(flow: Flow): void;
  /** Adds a line feed, such as `br`. */
  lineBreak(flow: Flow): void;
  /** Starts the next cell of a row. */
  cell(flow: Flow): void;
  /** Drops what would separate the next text on the line: white space at the start or end of a cell. */
  trim(flow: Flow): void;
  /** Ends a text beside the flow. */
  endBeside(): void;
  lose(code: Loss['code'], group: string): void;
  finish(): readonly Segment[];
}

const separators: readonly Separator[] = ['\n\n', '\n', '\t', ' '];

const noGap = (): Gap => ({ breaks: 0, tabs: 0, hasSpace: false });

function gapText({ breaks, tabs, hasSpace }: Gap): string {
  if (breaks > 0 || tabs > 0) return '\n'.repeat(breaks) + '\t'.repeat(tabs);
  return hasSpace ? ' ' : '';
}

/** Merges losses of the same kind. Keeps the position of the first. */
function addLoss(losses: SegmentLoss[], code: Loss['code'], count: number, at: number): void {
  const index = losses.findIndex((loss) => loss.code === code);
  const before = losses[index];
  if (before) losses[index] = { ...before, count: before.count + count };
  else losses.push({ code, count, at });
}

function createSegmentWriter(): SegmentWriter {
  const segments: Segment[] = [];
  const gaps: Record<Flow, Gap> = { main: noGap(), beside: noGap() };
  let open: OpenSegment | undefined;
  let hasMain = false;
  let isBesideOpen = false;
  /** The losses of groups before their next segment. */
  const waiting = new Map<string, SegmentLoss[]>();
  const usedGroups = new Set<string>();
  /** The groups that a line ended after, since their last segment. Other groups may be left out between the two. */
  const groupsBeforeLineEnd = new Set<string>();

  const close = (): void => {
    if (!open) return;
    const { separator, group, pieces, losses } = open;
    segments.push({ separator, text: pieces.join(''), group, place: null, ...(losses.length > 0 && { losses }) });
    open = undefined;
  };
  const gapBefore = (flow: Flow): string => {
    const { main, beside } = gaps;
    if (flow === 'main') {
      const gap = hasMain ? gapText(main) : main.breaks > 0 ? '\n' : '';
      hasMain = true;
      return gap;
    }
    if (isBesideOpen) return gapText(beside);
    const hasLine = main.breaks > 0 || beside.breaks > 0;
    return hasLine ? '\n' : main.tabs > 0 ? '\t' : main.hasSpace || beside.hasSpace ? ' ' : '';
  };
  const append = (text: string): void => {
    if (!open || text === '') return;
    open.pieces.push(text);
    open.length += codePointLength(text);
  };
  const start = (gap: string, group: string, flow: Flow): void => {
    close();
    if (flow === 'main' && gap.includes('\n')) for (const used of usedGroups) groupsBeforeLineEnd.add(used);
    const whole = flow === 'main' && !gap.includes('\n') && groupsBeforeLineEnd.has(group) ? '\n' : gap;
    groupsBeforeLineEnd.delete(group);
    usedGroups.add(group);
    const separator = separators.find((one) => whole.startsWith(one)) ?? '';
    open = { separator, group, pieces: [], length: 0, losses: waiting.get(group) ?? [] };
    waiting.delete(group);
    append(whole.slice(separator.length));
  };

  return {
    text(text, group, flow) {
      if (text === '') return;
      const gap = gapBefore(flow);
      if (open?.group === group) append(gap);
      else start(gap, group, flow);
      append(text);
      gaps.beside = noGap();
      if (flow === 'main') gaps.main = noGap();
      isBesideOpen = flow === 'beside';
    },
    space(flow) {
      gaps[flow].hasSpace = true;
    },
    line(flow) {
      const gap = gaps[flow];
      gaps[flow] = { breaks: Math.max(gap.breaks, 1), tabs: 0, hasSpace: false };
    },
    lineBreak(flow) {
      const gap = gaps[flow];
      gaps[flow] = { breaks: gap.breaks + 1, tabs: 0, hasSpace: false };
    },
    cell(flow) {
      gaps[flow].tabs += 1;
      gaps[flow].hasSpace = false;
    },
    trim(flow) {
      gaps[flow].hasSpace = false;
    },
    endBeside() {
      if (isBesideOpen && gapText(gaps.main) === '') {
        append(gaps.beside.breaks > 0 ? '\n' : gaps.beside.hasSpace ? ' ' : '');
      }
      gaps.beside = noGap();
      isBesideOpen = false;
    },
    lose(code, group) {
      if (open?.group === group) return addLoss(open.losses, code, 1, open.length);
      const losses = waiting.get(group) ?? [];
      addLoss(losses, code, 1, 0);
      waiting.set(group, losses);
    },
    finish() {
      close();
      // Losses after the last text of a group are at its end. A group without text is not offered.
      for (const [group, losses] of waiting) {
        const index = segments.findLastIndex((segment) => segment.group === group);
        const last = segments[index];
        if (!last) continue;
        const all = [...(last.losses ?? [])];
        for (const { code, count } of losses) addLoss(all, code, count, codePointLength(last.text));
        segments[index] = { ...last, losses: all };
      }
      return segments;
    },
  };
}

// Tells tables of data from tables that only lay out a page.

/** What cells of data do not contain. */
const layoutContent = ['table', 'h1', 'h2', 'section', 'article', 'main', 'nav', 'header', 'footer', 'form', 'pre'];

/** The maximum number of paragraphs in a cell of data. */
const maxParagraphs = 3;

function paragraphsIn(cell: Element): number {
  return [...nodesIn(cell)].filter((node) => isHtml(node, 'p', 'div', 'blockquote')).length;
}

/**
 * Whether a table contains data, so that its rows can be lines with a tab between the cells. A table for layout is read
 * like other blocks. Similar to what browsers tell assistive technology: a caption or a heading of a column decides.
 */
function isDataTable(table: Element): boolean {
  if (/^(?:presentation|none)$/i.test(attribute(table, 'role') ?? '')) return false;
  const nodes = [...nodesIn(table)];
  if (nodes.some((node) => isHtml(node, 'table'))) return false;
  if (nodes.some((node) => isHtml(node, 'th', 'caption'))) return true;
  if (nodes.some((node) => isHtml(node, ...layoutContent))) return false;
  const rows = nodes.filter((node): node is Element => isHtml(node, 'tr'));
  const cellsOf = (row: Element): readonly Element[] =>
    row.childNodes.filter((node): node is Element => isHtml(node, 'td'));
  return (
    rows.some((row) => cellsOf(row).length > 1) &&
    rows.every((row) => cellsOf(row).every((cell) => paragraphsIn(cell) <= maxParagraphs))
  );
}

/** Elements whose content a browser does not show, and which lose nothing that a reader sees. */
const unshown = new Set(
  `area base basefont bgsound col colgroup datalist head link meta noembed noframes noscript param rp script source style
  template title track wbr`.split(/\s+/),
);

/** Elements that show something else than the text in them. */
const pictures = new Set(['img', 'svg', 'canvas', 'map']);
const embedded = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'video', 'audio', 'portal']);

/** Elements that start and end a line (HTML Standard, section 15.3). */
const blocks = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search
  section select summary table tbody td tfoot th thead tr ul xmp`.split(/\s+/),
);

const preformatted = new Set(['pre', 'listing', 'plaintext', 'xmp', 'textarea']);

type WhiteSpace = 'collapse' | 'lines' | 'exact';

/** What an element inherits. */
interface Surroundings {
  readonly group: string;
  readonly flow: Flow;
  readonly whiteSpace: WhiteSpace;
  /** Whether the text is in a cell of a table of data, which is one line. */
  readonly isInCell: boolean;
  readonly depth: number;
}

/** Returns the group of an element, given that of its parent; the same if it does not start another one. */
export type GroupOf = (element: Element, parentGroup: string) => string;

/** The IDs of the groups of text that a page does not show, and of ruby annotations. */
export const hiddenGroup = 'hidden';
export const rubyGroup = 'ruby';

/** Trees of parsers are at most 512 deep. Misnested tags can add levels to elements that are moved. */
const deepest = 2000;

interface InlineStyle {
  readonly display: string | undefined;
  readonly whiteSpace: string | undefined;
  readonly isInvisible: boolean;
}

function inlineStyle(element: Element): InlineStyle | undefined {
  const style = attribute(element, 'style');
  if (style === undefined) return undefined;
  const value = (name: string): string | undefined =>
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([a-z-]+)`, 'i').exec(style)?.[1]?.toLowerCase();
  return {
    display: value('display'),
    whiteSpace: value('white-space'),
    isInvisible: /^(?:hidden|collapse)$/.test(value('visibility') ?? ''),
  };
}

function isHidden(element: Element, style: InlineStyle | undefined): boolean {
  if (style?.display === 'none' || style?.isInvisible) return true;
  if (attribute(element, 'hidden') !== undefined || attribute(element, 'popover') !== undefined) return true;
  return isHtml(element, 'dialog') && attribute(element, 'open') === undefined;
}

function whiteSpaceOf(element: Element, style: InlineStyle | undefined, inherited: WhiteSpace): WhiteSpace {
  const value = style?.whiteSpace;
  if (value === 'pre-line') return 'lines';
  if (value?.startsWith('pre') || value === 'break-spaces') return 'exact';
  if (value === 'normal' || value === 'nowrap') return 'collapse';
  return isHtml(element) && preformatted.has(element.tagName) ? 'exact' : inherited;
}

function isBlock(element: Element, style: InlineStyle | undefined): boolean {
  const display = style?.display;
  if (display === 'inline' || display === 'contents') return false;
  if (display !== undefined && /^(?:block|flex|grid|table|table-[a-z-]+|list-item|flow-root)$/.test(display))
    return true;
  return isHtml(element) && blocks.has(element.tagName);
}

interface Walk {
  readonly writer: SegmentWriter;
  readonly groupOf: GroupOf;
  readonly dataTables: Map<Element, boolean>;
}

/** Ends a line. A cell of data is one line, in which blocks have a space between them. */
function endLine(walk: Walk, { flow, isInCell }: Surroundings): void {
  if (isInCell) walk.writer.space(flow);
  else walk.writer.line(flow);
}

function writeCollapsed({ writer }: Walk, text: string, { group, flow }: Surroundings): void {
  const words = text.replaceAll(/[\t\n\f\r ]+/g, ' ');
  if (words.startsWith(' ')) writer.space(flow);
  writer.text(words.trim() === words ? words : words.replaceAll(/^ | $/g, ''), group, flow);
  if (words.length > 1 && words.endsWith(' ')) writer.space(flow);
}

function writeText(walk: Walk, text: string, around: Surroundings): void {
  const { writer } = walk;
  const { whiteSpace, isInCell, group, flow } = around;
  if (whiteSpace === 'collapse') return writeCollapsed(walk, text, around);
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) {
      if (isInCell) writer.space(flow);
      else writer.lineBreak(flow);
    }
    if (whiteSpace === 'lines') writeCollapsed(walk, line, around);
    else writer.text(line, group, flow);
  }
}

/** Writes what an element shows instead of its content. Returns whether its content is not text of the page. */
function writeInstead(walk: Walk, element: Element, around: Surroundings): boolean {
  const { tagName } = element;
  const lose = (code: Loss['code']): true => {
    walk.writer.lose(code, around.group);
    return true;
  };
  if (pictures.has(tagName)) {
    const isDecoration = attribute(element, 'alt') === '' || attribute(element, 'aria-hidden') === 'true';
    return tagName === 'map' ? false : isDecoration || lose('picture');
  }
  if (!isHtml(element)) return /^annotation/.test(tagName);
  // An object without data shows its content instead.
  if (tagName === 'object' && attribute(element, 'data') === undefined) return false;
  if (embedded.has(tagName)) return lose('embedded-object');
  if (tagName === 'input') {
    const isWordless = /^(?:hidden|checkbox|radio|image)$/i.test(attribute(element, 'type') ?? '');
    const words = attribute(element, 'value') ?? attribute(element, 'placeholder') ?? '';
    return isWordless || words === '' || lose('form-field');
  }
  if (tagName === 'br') {
    if (!around.isInCell) walk.writer.lineBreak(around.flow);
    else {
      walk.writer.space(around.flow);
      walk.writer.lose('cell-line-break', around.group);
    }
    return true;
  }
  return unshown.has(tagName) && !(tagName === 'rp' && around.flow === 'main');
}

/** Counts what a browser adds to the text of an element, which is not in the page. */
function loseAdditions({ writer }: Walk, element: Element, group: string): void {
  const isNumbered = isHtml(element, 'li') && isHtml(element.parentNode, 'ol');
  if (isNumbered || isHtml(element, 'q')) writer.lose('generated-text', group);
}

function isDataCell(walk: Walk, element: Element): boolean {
  const row = element.parentNode;
  if (!isHtml(element, 'td', 'th') || !isHtml(row, 'tr')) return false;
  const table = isHtml(row.parentNode, 'table') ? row.parentNode : (row.parentNode as Element | null)?.parentNode;
  if (!table || !isHtml(table, 'table')) return false;
  const isData = walk.dataTables.get(table) ?? isDataTable(table);
  walk.dataTables.set(table, isData);
  return isData;
}

/** The maximum number of columns that a cell covers (HTML Standard, section 4.9.11). */
const maxColumns = 1000;

function writeCell(walk: Walk, element: Element, around: Surroundings): void {
  const { writer } = walk;
  const siblings = element.parentNode?.childNodes ?? [];
  const isFirst = siblings.find((node) => isHtml(node, 'td', 'th')) === element;
  if (!isFirst) writer.cell(around.flow);
  writeChildren(walk, element, { ...around, isInCell: true });
  writer.trim(around.flow);
  // A cell over several columns ends with their tabs, so that the next cell stays in its column.
  const columns = Number(attribute(element, 'colspan') ?? 1);
  for (let column = 1; column < columns && column < maxColumns; column += 1) writer.cell(around.flow);
}

function writeElement(walk: Walk, element: Element, outside: Surroundings): void {
  const { writer, groupOf } = walk;
  const style = inlineStyle(element);
  const startsHidden = outside.group !== hiddenGroup && isHidden(element, style);
  const isRuby = isHtml(element, 'rt', 'rp') && outside.flow === 'main';
  const flow: Flow = startsHidden || isRuby ? 'beside' : outside.flow;
  const group = startsHidden
    ? hiddenGroup
    : isRuby
      ? rubyGroup
      : outside.group === hiddenGroup || outside.group === rubyGroup
        ? outside.group
        : groupOf(element, outside.group);
  const around: Surroundings = {
    ...outside,
    group,
    flow,
    whiteSpace: whiteSpaceOf(element, style, outside.whiteSpace),
    depth: outside.depth + 1,
  };
  if (around.depth > deepest) return writer.lose('unknown-part', group);
  if (writeInstead(walk, element, isRuby ? { ...around, flow: 'main' } : around)) return undefined;
  if (element.tagName === 'math') writer.lose('equation', group);
  if (isDataCell(walk, element)) writeCell(walk, element, around);
  else {
    const isLine = isBlock(element, style);
    if (isLine) endLine(walk, around);
    loseAdditions(walk, element, group);
    writeChildren(walk, element, isHtml(element, 'table') ? { ...around, isInCell: false } : around);
    if (isLine) endLine(walk, around);
  }
  if (flow === 'beside' && outside.flow === 'main') writer.endBeside();
  return undefined;
}

function writeChildren(walk: Walk, element: Element, around: Surroundings): void {
  for (const child of element.childNodes) {
    if (isText(child)) writeText(walk, child.value, around);
    else if (isElement(child)) writeElement(walk, child, around);
  }
}

/**
 * Returns the text below an element in segments, in the order of the page. `group` is the group of the element itself.
 */
export function pageText(root: Element, group: string, groupOf: GroupOf): readonly Segment[] {
  const writer = createSegmentWriter();
  const around: Surroundings = { group, flow: 'main', whiteSpace: 'collapse', isInCell: false, depth: 0 };
  writeElement({ writer, groupOf, dataTables: new Map() }, root, around);
  return writer.finish();
}
