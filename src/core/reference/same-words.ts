/** Synonyms and irregular verb forms that count as the same word when the reference is searched. */
import { stem } from './stem.ts';

/**
 * Words that mean the same in searches: forms of a verb without a common stem, and synonyms. The first word of a group
 * replaces the others, in entries and in questions. Words of the contract that differ in meaning, such as source and
 * observation, are not in the same group.
 */
const groups = [
  'begin began begun start started beginning',
  'build built',
  'choose chose chosen pick picked select selected',
  'come came',
  'delete remove erase discard',
  'find found',
  'forget forgot forgotten',
  'give gave given',
  'go goes went gone',
  'hide hid hidden conceal',
  'keep kept',
  'lose lost',
  'make made',
  'say said says saying tell told',
  'see saw seen look view',
  'send sent',
  'show shown display',
  'speak spoke spoken',
  'take took taken',
  'think thought',
  'write wrote written',
  'allowed permitted permissible',
  'author writer',
  'big large huge',
  'chance probability likelihood odds',
  'colleague coworker teammate',
  'compulsory mandatory obligatory required',
  'computer laptop pc desktop',
  'country state nation',
  'folder directory',
  'incorrect wrong mistaken',
  'many much',
  'maximum max highest largest longest biggest upper',
  'minimum min lowest smallest shortest least',
  'minister spokesman spokesperson spokeswoman president ambassador',
  'newspaper press journalist reporter',
  'phone smartphone mobile ipad iphone android tablet',
  'quote quotation quoted',
  'save saved store stored',
  'several multiple',
  'tidy clean',
  'typo misspelling misspelt',
  'website site webpage homepage',
] as const;

/** The replacement of each word, all of them stemmed. */
const replacements: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem);
    return others.map((other) => [other, first] as const);
  }),
);

/**
 * Returns the common replacement for a stemmed word and its synonyms; a word without synonyms is returned unchanged.
 */
export function sameWord(term: string): string {
  return replacements.get(term) ?? term;
}
