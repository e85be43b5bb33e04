/** The casefile and the claims of a draft, in a form that a language model can quote from. */
import { isJsonArray, isJsonObject, type JsonObject } from '../../json/json.ts';
import type { Actor, Casefile, Observation } from '../../casefile/types.generated.ts';
import { oneLine } from '../../passage/shorten.ts';

/** Lines of facts, each with its name; those without a value are left out. */
function facts(named: Readonly<Record<string, string | null | undefined>>): readonly string[] {
  return Object.entries(named).flatMap(([name, value]) => (value ? [`- ${name}: ${oneLine(value)}`] : []));
}

/** Returns a fence that a text cannot close: longer than each of its runs of backticks (CommonMark 0.31, 4.5, 6.1). */
function fenceFor(text: string, least: number): string {
  return '`'.repeat((text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length + 1), least));
}

/** An ID as code, on one line. */
export function code(id: string): string {
  const text = oneLine(id);
  const fence = fenceFor(text, 1);
  return fence === '`' ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

function actorLine({ actor_id: id, names }: Actor): string {
  const known = names.map((name) => `“${oneLine(name)}”`).join(', ');
  return `- ${code(id)}: ${known === '' ? 'no names yet' : known}`;
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

/** Everything that starts a new line for some reader (Unicode 16, section 5.8). */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/**
 * The exact text of a passage in a block that it cannot end, whatever it contains. In such a block, Markdown has no
 * headings (CommonMark 0.31, 4.5), but a language model is not a parser: it could take a line of a source that reads
 * “## Task” for a part of the instructions. So each line begins with “> ”, whatever breaks it.
 */
function passageLines(id: string, text: string, index: number): string {
  const fence = fenceFor(text, 3);
  const quoted = `> ${text.replace(LINE_BREAK, '$&> ')}`;
  return [`Passage ${String(index + 1)}, \`passage_id\`: ${code(id)}`, '', `${fence}passage`, quoted, fence].join('\n');
}

/** An observation with what is known about it, and with the exact texts of its passages. */
export function observationInstructions(observation: Observation): string {
  const { observation_id: id, title, publisher_actor_id: publisher, passages } = observation;
  const known = facts({
    Publisher: publisher && code(publisher),
    URL: observation.canonical_url,
    Published: observation.published_at,
    Language: observation.language,
  });
  return [
    `### Observation ${String(id)}: ${oneLine(title)}`,
    ...(known.length > 0 ? [known.join('\n')] : []),
    ...passages.map(({ passage_id: passageId, text }, index) => passageLines(passageId, text, index)),
  ].join('\n\n');
}

function claimLine(claim: JsonObject): string {
  const [id, observation, proposition] = [claim['claim_id'], claim['observation_id'], claim['proposition']];
  const number = typeof observation === 'number' ? ` (observation ${String(observation)})` : '';
  const words = typeof proposition === 'string' ? oneLine(proposition) : '';
  return `- ${code(typeof id === 'string' ? id : '?')}${number}: ${words}`;
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
