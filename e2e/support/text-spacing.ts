/** The spacing of texts of WCAG 1.4.12, and what it must not do to them. */

export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the spacing in the style sheets that the page's policy allows. Runs in the page. */
export function setSpacing(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Returns the texts that are cut off or cross something, one line for each. Of the texts of an item under review, “Show
 * all text” says that they are cut off. Runs in the page.
 */
export function crossings(): readonly string[] {
  const found: string[] = [];
  const name = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const wordBoxes = (texts: readonly Text[]): readonly DOMRect[] =>
    texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()];
      }),
    );
  // From the base line, because the height of a text's box is that of its font, which differs between scripts.
  const lettersOf = (text: SVGTextElement): { readonly top: number; readonly bottom: number } => {
    const { d = 1, f = 0 } = text.getScreenCTM() ?? {};
    const baseLine = f + d * (text.y.baseVal[0]?.value ?? 0);
    const size = d * Number.parseFloat(getComputedStyle(text).fontSize);
    return { top: baseLine - 0.72 * size, bottom: baseLine + 0.2 * size };
  };
  const area = document.documentElement;
  const texts = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, svg text');
  const isSpaced = [...texts].every((text) => {
    const { fontSize, letterSpacing } = getComputedStyle(text);
    return Math.abs(Number.parseFloat(letterSpacing) - 0.12 * Number.parseFloat(fontSize)) < 0.01;
  });
  if (texts.length === 0 || !isSpaced) found.push('the spacing is not set');
  for (const { localName, scrollWidth, clientWidth } of [area, ...document.querySelectorAll('main')])
    if (scrollWidth > clientWidth) found.push(`${localName} is ${String(scrollWidth)} pixels wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    );
    if (texts.length === 0 || style.clipPath !== 'none' || style.fontSize === '1px') continue;
    const card = element.closest('[data-shortened]')?.closest('[data-words]');
    if ([...(card?.querySelectorAll('button') ?? [])].some((button) => button.textContent === 'Show all text'))
      continue;
    // What ends with “…” does so at every width, and says the rest elsewhere.
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const whole = range.getBoundingClientRect();
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const outer = at.getBoundingClientRect();
      // For screen readers only.
      if (outer.width <= 1 || outer.height <= 1) break;
      const isOutside = ({ left, right, bottom }: DOMRect): boolean =>
        right > outer.right + 1 || left < outer.left - 1 || bottom > outer.bottom + 1;
      // Without the spaces, which may reach beyond the end of a line.
      if (isOutside(whole) && wordBoxes(texts).some(isOutside))
        found.push(`cut off: “${name(element)}” ${element.className}`);
      break;
    }
  }
  for (const group of document.querySelectorAll('svg [data-item], :is(:root, .picture) g:has(> title + rect)')) {
    const edge = group.querySelector(':scope > rect')?.getBoundingClientRect();
    for (const text of group.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      if (edge && edge.height > 30 && (box.left < edge.left || box.right > edge.right))
        found.push(`across its box: “${name(text)}”`);
    }
  }
  /** The part of the screen that stays while others scroll under it, such as the dates of the timeline. */
  const pinnedPart = (text: Element): Element | null => {
    for (let at: Element | null = text; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return at;
    return null;
  };
  const boxes = [...document.querySelectorAll<SVGTextElement>('svg text')].map((text) => ({
    text,
    pinned: pinnedPart(text),
    box: text.getBoundingClientRect(),
    letters: lettersOf(text),
    // Only in files: on the screen, a frame clips the pictures, and can be moved over them.
    picture: text.closest(':root:is(svg), .picture svg'),
  }));
  for (const [at, one] of boxes.entries()) {
    const edge = one.picture?.getBoundingClientRect();
    if (edge && (one.box.left < edge.left || one.box.right > edge.right))
      found.push(`across the picture: “${name(one.text)}”`);
    for (const other of boxes.slice(at + 1)) {
      // What is not near the window in a report is not laid out yet.
      if (one.picture !== other.picture || one.pinned !== other.pinned) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.letters.bottom, other.letters.bottom) - Math.max(one.letters.top, other.letters.top);
      if (across > 1 && down > 1) found.push(`across each other: “${name(one.text)}” and “${name(other.text)}”`);
    }
  }
  return found;
}
