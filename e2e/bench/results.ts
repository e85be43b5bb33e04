/** What was measured: figures by row and by who was measured, with what stands for a figure where there is none. */
import type { Calibration } from './noise.ts';
import type { Breakdown } from './profile/breakdown.ts';
import { summaryOf, type Summary } from './statistics.ts';

export type Unit = 'ms' | 'KB' | 'MB' | 'nodes' | 'frames' | '%';

/** What is measured and what it may come to. */
export interface Row {
  readonly id: string;
  readonly group: string;
  readonly what: string;
  readonly unit: Unit;
  /** Which figure of the series counts. */
  readonly statistic: 'median' | 'p95';
  /** The most that ours may come to, in the unit. */
  readonly budget?: number;
  /** How many times a peer’s figure ours may come to, at most: 0.01 is a hundredth of it. */
  readonly against?: { readonly peer: string; readonly atMost: number };
  /** The subject of the breakdown that tells where its time goes. */
  readonly profile?: Subject;
  /** What else there is to know of how it was measured. */
  readonly note?: string;
}

/** What is broken down into where its time, or its size, goes. */
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

  /** Says in place of a figure why there is none. */
  remark(row: string, words: string): void {
    this.#remarks.set(row, words);
  }

  remarkOn(row: string): string | undefined {
    return this.#remarks.get(row);
  }

  /** Says why a peer has no figure in a row. Figures that came all the same count more. */
  absent(row: string, who: string, words: string): void {
    this.#absent.set(row, (this.#absent.get(row) ?? new Map<string, string>()).set(who, words));
  }

  /** Who has no figure in a row, and why. */
  absentIn(row: string): readonly (readonly [who: string, words: string])[] {
    return [...(this.#absent.get(row) ?? [])].filter(([who]) => this.values(row, who).length === 0);
  }

  /** Notes where the time of something went: once for each who is measured. */
  breakDown(subject: Subject, who: string, breakdown: Breakdown): void {
    this.#breakdowns.set(subject, (this.#breakdowns.get(subject) ?? new Map<string, Breakdown>()).set(who, breakdown));
  }

  /** Where the time of something went, ours first. */
  brokenDown(subject: Subject): readonly (readonly [who: string, breakdown: Breakdown])[] {
    const all = [...(this.#breakdowns.get(subject) ?? [])];
    return all.sort(([one], [other]) => Number(other === ours) - Number(one === ours));
  }

  values(row: string, who: string): readonly number[] {
    return this.#series.get(row)?.get(who) ?? [];
  }

  /** Who was measured for a row, ours first. */
  measured(row: string): readonly string[] {
    const all = [...(this.#series.get(row)?.entries() ?? [])].filter(([, values]) => values.length > 0);
    return all.map(([who]) => who).sort((one, other) => Number(other === ours) - Number(one === ours));
  }

  summary(row: string, who: string): Summary {
    return summaryOf(this.values(row, who));
  }
}

export type Verdict = 'met' | 'not met' | 'no budget' | 'not measured';

/** The figure of a row that counts. */
export function figureOf(results: Results, row: Row, who: string): number {
  return results.summary(row.id, who)[row.statistic];
}

/** Whether a row’s budget is met, and its bound against a peer where both were measured. */
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
