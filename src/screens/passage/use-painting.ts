/**
 * Paints the temporary highlights over the rendered blocks of the passage: the pending span and the matches of a
 * search.
 */
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { offsetsOf, utf16Offset } from '../../core/text/offsets.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { rangesOf } from './dom-offsets.ts';
import { paint, type HighlightName } from './highlights.ts';

interface Painted {
  readonly content: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly pending: CodePointSpan | null;
  readonly kept: readonly CodePointSpan[];
  readonly hits: readonly CodePointSpan[];
  readonly currentHit: CodePointSpan | null;
  /** Changes whenever blocks are rendered or rendered again, because ranges refer to text nodes. */
  readonly drawn: string;
  readonly pieces: unknown;
  readonly showHidden: boolean;
}

const names: readonly HighlightName[] = ['passage-kept', 'passage-hit', 'passage-hit-current', 'passage-pending'];
const noSpans: readonly CodePointSpan[] = [];

export function usePainting(painted: Painted): void {
  const { content, text, pending, kept, hits, currentHit, drawn, pieces, showHidden } = painted;
  useLayoutEffect(() => {
    const root = content.current;
    if (!root) return;
    paint('passage-kept', rangesIn(root, text, renderedHits(root, text, kept)), root);
    paint('passage-hit', rangesIn(root, text, renderedHits(root, text, hits)), root);
    paint('passage-hit-current', rangesIn(root, text, currentHit ? [currentHit] : noSpans), root);
    paint('passage-pending', rangesIn(root, text, pending ? [pending] : noSpans), root);
  }, [content, text, pending, kept, hits, currentHit, drawn, pieces, showHidden]);
  useEffect(() => {
    const root = content.current;
    return () => names.forEach((name) => root && paint(name, [], root));
  }, [content]);
}

function rangesIn(root: Element, text: string, spans: readonly CodePointSpan[]): readonly Range[] {
  const offsets = offsetsOf(text);
  return spans
    .filter(({ end }) => end <= offsets.codePointLength)
    .flatMap(({ start, end }) => rangesOf(root, offsets.toUtf16(start), offsets.toUtf16(end)));
}

/** Returns the matches between the first and the last rendered block, because a search may have thousands. */
function renderedHits(root: Element, text: string, hits: readonly CodePointSpan[]): readonly CodePointSpan[] {
  const blocks = root.querySelectorAll<HTMLElement>('[data-block]');
  const first = blocks[0];
  const last = blocks[blocks.length - 1];
  if (!first || !last || hits.length === 0) return noSpans;
  const offsets = offsetsOf(text);
  const end = Math.min(text.length, Number(last.dataset['block']) + last.textContent.length);
  const from = offsets.toCodePoint(utf16Offset(Number(first.dataset['block'])));
  const to = offsets.toCodePoint(utf16Offset(end));
  return hits.filter((hit) => hit.end > from && hit.start < to);
}
