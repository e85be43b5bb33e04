/** Finds the date and the title in a file’s name. */
import type { Fact, SourceFacts } from '../../core/casefile/source-facts.ts';
import { dateFact, textFact } from './fact-values.ts';

/** A date in a file name: the year first, dots and the day first, the month in words, or in Chinese or Japanese. */
const datePatterns: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<sign>[-_. ]?)(?<month>0[1-9]|1[0-2])\k<sign>(?<day>0[1-9]|[12]\d|3[01])(?!\d)(?:T\d{4,6}Z?(?!\d))?/,
  /(?<!\d)(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d{2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})(?:er|º)?[-_. ]{0,2}(?:de[-_. ])?(?<word>\p{L}{3,12})[-_. ]{0,2}(?:de[-_. ])?(?<year>(?:19|20)\d{2})(?!\d)/iu,
  /(?<!\d)(?<year>(?:19|20)\d{2})年(?<month>\d{1,2})月(?<day>\d{1,2})日/,
];

interface FoundDate {
  readonly fact: Fact;
  readonly words: string;
}

function dateIn(name: string): FoundDate | undefined {
  for (const pattern of datePatterns) {
    const found = pattern.exec(name);
    const { year = '', month = '', day = '', word } = found?.groups ?? {};
    const text = word === undefined ? `${year}-${month}-${day}` : `${day} ${word} ${year}`;
    const fact = found ? dateFact(text, 'file-name') : undefined;
    if (found && fact) return { fact, words: found[0] };
  }
  return undefined;
}

/** Returns the words of a file name, in which signs may stand for spaces. */
function wordsOf(name: string, hasSpaces: boolean): string {
  const words = hasSpaces ? name.replaceAll('_', ' ') : name.replaceAll(/[-_+]+/g, ' ');
  return words
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–—_.,]+|[\s\-–—_.,]+$/g, '');
}

/** Returns the date and the title in a file name (without its folder). */
export function nameFacts(fileName: string): SourceFacts {
  const name = fileName.replace(/\.[a-z0-9]{1,8}$/i, '');
  const date = dateIn(name);
  const rest = date ? name.replace(date.words, ' ') : name;
  const title = textFact(wordsOf(rest, name.includes(' ')), 'file-name') ?? textFact(name, 'file-name');
  return { title, published_at: date?.fact };
}
