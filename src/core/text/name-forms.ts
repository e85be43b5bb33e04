/** The normalised forms of texts and names that the search for actors' names compares. */
import { cacheByText } from './offsets.ts';
import { caseFolded, composedForm, chainMapped, identityMapping, replaceMapped, type MappedText } from './fold.ts';
import type { CodePointSpan } from './span.ts';

/**
 * Names that are ordinary words of their language in small letters: “may” is not a person, and “polish” not a people.
 * Such a name is only found in its own case. Plain data; a name that is missing here is found in any case.
 */
const words: ReadonlySet<string> = new Set(
  [
    // Countries, peoples, languages and cities.
    'Bath Brazil Chad China Cologne Cork Dane Finn Guinea Guernsey Japan Jersey Jordan Lima Man Nice Orange Panama',
    'Philippine Pole Poles Polish Reading Slough Swede Swedes Turkey Wales Welsh',
    // Months and seasons, also as names of people.
    'April August Autumn Dawn Fall January June March May Spring Summer Winter',
    // People.
    'Art Baker Bill Bishop Black Bond Bradley Brown Bush Butler Carpenter Church Clay Cook Cooper Dean Drew Faith Fields',
    'Fisher Fox Frank Gates Gore Grace Grant Gray Green Hill Hope Hunt Hunter Ivy Jack Joy King Lake Lance Long',
    'Lord Love Major Mark Marshall Mason Mercy Miles Miller Moon North Page Park Parker Pat Patience Price Prince Queen',
    'Ray Rice Rich Rob Rock Rose Rush Sessions Shepherd Short Smith Snow Star Stone Strong Sue Taylor Tiger Trump Walker',
    'Ward Waters Weaver West White Will Wise Wolf Wood Woods Worth Young',
    // Parties, companies and newspapers.
    'Alphabet Amazon Apple Centre Conservative Conservatives Democrat Democrats Express Gap Greens Guardian Independent',
    'Independents Labour Liberal Liberals Mail Meta Mirror Oracle People Post Republican Republicans Shell Sun Target',
    'Telegraph Times Visa Wagner',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a name, written with a capital, is an ordinary word in small letters. */
export function isOrdinaryWord(name: string): boolean {
  return words.has(name);
}

/** An occurrence of a name in a text. */
export interface NameOccurrence {
  /** The given name. */
  readonly name: string;
  /** Code points of the original text. */
  readonly span: CodePointSpan;
}

/** The forms of a text in which names are searched. */
export interface NameForms {
  /**
   * NFC, each run of white space as one space, every apostrophe and hyphen as that of the keyboard, without soft
   * hyphens inside words.
   */
  readonly plain: MappedText;
  /** The same without case, Greek tonos, and the difference between dotted and dotless i. */
  readonly folded: MappedText;
}

function formsOf(text: MappedText): NameForms {
  const plain = plainForm(text);
  return { plain, folded: foldedForm(plain) };
}

/** Returns the forms of a text, cached. */
export const nameForms: (text: string) => NameForms = cacheByText((text) => formsOf(identityMapping(text)), 4_000_000);

/** Returns the forms of a text with its words joined that a hyphen divides at line ends; none if there are none. */
export const joinedForms: (text: string) => readonly NameForms[] = cacheByText((text) => {
  const joined = replaceMapped(text, HYPHEN_AT_LINE_END, () => '');
  return joined.text === text ? [] : [formsOf(joined)];
}, 4_000_000);

/**
 * Returns the forms of a text that a person has to look at: in NFKC, such as full-width letters as ordinary ones, and
 * without invisible characters. Cached.
 */
export const looseForms: (text: string) => NameForms = cacheByText((text) => {
  const visible = replaceMapped(text, INVISIBLE, () => '');
  const similar = chainMapped(
    visible,
    replaceMapped(visible.text, OTHER_WIDTH, (letters) => letters.normalize('NFKC')),
  );
  return formsOf(similar);
}, 4_000_000);

/** The searched form of a name, and the form of the text to search. */
export interface Needle {
  readonly text: string;
  readonly form: keyof NameForms;
}

/**
 * Returns the searched form of a name. A name all in capitals keeps its case, and so does one that is an ordinary word
 * in small letters. Undefined for a name without visible characters.
 */
export function needleOf(name: string): Needle | undefined {
  const plain = plainForm(identityMapping(name.trim())).text.trim();
  if (plain === '') return undefined;
  if (isAllCapitals(plain) || isOrdinaryWord(plain)) return { text: plain, form: 'plain' };
  return { text: foldedForm(identityMapping(plain)).text, form: 'folded' };
}

/** Returns a name without case, in the form in which it is compared with others. */
export function foldedName(name: string): string {
  return nameForms(name.trim()).folded.text;
}

/** Returns the occurrences that are not inside a longer one of another list. */
export function withoutCovered(
  found: readonly NameOccurrence[],
  longer: readonly NameOccurrence[],
): readonly NameOccurrence[] {
  if (longer.length === 0) return found;
  const covers = ({ span }: NameOccurrence, { start, end }: CodePointSpan): boolean =>
    span.start <= start && span.end >= end && span.end - span.start > end - start;
  return found.filter(({ span }) => !longer.some((one) => covers(one, span)));
}

/**
 * Returns every occurrence of `needle`, which must be folded like the text, as offsets in the folded text; matches can
 * overlap.
 */
export function* matchesOf({ text }: MappedText, needle: string): Generator<readonly [start: number, end: number]> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) yield [at, at + needle.length];
}

