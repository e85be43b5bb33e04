/** How texts and questions are taken apart into the words that search knows. */

/** Words that stand in every question and tell nothing. */
const silent = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have how i if in into is it its ' +
    'may me might must my no not of on or our shall should so some such than that the their them then there these they ' +
    'this those to was we were what when where which while who whom whose why will with would you your'
  ).split(' '),
);

/** An identifier, a rule's id or a plain word. */
const word = /[\p{L}\p{N}]+(?:[_./:-][\p{L}\p{N}]+)*/gu;

const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['sses', 'ss'],
  ['ies', 'y'],
  ['ses', 's'],
  ['xes', 'x'],
];

/** A plural as its singular: 'claims' → 'claim', 'bases' → 'basis'. Everything else as it is. */
export function singular(term: string): string {
  if (term === 'bases') return 'basis';
  if (term === 'hypotheses') return 'hypothesis';
  for (const [ending, instead] of endings) {
    if (term.length > 4 && term.endsWith(ending)) return term.slice(0, -ending.length) + instead;
  }
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? term.slice(0, -1) : term;
}

/** 'maxLength' → 'max Length'. */
function split(identifier: string): readonly string[] {
  return identifier.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^\p{L}\p{N}]+/u);
}

/**
 * The words of a text, as search keeps them: lower case, plurals as singulars, silent words left out. An identifier
 * gives itself as it is written and its pieces: 'claim_kind', 'claim', 'kind'.
 */
export function wordsOf(text: string): string[] {
  return Array.from(
    text
      .replaceAll('’', "'")
      .replaceAll(/'s\b|'(?=t\b)/g, ' ')
      .matchAll(word),
  ).flatMap(([found]) => {
    const pieces = split(found).map((piece) => singular(piece.toLowerCase()));
    const kept = pieces.filter((piece) => !silent.has(piece) && (piece.length > 1 || /\d/.test(piece)));
    return pieces.length > 1 ? [found.toLowerCase(), ...kept] : kept;
  });
}
