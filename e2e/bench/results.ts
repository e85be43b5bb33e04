/** The measured figures by row and contender. */
import type { Calibration } from './noise.ts';
import { summaryOf, type Summary } from './statistics.ts';

export type Unit = 'ms' | 'MB' | 'nodes' | 'frames' | '%';

/** A measured quantity and its budget. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly unit: Unit;
  /** The decisive figure of the series. */
  readonly statistic: 'median' | 'p95';
  /** The maximum for ours, in the unit. */
  readonly budget?: number;
  /** The maximum ratio of ours to a peer’s figure: 0.01 is a hundredth of it. */
  readonly against?: { readonly peer: string; readonly atMost: number };
  /** A note on how it was measured. */
  readonly note?: string;
}

/** A row whose figure is a median in ms, unless stated otherwise. */
export const row = (id: string, what: string, more: Partial<Row> = {}): Row => ({
  id,
  what,
  unit: 'ms',
  statistic: 'median',
  ...more,
});

export const ours = 'ours';

export class Results {
  readonly #series = new Map<string, Map<string, number[]>>();
  readonly calibrations: Calibration[] = [];

  record(id: string, who: string, ...values: readonly number[]): void {
    const series = this.#series.get(id) ?? new Map<string, number[]>();
    this.#series.set(id, series);
    series.set(who, [...(series.get(who) ?? []), ...values.filter((value) => !Number.isNaN(value))]);
  }

  values(id: string, who: string): readonly number[] {
    return this.#series.get(id)?.get(who) ?? [];
  }

  /** The contenders of a row, ours first. */
  measured(id: string): readonly string[] {
    const all = [...(this.#series.get(id)?.entries() ?? [])].filter(([, values]) => values.length > 0);
    return all.map(([who]) => who).sort((one, other) => Number(other === ours) - Number(one === ours));
  }

  summary(id: string, who: string): Summary {
    return summaryOf(this.values(id, who));
  }
}

export type Verdict = 'met' | 'not met' | 'no budget' | 'not measured';

/** The decisive figure of a row. */
export function figureOf(results: Results, { id, statistic }: Row, who: string): number {
  return results.summary(id, who)[statistic];
}

/** Whether a row’s budget is met, and its limit against a peer if both were measured. */
export function verdictOf(results: Results, of: Row): Verdict {
  const figure = figureOf(results, of, ours);
  if (Number.isNaN(figure)) return 'not measured';
  const bounds: boolean[] = [];
  if (of.budget !== undefined) bounds.push(figure <= of.budget);
  if (of.against) {
    const other = figureOf(results, of, of.against.peer);
    if (!Number.isNaN(other)) bounds.push(figure <= other * of.against.atMost);
  }
  if (bounds.length === 0) return 'no budget';
  return bounds.every(Boolean) ? 'met' : 'not met';
}
