import type { LeftPage } from './reload-run.ts';
import type { Round } from './crash-run.ts';
import type { Deed } from './tabs-crowd.ts';
import type { TabsRound } from './tabs-run.ts';

/** The most that may be missing after a kill, in ms from when the page was known to have handled the edit. */
export const mostLost = 250;

/**
 * What a run of kills shows, in lines. Two figures of time are given: from the moment at which this process heard that
 * the page had handled the first missing edit, which is what the limit is about, and from when it was sent, which no
 * true figure can exceed. How long this process itself was held up stands beside them: it may have heard that much late.
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
      `this process was held up for at most ${most(({ heldUp }) => heldUp).toFixed(0)} ms`,
  ];
}

/** What is wrong with a run of kills, in sentences; none where it shows what it must. */
export function crashFaults(rounds: readonly Round[]): readonly string[] {
  return rounds.flatMap(({ kill, wrong, loss }) => {
    const late = loss.sinceHandled > mostLost ? [`${loss.sinceHandled.toFixed(0)} ms of typing are missing.`] : [];
    return [...wrong, ...late].map((sentence) => `Kill ${String(kill)}: ${sentence}`);
  });
}

/** What a run of left pages shows, in a line. */
export function reloadFigures(rounds: readonly LeftPage[], seconds: number): string {
  const edits = rounds.reduce((total, round) => total + round.edits, 0);
  const lost = rounds.filter((round) => round.lost > 0).length;
  return `${String(rounds.length)} pages left right after a key, ${String(edits)} edits, ${String(lost)} times something was lost, ${seconds.toFixed(0)} s`;
}

/** What is wrong with a run of left pages, in sentences: nothing at all may be missing. */
export function reloadFaults(rounds: readonly LeftPage[]): readonly string[] {
  return rounds.flatMap(({ time, wrong }) => wrong.map((sentence) => `Page ${String(time)}: ${sentence}`));
}

/** What a run of windows shows, in a line. */
export function tabsFigures(rounds: readonly TabsRound[], seconds: number): string {
  const sum = (value: (round: TabsRound) => number): number => rounds.reduce((total, round) => total + value(round), 0);
  const often = (deed: Deed): number => sum(({ deeds }) => deeds.filter((each) => each === deed).length);
  return (
    `${String(rounds.length)} rounds of two and three windows, ${String(sum(({ edits }) => edits))} edits, ` +
    `${String(often('take over') + often('take over while it is typed in'))} take-overs, ` +
    `${String(often('close') + often('close the writer after a key'))} closed, ${String(often('reload'))} reloaded, ` +
    `${String(often('crash the writer'))} windows and ${String(often('kill the browser'))} browsers killed; ` +
    `${String(sum(({ lost }) => lost))} edits missing, all typed less than ` +
    `${Math.max(0, ...rounds.map(({ worst }) => worst)).toFixed(0)} ms before a kill; ` +
    `${String(sum(({ copies }) => copies))} drafts set aside, ${seconds.toFixed(0)} s`
  );
}

/** What is wrong with a run of windows, in sentences. */
export function tabsFaults(rounds: readonly TabsRound[]): readonly string[] {
  return rounds.flatMap(({ round, wrong, deeds }) =>
    wrong.map((sentence) => `Round ${String(round)} (${deeds.join(', ')}): ${sentence}`),
  );
}
