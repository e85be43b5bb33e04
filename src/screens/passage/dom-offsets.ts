/** Relates the passage's text to the DOM: points, ranges and the document's selection. */
import { utf16Offset, type Utf16Offset } from '../../core/text/offsets.ts';
import type { SelectionEnds } from './selection-span.ts';
import { offsetInRun, placeInRun } from './text-run.ts';

/**
 * Converts between DOM points and UTF-16 offsets of the passage. The text is in block elements whose `data-block`
 * attribute is the offset of their first unit in the passage. Only the blocks near the visible part exist. Every text
 * node in a block is passage text; everything else is drawn by CSS.
 */
const blockAttribute = 'data-block';

const blockSelector = `[${blockAttribute}]`;

function textNodesOf(block: Element): readonly Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

function startOf(block: Element): number {
  return Number(block.getAttribute(blockAttribute));
}

function lengthOf(block: Element): number {
  return block.textContent.length;
}

/**
 * Returns the offset of a DOM point. For a point outside the text, it is the offset of the next rendered text, or else
 * of the previous one.
 */
function offsetOfPoint(root: Element, node: Node, offset: number): Utf16Offset | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest(blockSelector);
  if (block && root.contains(block)) return utf16Offset(startOf(block) + offsetInBlock(block, node, offset));
  const blocks = [...root.querySelectorAll(blockSelector)];
  const after = blocks.find((candidate) => isBeforeNode(node, offset, candidate));
  if (after) return utf16Offset(startOf(after));
  const last = blocks.at(-1);
  return last ? utf16Offset(startOf(last) + lengthOf(last)) : undefined;
}

function offsetInBlock(block: Element, node: Node, offset: number): number {
  const nodes = textNodesOf(block);
  const lengths = nodes.map(({ length }) => length);
  const index = nodes.indexOf(node as Text);
  if (index >= 0) return offsetInRun(lengths, { index, offset });
  const after = nodes.findIndex((text) => isBeforeNode(node, offset, text));
  return offsetInRun(lengths, { index: after < 0 ? nodes.length : after, offset: 0 });
}

/** Returns true if the point (node, offset) is before all of `other` in the document. */
function isBeforeNode(node: Node, offset: number, other: Node): boolean {
  const range = document.createRange();
  range.setStart(node, offset);
  range.setEnd(node, offset);
  return range.comparePoint(other, 0) >= 0;
}

/** Returns the DOM ranges of [start, end), one for each rendered block that it touches. */
export function rangesOf(root: Element, start: Utf16Offset, end: Utf16Offset): readonly Range[] {
  return [...root.querySelectorAll(blockSelector)].flatMap((block) => {
    const from = Math.max(0, start - startOf(block));
    const to = Math.min(lengthOf(block), end - startOf(block));
    const range = from < to ? rangeInBlock(block, from, to) : undefined;
    return range ? [range] : [];
  });
}

function rangeInBlock(block: Element, from: number, to: number): Range | undefined {
  const nodes = textNodesOf(block);
  const lengths = nodes.map(({ length }) => length);
  const first = placeInRun(lengths, from, 'start');
  const last = placeInRun(lengths, to, 'end');
  const startNode = first && nodes[first.index];
  const endNode = last && nodes[last.index];
  if (!startNode || !endNode) return undefined;
  const range = document.createRange();
  range.setStart(startNode, first.offset);
  range.setEnd(endNode, last.offset);
  return range;
}

/** Returns the DOM point of an offset; undefined if its block is not rendered. */
export function pointOfOffset(
  root: Element,
  at: Utf16Offset,
): { readonly node: Text; readonly offset: number } | undefined {
  for (const block of root.querySelectorAll(blockSelector)) {
    const within = at - startOf(block);
    if (within < 0 || within > lengthOf(block)) continue;
    const nodes = textNodesOf(block);
    const place = placeInRun(
      nodes.map(({ length }) => length),
      within,
      'start',
    );
    const node = place && nodes[place.index];
    if (node) return { node, offset: place.offset };
  }
  return undefined;
}

/**
 * Returns the ends of the document's selection in the text, or undefined if neither end is in it. An end outside the
 * text, as when a drag leaves the panel, counts as the edge of the rendered text where it left.
 */
export function selectionIn(root: Element): SelectionEnds | undefined {
  const selection = document.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (!root.contains(anchorNode) && !root.contains(focusNode)) return undefined;
  const anchor = offsetOfPoint(root, anchorNode, anchorOffset);
  const focus = offsetOfPoint(root, focusNode, focusOffset);
  return anchor === undefined || focus === undefined ? undefined : { anchor, focus };
}

/** Sets the document's selection on the text, if both ends are rendered. */
export function selectInDom(root: Element, { anchor, focus }: SelectionEnds): void {
  const from = pointOfOffset(root, anchor);
  const to = pointOfOffset(root, focus);
  if (from && to) document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** Clears the document's selection if it is in the text. */
export function clearDomSelection(root: Element): void {
  const selection = document.getSelection();
  if (selection?.anchorNode && root.contains(selection.anchorNode)) selection.removeAllRanges();
}
