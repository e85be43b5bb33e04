/** The observations of a casefile as references, written as BibTeX, CSL JSON or RIS. */
import { isDateTime } from '../assessment/date-time.ts';
import { parseAddress } from '../casefile/publisher.ts';
import { firstName, casefileIndex } from '../casefile/lookup.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { oneLine } from '../text/shorten.ts';

// References as BibTeX, with the fields and the type that biblatex adds for web addresses.

/** The characters that mean something in LaTeX, and how they are written as text. */
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escaped = (text: string): string =>
  oneLine(text).replace(/[\\{}%&$#_~^]/g, (character) => escapes[character] ?? '');

function entryOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference): string {
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    // The second braces keep the capitals.
    ['title', `{${escaped(title)}}`],
    ['publisher', publisher && `{${escaped(publisher)}}`],
    ['year', published && String(published.year).padStart(4, '0')],
    ['month', published && String(published.month)],
    ['day', published && String(published.day)],
    // An address is not text, and is written as it is. Braces that do not match would end the field.
    ['url', url?.replaceAll('{', '%7B').replaceAll('}', '%7D')],
    ['urldate', accessed?.text],
    ['language', language],
    ['note', identifier && escaped(identifier)],
  ];
  const written = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}}`]));
  return `@${url === undefined ? 'misc' : 'online'}{${key},\n${written.join(',\n')}\n}\n`;
}

/** Writes the observations as BibTeX in UTF-8. */
export function referencesBibtex(workspace: Pick<Workspace, 'casefile'>): string {
  return referencesOf(workspace).map(entryOf).join('\n');
}

// References as CSL-JSON (Citation Style Language 1.0.2, schema csl-data.json).

const dateParts = ({ year, month, day }: ReferenceDate) => ({ 'date-parts': [[year, month, day]] });

function itemOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference) {
  return {
    id: key,
    type: url === undefined ? 'document' : 'webpage',
    title,
    ...(publisher !== undefined && { publisher }),
    ...(published && { issued: dateParts(published) }),
    ...(accessed && { accessed: dateParts(accessed) }),
    ...(url !== undefined && { URL: url }),
    ...(identifier !== undefined && { note: identifier }),
    ...(language !== undefined && { language }),
  };
}

/** Writes the observations as a CSL-JSON array with one item each. Dates have the day of the date-time’s own zone. */
export function referencesCslJson(workspace: Pick<Workspace, 'casefile'>): string {
  return `${JSON.stringify(referencesOf(workspace).map(itemOf), null, 2)}\n`;
}

// References in the RIS format, which most reference managers import.

const risDate = ({ text }: ReferenceDate): string => text.replaceAll('-', '/');

function linesOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference) {
  const tags: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TY', url === undefined ? 'GEN' : 'ELEC'],
    ['ID', key],
    ['TI', title],
    ['PB', publisher],
    ['PY', published && String(published.year).padStart(4, '0')],
    ['DA', published && risDate(published)],
    ['UR', url],
    ['Y2', accessed && risDate(accessed)],
    ['LA', language],
    ['N1', identifier],
  ];
  const written = tags.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${oneLine(value)}`]));
  return [...written, 'ER  - ', ''];
}

/**
 * Writes the observations as RIS in UTF-8 with the line ends of the format, CR LF. Line breaks in values become spaces.
 */
export function referencesRis(workspace: Pick<Workspace, 'casefile'>): string {
  return referencesOf(workspace)
    .flatMap(linesOf)
    .map((line) => `${line}\r\n`)
    .join('');
}

/** A calendar date as the casefile writes it, in the zone of its date-time. */
export interface ReferenceDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 'YYYY-MM-DD'. */
  readonly text: string;
}

/** One observation. A property that the casefile does not have is missing. */
export interface Reference {
  /** 'observation-7': letters, digits and hyphens only, so that it is a key in every format. */
  readonly key: string;
  readonly title: string;
  /** The publisher’s name; its ID if it has no name. */
  readonly publisher?: string;
  /** A web address. */
  readonly url?: string;
  /** A canonical address that is not on the web. */
  readonly identifier?: string;
  readonly published?: ReferenceDate;
  readonly accessed?: ReferenceDate;
  /** BCP 47 tag. */
  readonly language?: string;
}

function dateOf(text: string | null): ReferenceDate | undefined {
  if (text === null || !isDateTime(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day, text: text.slice(0, 10) };
}

function isWeb(address: string): boolean {
  const scheme = parseAddress(address)?.scheme;
  return scheme === 'https' || scheme === 'http';
}

/** Returns a reference for each observation of the casefile, sorted by its number. */
export function referencesOf({ casefile }: Pick<Workspace, 'casefile'>): readonly Reference[] {
  const { actor } = casefileIndex(casefile);
  const observations = [...(casefile?.observations ?? [])].sort((a, b) => a.observation_id - b.observation_id);
  return observations.map((observation) => {
    const { publisher_actor_id: publisherId, canonical_url: address } = observation;
    const published = dateOf(observation.published_at);
    const accessed = dateOf(observation.retrieved_at);
    return {
      key: `observation-${String(observation.observation_id)}`,
      title: observation.title,
      ...(publisherId !== null && {
        publisher: firstName(actor(publisherId) ?? { names: [] }) ?? publisherId,
      }),
      ...(address && (isWeb(address) ? { url: address } : { identifier: address })),
      ...(published && { published }),
      ...(accessed && { accessed }),
      ...(observation.language !== null && { language: observation.language }),
    };
  });
}
