/** Replaces runs of white space, including line breaks, with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]+/gu, ' ');
}

/** Replaces each line end with a space, and leaves other white space as it is. An input of one line would drop them. */
export function spacesForLineEnds(text: string): string {
  return text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu, ' ');
}

/** Returns the first `most` code points of a text, with an ellipsis if there are more. */
export function shortenEnd(text: string, most: number): string {
  const start = startOf(text, most);
  return start.length < text.length ? `${start}…` : text;
}

/** Returns the first `most` code points of a text, without reading the rest; a lone surrogate counts 1. */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}
