/** The measured figures by row and contender, with reasons for missing figures. */
import type { Calibration } from './noise.ts';
import type { Breakdown } from './profile/breakdown.ts';
import { summaryOf, type Summary } from './statistics.ts';

export type Unit = 'ms' | 'KB' | 'MB' | 'nodes' | 'frames' | '%';

/** A measured quantity and its budget. */
export interface Row {
  readonly id: string;
  readonly group: string;
  readonly what: string;
  readonly unit: Unit;
  /** The decisive figure of the series. */
  readonly statistic: 'median' | 'p95';
  /** The maximum for ours, in the unit. */
  readonly budget?: number;
  /** The maximum ratio of ours to a peer’s figure: 0.01 is a hundredth of it. */
  readonly against?: { readonly peer: string; readonly atMost: number };
  /** The subject of the breakdown that explains it. */
  readonly profile?: Subject;
  /** A note on how it was measured. */
  readonly note?: string;
}

/** The subject of a breakdown of time or size. */
export type Subject = 'key' | 'reason' | 'select' | 'open' | 'import' | 'cold' | 'bytes library' | 'bytes desk';

export const ours = 'ours';

export class Results {
  readonly #series = new Map<string, Map<string, number[]>>();
  readonly #remarks = new Map<string, string>();
  readonly #absent = new Map<string, Map<string, string>>();
  readonly #breakdowns = new Map<Subject, Map<string, Breakdown>>();
  readonly calibrations: Calibration[] = [];

  record(row: string, who: string, ...values: readonly number[]): void {
    const series = this.#series.get(row) ?? new Map<string, number[]>();
    this.#series.set(row, series);
    series.set(who, [...(series.get(who) ?? []), ...values.filter((value) => !Number.isNaN(value))]);
  }

  /** Records why there is no figure. */
  remark(row: string, words: string): void {
    this.#remarks.set(row, words);
  }

  remarkOn(row: string): string | undefined {
    return this.#remarks.get(row);
  }

  /** Records why a peer has no figure in a row. An existing figure takes precedence. */
  absent(row: string, who: string, words: string): void {
    this.#absent.set(row, (this.#absent.get(row) ?? new Map<string, string>()).set(who, words));
  }

  /** The contenders without a figure in a row, with the reasons. */
  absentIn(row: string): readonly (readonly [who: string, words: string])[] {
    return [...(this.#absent.get(row) ?? [])].filter(([who]) => this.values(row, who).length === 0);
  }

  /** Records a breakdown, once for each contender. */
  breakDown(subject: Subject, who: string, breakdown: Breakdown): void {
    this.#breakdowns.set(subject, (this.#breakdowns.get(subject) ?? new Map<string, Breakdown>()).set(who, breakdown));
  }

  /** The breakdowns of a subject, ours first. */
  brokenDown(subject: Subject): readonly (readonly [who: string, breakdown: Breakdown])[] {
    const all = [...(this.#breakdowns.get(subject) ?? [])];
    return all.sort(([one], [other]) => Number(other === ours) - Number(one === ours));
  }

  values(row: string, who: string): readonly number[] {
    return this.#series.get(row)?.get(who) ?? [];
  }

  /** The contenders of a row, ours first. */
  measured(row: string): readonly string[] {
    const all = [...(this.#series.get(row)?.entries() ?? [])].filter(([, values]) => values.length > 0);
    return all.map(([who]) => who).sort((one, other) => Number(other === ours) - Number(one === ours));
  }

  summary(row: string, who: string): Summary {
    return summaryOf(this.values(row, who));
  }
}

export type Verdict = 'met' | 'not met' | 'no budget' | 'not measured';

/** The decisive figure of a row. */
export function figureOf(results: Results, row: Row, who: string): number {
  return results.summary(row.id, who)[row.statistic];
}

/** Whether a row’s budget is met, and its limit against a peer if both were measured. */
export function verdictOf(results: Results, row: Row): Verdict {
  const figure = figureOf(results, row, ours);
  if (Number.isNaN(figure)) return 'not measured';
  const bounds: boolean[] = [];
  if (row.budget !== undefined) bounds.push(figure <= row.budget);
  if (row.against) {
    const other = figureOf(results, row, row.against.peer);
    if (!Number.isNaN(other)) bounds.push(figure <= other * row.against.atMost);
  }
  if (bounds.length === 0) return 'no budget';
  return bounds.every(Boolean) ? 'met' : 'not met';
}
