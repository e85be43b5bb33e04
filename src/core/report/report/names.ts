/** Names of actors, choices of the contract and dates, as reports show them. */
import { firstName, type CasefileIndex } from '../../casefile/lookup.ts';

/** An actor's ID and the first of its names in the casefile. */
export interface ActorName {
  readonly id: string;
  /** '' if the casefile has no name for that ID. */
  readonly name: string;
}

/** Looks up an actor's name. */
export function nameOfActor(index: CasefileIndex, id: string): ActorName {
  const actor = index.actor(id);
  return { id, name: (actor && firstName(actor)) ?? '' };
}

/** A choice of the contract in plain words: 'reported-action' as 'reported action'. */
export function choiceInWords(choice: string | undefined): string {
  return (choice ?? 'not stated').replaceAll('-', ' ');
}

/** An actor in one line: name and ID. */
export function inWords({ id, name }: ActorName): string {
  return name === '' || name === id ? id : `${name} (${id})`;
}

/** The name of an actor, or the ID if it has none. */
export function shortName(actor: ActorName | undefined): string {
  if (!actor) return 'No actor';
  return actor.name === '' ? actor.id : actor.name;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const dateTime = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[Tt](\d\d:\d\d)((?::\d\d)(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)$/;

/**
 * A date-time in words and in its own zone: “3 March 2025, 09:00 (UTC+01:00)”, or only the day. Midnight and full
 * minutes are left out; any other text is unchanged.
 */
export function dateInWords(text: string, isDayOnly = false): string {
  const [, year, month, day, time = '', seconds = '', zone = ''] = dateTime.exec(text) ?? [];
  if (day === undefined) return text;
  const date = `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  if (isDayOnly) return date;
  const clock = time + (/^:0+(?:\.0+)?$/.test(seconds) ? '' : seconds);
  return `${date}${clock === '00:00' ? '' : `, ${clock}`} (UTC${/^(?:[Zz]|\+00:00)$/.test(zone) ? '' : zone})`;
}
