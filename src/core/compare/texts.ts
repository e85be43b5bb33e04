import { fieldName, lowerFirst } from '../check/fields.ts';
import { findingOf, type Finding, type Part, type Place } from './finding.ts';
import { alikeInWords } from './looks-alike.ts';
import { listed, numberInWords } from './phrases.ts';
import { rewordingOf, type Notable, type Rewording } from './words.ts';

const inWords: Readonly<Record<Notable, string>> = { number: 'a number', negation: 'a negation', name: 'a name' };

/** One text reworded. `called` is its name in a sentence, if not the schema's. */
export function textFinding(part: Part, place: Place, before: string, after: string, called?: string): Finding {
  const name = fieldName(part.kind, place.path);
  const reworded = differenceInWords(before, after, part.names);
  return findingOf(
    part,
    { kind: 'changed', name, places: { before: place.before, after: place.after }, before, after },
    { of: 'field', text: `${called ?? lowerFirst(name)} has been reworded: ${reworded}` },
  );
}

/** What became of a text, in words: that of what nobody can see first. */
export function differenceInWords(before: string, after: string, names: readonly string[]): string {
  return alikeInWords(before, after) ?? rewordingInWords(rewordingOf(before, after, { names }));
}

/** “two words removed and one added, a number among them”. */
export function rewordingInWords({ removed, added, notable }: Rewording): string {
  if (removed === 0 && added === 0) return 'only marks or spaces differ';
  const kinds = (['number', 'negation', 'name'] as const).filter((kind) => notable.has(kind));
  const among = kinds.length === 0 ? '' : `, ${listed(kinds.map((kind) => inWords[kind]))} among them`;
  return counts(removed, added) + among;
}

function counts(removed: number, added: number): string {
  const words = (count: number) => `${numberInWords(count)} ${count === 1 ? 'word' : 'words'}`;
  if (removed === 0) return `${words(added)} added`;
  if (added === 0) return `${words(removed)} removed`;
  return `${words(removed)} removed and ${numberInWords(added)} added`;
}
