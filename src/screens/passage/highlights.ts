/** The temporary highlights of the text. They have no meaning of their own and need no elements in the text. */
export type HighlightName = 'passage-pending' | 'passage-kept' | 'passage-hit' | 'passage-hit-current';

/** Higher priorities are painted on top. */
const priorities: Readonly<Record<HighlightName, number>> = {
  'passage-kept': 0,
  'passage-hit': 1,
  'passage-pending': 2,
  'passage-hit-current': 3,
};

/** Returns true if the browser has the CSS Custom Highlight API. */
function canHighlight(): boolean {
  return typeof Highlight === 'function' && typeof CSS !== 'undefined' && 'highlights' in CSS;
}

/**
 * Paints ranges under a name, replacing those painted before. Without the highlight API it adds boxes to `overlay`,
 * which must be positioned, be behind the text and scroll with it.
 */
export function paint(name: HighlightName, ranges: readonly Range[], overlay: HTMLElement): void {
  if (canHighlight()) paintHighlight(name, ranges);
  else paintBoxes(name, ranges, overlay);
}

function paintHighlight(name: HighlightName, ranges: readonly Range[]): void {
  if (ranges.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(...ranges);
  highlight.priority = priorities[name];
  CSS.highlights.set(name, highlight);
}

function paintBoxes(name: HighlightName, ranges: readonly Range[], overlay: HTMLElement): void {
  overlay.querySelectorAll(`[data-highlight="${name}"]`).forEach((box) => box.remove());
  const origin = overlay.getBoundingClientRect();
  for (const rect of ranges.flatMap((range) => [...range.getClientRects()])) {
    const box = document.createElement('div');
    box.dataset['highlight'] = name;
    box.style.position = 'absolute';
    box.style.left = `${String(rect.left - origin.left)}px`;
    box.style.top = `${String(rect.top - origin.top)}px`;
    box.style.width = `${String(rect.width)}px`;
    box.style.height = `${String(rect.height)}px`;
    overlay.append(box);
  }
}
