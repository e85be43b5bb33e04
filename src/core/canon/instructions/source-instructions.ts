/** The casefile and the claims of a draft, in a form that a language model can quote from. */
import { isJsonArray, isJsonObject, type JsonObject } from '../../json/json.ts';
import type { Actor, Casefile, Observation } from '../../casefile/types.generated.ts';

/** Lines of facts, each with its name; those without a value are left out. */
function facts(named: Readonly<Record<string, string | null | undefined>>): readonly string[] {
  return Object.entries(named).flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []));
}

function actorLine({ actor_id: id, names }: Actor): string {
  return `- \`${id}\`: ${names.length > 0 ? names.map((name) => `“${name}”`).join(', ') : 'no names yet'}`;
}

/** The actors with their IDs and names. */
export function actorInstructions({ actors }: Casefile): string {
  if (actors.length === 0)
    return 'The casefile has no actors. Leave `subject_actor_ids` empty, and use null for actors.';
  return [
    'Use only these IDs for actors. The names are what counts as naming the actor.',
    actors.map(actorLine).join('\n'),
  ].join('\n\n');
}

/** A passage between lines that a model can tell from its text. */
function passageLines(id: string, text: string, index: number): string {
  return [`Passage ${String(index + 1)}, \`passage_id\`: \`${id}\``, '', '<passage>', text, '</passage>'].join('\n');
}

/** An observation with what is known about it, and with the exact texts of its passages. */
export function observationInstructions(observation: Observation): string {
  const { observation_id: id, title, publisher_actor_id: publisher, passages } = observation;
  const known = facts({
    Publisher: publisher && `\`${publisher}\``,
    URL: observation.canonical_url,
    Published: observation.published_at,
    Language: observation.language,
  });
  return [
    `### Observation ${String(id)}: ${title}`,
    ...(known.length > 0 ? [known.join('\n')] : []),
    ...passages.map(({ passage_id: passageId, text }, index) => passageLines(passageId, text, index)),
  ].join('\n\n');
}

function claimLine(claim: JsonObject): string {
  const [id, observation, proposition] = [claim['claim_id'], claim['observation_id'], claim['proposition']];
  const number = typeof observation === 'number' ? ` (observation ${String(observation)})` : '';
  return `- \`${typeof id === 'string' ? id : '?'}\`${number}: ${typeof proposition === 'string' ? proposition : ''}`;
}

/** The claims that the draft has already; '' if there are none. */
export function claimInstructions(assessment: JsonObject): string {
  const list = assessment['claims'];
  const claims = isJsonArray(list) ? list.filter(isJsonObject) : [];
  if (claims.length === 0) return '';
  return [
    'These claims exist already. Do not repeat them. Continue their numbering, and use their IDs in links.',
    claims.map(claimLine).join('\n'),
  ].join('\n\n');
}