/** Whether a name has a capital letter and is unchanged by capitalisation. */
function isAllCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && name.toUpperCase() === name;
}

function plainForm(text: MappedText): MappedText {
  const whole = chainMapped(
    text,
    replaceMapped(text.text, SOFT_HYPHEN, () => ''),
  );
  const normal = chainMapped(whole, composedForm(whole.text));
  const spaced = chainMapped(
    normal,
    replaceMapped(normal.text, SPACING, () => ' '),
  );
  return { ...spaced, text: spaced.text.replace(APOSTROPHES, "'").replace(HYPHENS, '-') };
}

function foldedForm(plain: MappedText): MappedText {
  const undotted = chainMapped(
    plain,
    replaceMapped(plain.text, TURKISH, (letter) => (letter === '\u0130' ? 'I' : 'i')),
  );
  const folded = chainMapped(undotted, caseFolded(undotted.text));
  return { ...folded, text: folded.text.replace(TONOS, (letter) => WITHOUT_TONOS[letter] ?? letter) };
}

const TURKISH = /i\u0307|[\u0130\u0131]/g;
const TONOS = /[\u03AC-\u03AF\u03CC-\u03CE]/g;
const WITHOUT_TONOS: Readonly<Record<string, string>> = { ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω' };

/** Soft hyphens inside a word, with the line end after them. */
const SOFT_HYPHEN = /(?<=[\p{L}\p{M}\p{N}])\xAD+(?:[^\S\n\r]*\r?\n[^\S\n\r]*)?(?=[\p{L}\p{M}\p{N}])/gu;
/** A hyphen at a line end between two letters. */
const HYPHEN_AT_LINE_END = /(?<=[\p{L}\p{M}])[-\u2010\u2011][^\S\n\r]*\r?\n[^\S\n\r]*(?=[\p{L}\p{M}])/gu;
const HYPHENS = /[\u2010\u2011]/g;
const INVISIBLE = /(?!\xAD)\p{Default_Ignorable_Code_Point}+/gu;
/** Full-width and half-width forms, compatibility ideographs, and the ligatures and letters of mathematics. */
const OTHER_WIDTH = /[\uF900-\uFAFF\uFB00-\uFB06\uFF01-\uFFDC\u{1D400}-\u{1D7FF}][\uFF9E\uFF9F]?/gu;

/** Whether a text has a soft hyphen or a hyphen at a line end inside a word. */
export function isDivided(text: string): boolean {
  return text.search(SOFT_HYPHEN) >= 0 || text.search(HYPHEN_AT_LINE_END) >= 0;
}

/** Every run of white space except the single space. */
const SPACING = / \p{White_Space}+|(?! )\p{White_Space}+/gu;

/**
 * Single quotation marks, the modifier letters that are written as apostrophes, the Hebrew geresh and the full-width
 * apostrophe.
 */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BB\u02BC\u05F3\uFF07]/g;
