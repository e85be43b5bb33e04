/** Marked regions of a Markdown text, each of one fenced block: written by a generator, and read back by tests. */

const fence = '```';

function markers(name: string): { readonly start: string; readonly end: string } {
  return { start: `<!-- generated: ${name} -->`, end: `<!-- end of generated: ${name} -->` };
}

/** The places before and after the content of the region. Throws where it is not there exactly once. */
function bounds(markdown: string, name: string): readonly [number, number] {
  const { start, end } = markers(name);
  if (markdown.split(start).length !== 2 || markdown.split(end).length !== 2) {
    throw new Error(`The region “${name}” is not marked exactly once.`);
  }
  return [markdown.indexOf(start) + start.length, markdown.indexOf(end)];
}

/** `markdown` with `text` as the block of the region; `language` is what the block is marked with. */
export function withRegion(markdown: string, name: string, language: string, text: string): string {
  const [from, to] = bounds(markdown, name);
  return `${markdown.slice(0, from)}\n\n${fence}${language}\n${text}${fence}\n\n${markdown.slice(to)}`;
}

/** The text of the region's block, as it stands in `markdown`. */
export function regionText(markdown: string, name: string): string {
  const [from, to] = bounds(markdown, name);
  const match = /^\n\n```\w*\n([^]*)```\n\n$/.exec(markdown.slice(from, to));
  if (!match) throw new Error(`The region “${name}” is not one fenced block.`);
  return match[1] ?? '';
}
