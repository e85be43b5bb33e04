/** The raw figures as data. */
import { figureOf, verdictOf, type Results, type Row } from '../results.ts';
import { subjects, subjectTitles } from './reasons.ts';
import type { RunFacts } from './run-facts.ts';

/** Every row with every measurement, and the noise block by block. */
export function rawFigures(results: Results, rows: readonly Row[], facts: RunFacts) {
  return {
    ...facts,
    calibrations: results.calibrations,
    breakdowns: subjects.map((subject) => ({
      subject,
      title: subjectTitles[subject],
      measured: results.brokenDown(subject).map(([who, breakdown]) => ({ who, ...breakdown })),
    })),
    rows: rows.map((row) => ({
      ...row,
      verdict: verdictOf(results, row),
      remark: results.remarkOn(row.id) ?? null,
      absent: results.absentIn(row.id).map(([who, why]) => ({ who, why })),
      measured: results.measured(row.id).map((who) => ({
        who,
        figure: figureOf(results, row, who),
        ...results.summary(row.id, who),
        values: results.values(row.id, who),
      })),
    })),
  };
}
