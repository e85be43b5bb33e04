/**
 * The division of links among reviewers in files of earlier versions. It is checked, kept and written back, and nothing
 * reads it.
 */
import { EditError } from '../json/edit-error.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { codePointLength } from '../text/offsets.ts';
import {
  anyText,
  fieldsFault,
  fieldsOf,
  fits,
  longestName,
  moment,
  oneOf,
  personName,
  sha256,
  type FieldFault,
} from './fields.ts';
import type { ReviewPlan } from './types.generated.ts';

/**
 * The maximum numbers of reviewers of a division, of links (a valid assessment has at most 150 entries with 100 each),
 * of changed IDs, and of characters of a seed and of a name.
 */
const planLimits = { reviewers: 100, links: 15_000, renames: 15_000, seed: 200, name: longestName } as const;

/** The form of a name in which two names of one person are equal. */
function sameName(name: string): string {
  return name.normalize().trim().toLowerCase();
}

const wholeNumber = (least: number) =>
  fits((value) => Number.isSafeInteger(value) && Number(value) >= least, `a whole number, ${String(least)} or more`);
const size = wholeNumber(1);

const changedIdFields = fieldsOf({
  what: { wanted: oneOf('claim', 'power-basis', 'intent') },
  from: { wanted: anyText },
  to: { wanted: anyText },
});

const planFields = fieldsOf({
  seed: {
    wanted: fits(
      (value) => typeof value === 'string' && value !== '' && codePointLength(value) <= planLimits.seed,
      `text of 1 to ${String(planLimits.seed)} characters`,
    ),
  },
  reviewers: { wanted: fits(areReviewers, 'a list of at most 100 different names') },
  per_link: { wanted: wholeNumber(1) },
  size: { wanted: (value) => (value === null ? undefined : size(value)) },
  keep_entries_together: { wanted: oneOf(true, false) },
  made_at: { wanted: moment },
  assessment_digest_sha256: { wanted: sha256, optional: true },
  links_total: { wanted: wholeNumber(0) },
  drawn: { wanted: fits(areDrawnLinks, 'at most 15,000 groups of 10 hexadecimal digits, separated by single spaces') },
  renames: { wanted: fits(areChangedIds, 'a list of at most 15,000 changed IDs'), optional: true },
});

function areReviewers(value: JsonValue): boolean {
  if (!isJsonArray(value) || value.length > planLimits.reviewers) return false;
  const names = value.map((name) => (personName(name) === undefined ? sameName(String(name)) : ''));
  return !names.includes('') && new Set(names).size === names.length;
}

/** The number of hexadecimal digits that identify a drawn link. */
const linkDigits = 10;

/** Checks the length first, and each character in a loop: a regular expression overflows the stack on long texts. */
function areDrawnLinks(value: JsonValue): boolean {
  if (typeof value !== 'string' || value.length > planLimits.links * (linkDigits + 1)) return false;
  if (value === '') return true;
  let count = 0;
  let total = 0;
  for (const character of `${value} `) {
    if (character !== ' ') {
      if (!hexadecimal.includes(character)) return false;
      count += 1;
    } else {
      if (count === 0 || count % linkDigits !== 0) return false;
      total += count / linkDigits;
      count = 0;
    }
  }
  return total <= planLimits.links;
}

const hexadecimal = '0123456789abcdef';

function areChangedIds(value: JsonValue): boolean {
  return (
    isJsonArray(value) &&
    value.length <= planLimits.renames &&
    value.every((each) => isJsonObject(each) && fieldsFault(each, changedIdFields) === undefined)
  );
}

/** Returns the first error of a division; undefined for none. */
export function planFault(value: JsonValue): FieldFault | undefined {
  if (!isJsonObject(value)) return { path: '', what: 'it must be an object' };
  const fault = fieldsFault(value, planFields);
  if (fault) return fault;
  const { per_link, reviewers } = value as unknown as ReviewPlan;
  if (per_link <= Math.max(1, reviewers.length)) return undefined;
  return { path: '/per_link', what: '“per_link” must not be greater than the number of reviewers' };
}

/** What a desk file or a blind review packet can have in a later version than the first. */
interface LaterParts {
  readonly reviewPlan?: ReviewPlan;
  readonly textLanguage?: string;
  readonly brief?: string;
}

/**
 * Returns the format of a desk file or a blind review packet: version 3 if there is a brief, version 2 if there is a
 * division or a language of the texts, otherwise version 1, so that older copies of Assessment Desk can read it.
 */
export function draftFormat(
  name: 'workspace' | 'blind-review',
  { reviewPlan, textLanguage, brief }: LaterParts,
): string {
  const version = brief !== undefined ? 3 : reviewPlan !== undefined || textLanguage !== undefined ? 2 : 1;
  return `assessment-desk.${name}/v${String(version)}`;
}

/** Divisions that were validated. They are never mutated. */
const validated = new WeakSet<object>();

/** Checks that a value is a division, and returns it with its type. Throws `EditError` otherwise. */
export function asReviewPlan(value: JsonValue): ReviewPlan {
  if (typeof value === 'object' && value !== null && validated.has(value)) return value as unknown as ReviewPlan;
  const fault = planFault(value);
  if (fault) throw new EditError(`In the division of the links, ${fault.what}.`, `/reviewPlan${fault.path}`);
  validated.add(value as JsonObject);
  return value as unknown as ReviewPlan;
}
