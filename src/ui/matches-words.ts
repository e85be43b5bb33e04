/**
 * Tests whether every word of a search occurs somewhere in a text, in capitals or not. The text is asked for only where
 * there is something to search for; a search without words finds everything.
 */
export function matchesWords(search: string): (content: () => string) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (content) => {
    const all = content().toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
}
