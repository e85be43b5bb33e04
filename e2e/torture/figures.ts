/** The faults of the torture runs as sentences, their figures as lines, and the limit for what a kill may lose. */
import type { LeftPage } from './reload-run.ts';
import type { Round } from './crash-run.ts';
import type { TabsRound } from './tabs-run.ts';

/** The maximum loss after a kill, in ms since the page was known to have handled the edit. */
export const maxLoss = 250;

const most = (values: readonly number[]): string => Math.max(0, ...values).toFixed(0);
const sum = (values: readonly number[]): string => String(values.reduce((total, value) => total + value, 0));
const editsOf = (rounds: readonly { readonly edits: number }[]): string => sum(rounds.map(({ edits }) => edits));

/**
 * The time of the first lost edit is since this process learnt that the page had handled it, without the delays of a
 * busy machine.
 */
export function crashFigures(rounds: readonly Round[]): string {
  const lost = rounds.filter(({ loss }) => loss.edits > 0);
  const worst = most(rounds.map(({ loss }) => loss.sinceHandled));
  return `${String(rounds.length)} kills, ${editsOf(rounds)} edits; ${String(lost.length)} times something was lost, at worst of ${worst} ms`;
}

export function crashFaults(rounds: readonly Round[]): readonly string[] {
  return rounds.flatMap(({ kill, wrong, loss }) => {
    const late = loss.sinceHandled > maxLoss ? [`${loss.sinceHandled.toFixed(0)} ms of typing are missing.`] : [];
    return [...wrong, ...late].map((sentence) => `Kill ${String(kill)}: ${sentence}`);
  });
}

export function reloadFigures(rounds: readonly LeftPage[]): string {
  const lost = rounds.filter((round) => round.lost > 0).length;
  return `${String(rounds.length)} pages left right after a key, ${editsOf(rounds)} edits, ${String(lost)} times something was lost`;
}

/** Nothing may be lost. */
export function reloadFaults(rounds: readonly LeftPage[]): readonly string[] {
  return rounds.flatMap(({ time, wrong }) => wrong.map((sentence) => `Page ${String(time)}: ${sentence}`));
}

export function tabsFigures(rounds: readonly TabsRound[]): string {
  const lost = sum(rounds.map((round) => round.lost));
  const worst = most(rounds.map((round) => round.worst));
  const deeds = sum(rounds.map((round) => round.deeds.length));
  return `${String(rounds.length)} rounds of two and three tabs, ${deeds} actions, ${editsOf(rounds)} edits; ${lost} are missing, all typed less than ${worst} ms before a kill`;
}

export function tabsFaults(rounds: readonly TabsRound[]): readonly string[] {
  return rounds.flatMap(({ round, wrong, deeds }) =>
    wrong.map((sentence) => `Round ${String(round)} (${deeds.join(', ')}): ${sentence}`),
  );
}
