/** How far two raters gave the same things the same labels. It measures raters, and says nothing of what they rated. */
export interface RaterAgreement {
  /** How many things both have rated. */
  readonly n: number;
  /** How many of them have the same label from both. */
  readonly agreed: number;
  /** `agreed` of `n` in per cent; null where nothing was rated by both. */
  readonly percent: number | null;
  /**
   * Cohen's kappa (1960): the agreement beyond what the raters' own shares of labels would give by chance, from −1 to 1.
   * Null where it is undefined: nothing was rated by both, or chance alone would give full agreement.
   */
  readonly kappa: number | null;
}

/** The agreement of two raters on things that both have rated, each with a label of the one and of the other. */
export function raterAgreement<Label>(pairs: readonly (readonly [one: Label, other: Label])[]): RaterAgreement {
  const n = pairs.length;
  const agreed = pairs.filter(([one, other]) => one === other).length;
  const [ones, others] = [counted(pairs.map(([one]) => one)), counted(pairs.map(([, other]) => other))];
  // In whole numbers, n² times what chance would give: so that full agreement is told from nearly full agreement.
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

function counted<Label>(labels: readonly Label[]): ReadonlyMap<Label, number> {
  const counts = new Map<Label, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
