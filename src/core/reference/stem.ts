/** Removes the endings of plurals and verbs, for search. */

const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['sses', 'ss'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ses', 's'],
  ['xes', 'x'],
];

/** Returns the singular of a plural: 'claims' → 'claim', 'bases' → 'basis'. Other words are returned unchanged. */
function singular(term: string): string {
  if (term === 'bases') return 'basis';
  if (term === 'hypotheses') return 'hypothesis';
  for (const [ending, instead] of endings) {
    if (term.length > 4 && term.endsWith(ending)) return term.slice(0, -ending.length) + instead;
  }
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? term.slice(0, -1) : term;
}

/** Returns a word without its plural or verb ending: 'links', 'linked' and 'linking' all become 'link'. */
export function stem(term: string): string {
  const one = singular(term);
  // The rest must have a vowel; otherwise it was not an ending: 'string', 'speed'.
  const bare = one.replace(/(?<=[aeiou][a-z]+)(?:ing|(?<!e)ed)$/, '').replace(/([^aeiouls])\1$/, '$1');
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}
