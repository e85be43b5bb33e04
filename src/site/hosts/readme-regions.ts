/** Marked regions of a Markdown text, each with one fenced block. A generator writes them, and tests read them back. */

const fence = '```';

function markers(name: string): { readonly start: string; readonly end: string } {
  return { start: `<!-- generated: ${name} -->`, end: `<!-- end of generated: ${name} -->` };
}

/** Returns the start and end offsets of the region's content. Throws if the region does not occur exactly once. */
function bounds(markdown: string, name: string): readonly [number, number] {
  const { start, end } = markers(name);
  if (markdown.split(start).length !== 2 || markdown.split(end).length !== 2) {
    throw new Error(`The region “${name}” is not marked exactly once.`);
  }
  return [markdown.indexOf(start) + start.length, markdown.indexOf(end)];
}

/** Returns `markdown` with `text` as the block of the region. `language` is the info string of the block. */
export function withRegion(markdown: string, name: string, language: string, text: string): string {
  const [from, to] = bounds(markdown, name);
  return `${markdown.slice(0, from)}\n\n${fence}${language}\n${text}${fence}\n\n${markdown.slice(to)}`;
}

/** Returns the text of the region's block in `markdown`. */
export function regionText(markdown: string, name: string): string {
  const [from, to] = bounds(markdown, name);
  const match = /^\n\n```\w*\n([^]*)```\n\n$/.exec(markdown.slice(from, to));
  if (!match) throw new Error(`The region “${name}” is not one fenced block.`);
  return match[1] ?? '';
}
