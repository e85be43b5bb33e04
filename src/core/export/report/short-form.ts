/** What the short form of a report says in fewer words than the full one: shortened texts, days and counts. */
import { shortenEnd } from '../../passage/shorten.ts';
import type { ActorName } from './names.ts';
import type { ReportEntry } from './entries.ts';
import { countOfEffect } from './sections.ts';

/** The maximum number of code points of texts that the short form shortens: never a hypothesis or an alternative. */
export const shortFormLimits = { description: 110, explanation: 150, quotation: 90 } as const;

/** Returns the start of a text up to the end of a word, with an ellipsis if there is more. */
export function shortenAtWord(text: string, most: number): string {
  const start = shortenEnd(text, most);
  return start === text ? text : `${start.slice(0, -1).replace(/\s+\S*$/u, '')}…`;
}

/** Returns the statement of an entry: the start of a power basis, or the whole hypothesis. */
export function shortStatement({ kind, statement }: ReportEntry): string {
  return kind === 'power basis' ? shortenAtWord(statement, shortFormLimits.description) : statement;
}

/** Returns the name of an actor, or the ID if it has none. */
export function shortName(actor: ActorName | undefined): string {
  if (!actor) return 'No actor';
  return actor.name === '' ? actor.id : actor.name;
}

/** Returns the time scope of an entry in days, without times of day. */
export function shortScope({ facts }: ReportEntry): string {
  const scope = facts.find(([, , field]) => field === 'time_scope')?.[1][0] ?? '';
  return scope.replaceAll(/(\d{4}-\d\d-\d\d)T[^\s,]*/g, '$1');
}

/** Returns how many claims support and contradict an entry: “2 support, 1 contradicts”. */
export function shortTally(entry: ReportEntry): string {
  const says = (effect: 'support' | 'contradict'): string => {
    const count = countOfEffect(entry, `${effect}s`);
    return `${count === 0 ? 'none' : count.toLocaleString('en')} ${effect}${count > 1 ? '' : 's'}`;
  };
  return `${says('support')}, ${says('contradict')}`;
}
