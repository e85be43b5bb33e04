/** Reads the fields of the dialog that divides the links: what they mean, and what is wrong with them. */
import type { DivisionChoices } from '../../core/review/draw-links.ts';
import { planLimits, sameName } from '../../core/review-shape/plan.ts';
import type { ReviewPlan } from '../../core/review-shape/types.generated.ts';
import { codePointLength } from '../../core/passage/offsets.ts';
import { counted } from '../../core/json/counted.ts';

/** The fields as they were typed. */
export interface DivisionFields {
  /** One name a line. */
  readonly reviewers: string;
  readonly perLink: number;
  readonly isSample: boolean;
  readonly size: string;
  readonly seed: string;
  readonly keepEntriesTogether: boolean;
}

/** The fields for another division, or for a first one with these names; `links` is the number of links. */
export function fieldsFor(
  plan: ReviewPlan | undefined,
  { names, seed, links }: { readonly names: readonly string[]; readonly seed: string; readonly links: number },
): DivisionFields {
  return {
    reviewers: (plan?.reviewers ?? names).map((name) => `${name}\n`).join(''),
    perLink: plan?.per_link ?? 1,
    isSample: typeof plan?.size === 'number',
    size: String(plan?.size ?? Math.min(50, links)),
    seed: plan?.seed ?? seed,
    keepEntriesTogether: plan?.keep_entries_together ?? false,
  };
}

/** Returns the names of reviewers, one a line. Empty lines and spaces around names do not count. */
export function namesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns different names of people, each as it is written first. */
export function differentNames(names: readonly string[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const name of names) if (!byName.has(sameName(name))) byName.set(sameName(name), name.trim());
  byName.delete('');
  return [...byName.values()];
}

/** What the fields mean, or what is wrong with which of them. */
export type ReadFields =
  | { readonly choices: DivisionChoices }
  | { readonly field: 'reviewers' | 'size' | 'seed'; readonly fault: string };

/** Reads the fields; `links` is the number of links that can be divided. */
export function readFields(fields: DivisionFields, links: number): ReadFields {
  const reviewers = namesIn(fields.reviewers);
  const fault = namesFault(reviewers);
  if (fault !== undefined) return { field: 'reviewers', fault };
  if (reviewers.length === 0 && !fields.isSample) {
    return { field: 'reviewers', fault: 'Enter at least one name, or choose a random sample.' };
  }
  const size = /^\d{1,9}$/.test(fields.size.trim()) ? Number(fields.size) : 0;
  if (fields.isSample && (size < 1 || size > links)) {
    return { field: 'size', fault: `Enter a number from 1 to ${String(links)}.` };
  }
  const seed = fields.seed.trim();
  if (seed === '' || codePointLength(seed) > planLimits.seed) {
    return { field: 'seed', fault: `Enter 1 to ${String(planLimits.seed)} characters.` };
  }
  const perLink = Math.min(fields.perLink, Math.max(1, reviewers.length));
  const { keepEntriesTogether } = fields;
  return { choices: { seed, reviewers, perLink, size: fields.isSample ? size : null, keepEntriesTogether } };
}

function namesFault(names: readonly string[]): string | undefined {
  if (names.length > planLimits.reviewers) return `Enter at most ${counted(planLimits.reviewers, 'name')}.`;
  const long = names.find((name) => codePointLength(name) > planLimits.name);
  if (long !== undefined) return `Shorten each name to ${counted(planLimits.name, 'character')}.`;
  const twice = names.find((name, index) => names.slice(0, index).some((other) => sameName(other) === sameName(name)));
  return twice === undefined ? undefined : `“${twice}” is entered twice. Enter each name once.`;
}
