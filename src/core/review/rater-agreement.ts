/** Calculates how often two raters agree: in per cent, and as Cohen's kappa. */
import { occurrences } from '../json/grouped.ts';

/** The agreement of two raters about the same items. It measures the raters, and says nothing about the items. */
export interface RaterAgreement {
  /** The number of items that both rated. */
  readonly n: number;
  /** The number of items with the same label from both. */
  readonly agreed: number;
  /** `agreed` of `n` in per cent; null if there are no common items. */
  readonly percent: number | null;
  /**
   * Cohen's kappa (1960): the agreement beyond chance, given the shares of labels of each rater, from −1 to 1. Null if
   * it is undefined: there are no common items, or chance alone would give full agreement.
   */
  readonly kappa: number | null;
}

/** Returns the agreement of two raters. Each item has the label of one rater and that of the other. */
export function raterAgreement<Label>(pairs: readonly (readonly [one: Label, other: Label])[]): RaterAgreement {
  const n = pairs.length;
  const agreed = pairs.filter(([one, other]) => one === other).length;
  const [ones, others] = [occurrences(pairs.map(([one]) => one)), occurrences(pairs.map(([, other]) => other))];
  // In whole numbers (n² times the chance), so that full agreement differs from nearly full agreement.
  let byChance = 0;
  for (const [label, count] of ones) byChance += count * (others.get(label) ?? 0);
  const isUndefined = n === 0 || byChance === n * n;
  return {
    n,
    agreed,
    percent: n === 0 ? null : (100 * agreed) / n,
    kappa: isUndefined ? null : (n * agreed - byChance) / (n * n - byChance),
  };
}

/** Writes a share: “77.5 %”; “cannot be computed” if there is none. */
export function percentInWords(percent: number | null): string {
  return percent === null ? 'cannot be computed' : `${percent.toFixed(1).replace(/\.0$/, '')} %`;
}
