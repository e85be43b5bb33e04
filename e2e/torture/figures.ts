/** The results and faults of the torture runs as lines of text, and the limit for what a kill may lose. */
import type { LeftPage } from './reload-run.ts';
import type { Round } from './crash-run.ts';
import type { Deed } from './tabs-crowd.ts';
import type { TabsRound } from './tabs-run.ts';

/** The maximum loss after a kill, in ms since the page was known to have handled the edit. */
export const maxLoss = 250;

/**
 * Returns the results of a run of kills as lines. There are two times for the first lost edit. The limit applies to the
 * time since this process learnt that the page had handled it, without the delays of a busy machine. The time since it
 * was sent is an upper bound.
 */
export function crashFigures(rounds: readonly Round[], seconds: number): readonly string[] {
  const sum = (value: (round: Round) => number): number => rounds.reduce((total, round) => total + value(round), 0);
  const most = (value: (round: Round) => number): number => Math.max(0, ...rounds.map(value));
  return [
    `${String(rounds.length)} kills, ${String(sum(({ edits }) => edits))} edits, ${seconds.toFixed(0)} s`,
    `worst loss: ${most(({ loss }) => loss.sinceHandled).toFixed(0)} ms since handled ` +
      `(${most(({ loss }) => loss.sinceSent).toFixed(0)} ms since sent), ` +
      `${String(most(({ loss }) => loss.edits))} edits, ${String(most(({ loss }) => loss.characters))} characters`,
    `kills that lost nothing: ${String(rounds.filter(({ loss }) => loss.edits === 0).length)}; ` +
      `longest wait for the page and its storage: ${most(({ heldUp }) => heldUp).toFixed(0)} ms`,
  ];
}

/** Returns the faults of a run of kills as sentences. */
export function crashFaults(rounds: readonly Round[]): readonly string[] {
  return rounds.flatMap(({ kill, wrong, loss }) => {
    const late = loss.sinceHandled > maxLoss ? [`${loss.sinceHandled.toFixed(0)} ms of typing are missing.`] : [];
    return [...wrong, ...late].map((sentence) => `Kill ${String(kill)}: ${sentence}`);
  });
}

/** Returns the results of a run of reloads as a line. */
export function reloadFigures(rounds: readonly LeftPage[], seconds: number): string {
  const edits = rounds.reduce((total, round) => total + round.edits, 0);
  const lost = rounds.filter((round) => round.lost > 0).length;
  return `${String(rounds.length)} pages left right after a key, ${String(edits)} edits, ${String(lost)} times something was lost, ${seconds.toFixed(0)} s`;
}

/** Returns the faults of a run of reloads as sentences. Nothing may be lost. */
export function reloadFaults(rounds: readonly LeftPage[]): readonly string[] {
  return rounds.flatMap(({ time, wrong }) => wrong.map((sentence) => `Page ${String(time)}: ${sentence}`));
}

/** Returns the results of a run of tabs as a line. */
export function tabsFigures(rounds: readonly TabsRound[], seconds: number): string {
  const sum = (value: (round: TabsRound) => number): number => rounds.reduce((total, round) => total + value(round), 0);
  const often = (deed: Deed): number => sum(({ deeds }) => deeds.filter((each) => each === deed).length);
  return (
    `${String(rounds.length)} rounds of two and three tabs, ${String(sum(({ edits }) => edits))} edits, ` +
    `${String(often('take over') + often('take over while it is typed in'))} take-overs, ` +
    `${String(often('close') + often('close the writer after a key'))} closed, ${String(often('reload'))} reloaded, ` +
    `${String(often('crash the writer'))} tabs and ${String(often('kill the browser'))} browsers killed; ` +
    `${String(sum(({ lost }) => lost))} edits missing, all typed less than ` +
    `${Math.max(0, ...rounds.map(({ worst }) => worst)).toFixed(0)} ms before a kill; ` +
    `${String(sum(({ copies }) => copies))} drafts set aside, ${seconds.toFixed(0)} s`
  );
}

/** Returns the faults of a run of tabs as sentences. */
export function tabsFaults(rounds: readonly TabsRound[]): readonly string[] {
  return rounds.flatMap(({ round, wrong, deeds }) =>
    wrong.map((sentence) => `Round ${String(round)} (${deeds.join(', ')}): ${sentence}`),
  );
}
