import { stem } from './stem.ts';

/**
 * Words that say the same here, whoever asks: forms of a verb that share no stem, and words of which people take one or
 * the other. The first stands for all of them, in entries and in questions. Words of the contract that differ in
 * meaning, such as source and observation, are not among them.
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

/** The word that stands for each, all of them as `stem` leaves them. */
const standsFor: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem);
    return others.map((other) => [other, first] as const);
  }),
);

/** The word that stands for a stemmed word and for those that say the same. */
export function sameWord(term: string): string {
  return standsFor.get(term) ?? term;
}
