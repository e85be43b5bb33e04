/** Replaces parts of a text that are not searched for cues, so that the offsets of the others stay. */

/** Replaces matches with spaces, so that offsets stay. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => ' '.repeat(match.length));
}

/**
 * Replaces what is between two quotation marks before the span, such as a name, with letters. Words
 * that begin with a small letter stay: in “it is ‘not true’ that” they are the writer’s.
 */
export function withoutQuotedNames(text: string, raw: string): string {
  let result = text;
  for (const { 0: quoted, index } of raw.matchAll(/[«“„»"「『](?!\s|\p{Ll})[^«»“”„"「『」』]+[»”“«"」』]/gu)) {
    const cover = quoted.replaceAll(/[^\s«»“”„"「『」』]/gu, 'x');
    result = result.slice(0, index) + cover + result.slice(index + quoted.length);
  }
  return result;
}
