/** How words lose the endings of plurals and verbs, for search. */

const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['sses', 'ss'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ses', 's'],
  ['xes', 'x'],
];

/** A plural as its singular: 'claims' → 'claim', 'bases' → 'basis'. Everything else as it is. */
function singular(term: string): string {
  if (term === 'bases') return 'basis';
  if (term === 'hypotheses') return 'hypothesis';
  for (const [ending, instead] of endings) {
    if (term.length > 4 && term.endsWith(ending)) return term.slice(0, -ending.length) + instead;
  }
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? term.slice(0, -1) : term;
}

/** A word without the ending of a plural or of a verb: 'links', 'linked' and 'linking' are all 'link'. */
export function stem(term: string): string {
  const one = singular(term);
  // What is left must have a vowel, or it was no ending: 'string', 'speed'.
  const bare = one.replace(/(?<=[aeiou][a-z]+)(?:ing|(?<!e)ed)$/, '').replace(/([^aeiouls])\1$/, '$1');
  return bare.length > 4 ? bare.replace(/e$/, '') : bare;
}
