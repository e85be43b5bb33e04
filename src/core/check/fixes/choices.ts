/**
 * The fixes for a value that is not one of the contract's choices: the same word in another form, or the nearest one.
 */
import { isJsonArray, type JsonValue } from '../../json/json.ts';
import { parsePointer, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import { choiceTitles, fieldSchema } from '../fields.ts';
import type { Fault } from '../sentences.ts';
import { choiceSynonyms, doubtfulSynonyms } from './choice-synonyms.ts';
import { editDistance } from './edit-distance.ts';
import { set } from './set.ts';

/**
 * The letters and digits of a value in lower case, which ignores case, hyphens, underscores, spaces and quotation
 * marks.
 */
export function choiceForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The form in which a value is looked up among synonyms: a value of signs alone, such as “+”, stays as it is. */
function synonymForm(text: string): string {
  return choiceForm(text) || text.trim();
}

/** Returns the choice that a value means; undefined if it is not clear. `name` is the name of the property. */
export function choiceMeantBy(name: string, choices: readonly string[], value: string): string | undefined {
  const form = synonymForm(value);
  if (form === '') return undefined;
  const same = choices.filter((choice) => choiceForm(choice) === form);
  if (same.length > 0) return same[0];
  const meant = choices.filter((choice) => choiceSynonyms[name]?.[choice]?.includes(form));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The maximum number of changed letters of a misspelt choice, as a share of its length. */
const maxChangedShare = 0.4;

/** Returns the choices closest to a misspelt value, or an empty list if none is close. */
function nearest(choices: readonly string[], value: string): readonly string[] {
  const form = choiceForm(value.slice(0, 60));
  const distances = choices.map((choice) => [choice, editDistance(choiceForm(choice), form)] as const);
  const least = Math.min(...distances.map(([, distance]) => distance));
  return distances
    .filter(([choice, distance]) => distance === least && distance <= maxChangedShare * choiceForm(choice).length)
    .map(([choice]) => choice);
}

function choicesAt({ kind, path }: Fault): readonly string[] {
  const values: JsonValue | undefined = fieldSchema(kind, path)?.['enum'];
  return isJsonArray(values) ? values.map(String) : [];
}

/**
 * Returns the fix that uses the choice that the value means, or fixes that offer what it may mean: doubtful or
 * misspelt.
 */
export function choiceFixes(fault: Fault, path: Pointer): readonly Fix[] {
  const { value, kind } = fault;
  if (typeof value !== 'string') return [];
  const choices = choicesAt(fault);
  const titles = choiceTitles(kind, fault.path);
  const fixFor = (choice: string): Fix => set(`Use “${titles[choices.indexOf(choice)] ?? choice}”`, path, choice);
  const name = parsePointer(fault.path).at(-1) ?? '';
  const meant = choiceMeantBy(name, choices, value);
  if (meant !== undefined) return [{ ...fixFor(meant), kind: 'use-choice' }];
  const doubtful = choices.filter((choice) => doubtfulSynonyms[name]?.[choice]?.includes(choiceForm(value)));
  const likely = doubtful.length > 0 ? doubtful : nearest(choices, value);
  return likely.map((choice) => ({ ...fixFor(choice), ...(likely.length === 1 && { kind: 'likely-choice' }) }));
}
