/** Something that can be found by words. */
export interface Findable {
  /** What it is called: an id or a name. Weighs most. */
  readonly title: string;
  /** More of its words. */
  readonly detail: string;
}

/** A text as it is compared: without case, accents and compatibility forms. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

const words = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** How well a thing answers to the words: 0 not at all, else the more the better. Every word must occur. */
function weigh(title: string, detail: string, query: readonly string[]): number {
  if (!query.every((word) => title.includes(word) || detail.includes(word))) return 0;
  const whole = query.join(' ');
  if (title === whole) return 4;
  if (title.startsWith(whole)) return 3;
  return query.every((word) => title.includes(word)) ? 2 : 1;
}

/** The things that answer to every word of the query, the best first and otherwise in their order; at most `most`. */
export function search<Thing extends Findable>(
  things: readonly Thing[],
  query: string,
  most: number,
): readonly Thing[] {
  const wanted = words(query);
  if (wanted.length === 0) return things.slice(0, most);
  return things
    .map((thing) => ({ thing, weight: weigh(fold(thing.title), fold(thing.detail), wanted) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ thing }) => thing);
}
