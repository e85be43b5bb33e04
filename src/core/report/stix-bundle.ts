/** The export of an assessment as a STIX 2.1 bundle. */
import { untitled } from '../assessment/draft-title.ts';
import { actorSourceName } from '../casefile/stix-identities.ts';
import { counted } from '../json/words.ts';
import type { JsonObject } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ExportContext } from './exported-file.ts';
import { cautions, standingInWords } from './report/findings.ts';
import type { ReportClaim } from './report/claims.ts';
import type { ReportEntry, ReportLink } from './report/entries.ts';
import { inWords, type ActorName } from './report/names.ts';
import {
  contentInWords,
  openPointsInWords,
  reportOf,
  type Report,
  type ReportContradiction,
  type ReportObservation,
} from './report/report.ts';
import {
  claimText,
  contradictionText,
  entryText,
  nameOfKind,
  linkText,
  stixId,
  stixObjects,
  type StixObject,
  bundleTime,
  noTime,
  timestamps,
} from './stix/objects.ts';
import type { Opinions, Opinion } from './stix/opinions.ts';
import type { ReviewTarget } from '../review/targets.ts';
import { parseAddress } from '../casefile/publisher.ts';

// The objects that opinions add to a STIX bundle: identities of reviewers, notes for reviewed links, and opinions.

/** What the opinions refer to: the bundle without them. */
interface Reviewed {
  readonly report: Report;
  readonly reportId: string;
  /** The ID of the note about an item of the assessment, by `notePlace`. */
  readonly noteIds: ReadonlyMap<string, string>;
  readonly time: string;
  readonly make: ReturnType<typeof stixObjects>;
}

/** The place of the note about a target. An unknown is its text; everything else has a pointer. */
function notePlace({ target, path }: Pick<ReviewTarget, 'target' | 'path'>): string {
  return target.kind === 'unknown' ? unknownPlace(target.text) : path;
}

/** The place of the note about an unknown. */
function unknownPlace(text: string): string {
  return `unknown ${text}`;
}

/**
 * Makes an identity for each reviewer, a note for each link with an opinion, and the opinions. Without these notes, an
 * opinion on a link would refer to its claim or its entry, and would say something about those.
 */
function opinionObjects(opinions: readonly Opinion[], reviewed: Reviewed): readonly StixObject[] {
  const { reportId, noteIds, time, make } = reviewed;
  const reviewers = new Map(
    Array.from(new Set(opinions.map(({ reviewer }) => reviewer)), (name) => {
      const description = 'A reviewer. The name is not proof of identity.';
      return [name, make('identity', { name, description, identity_class: 'individual' })];
    }),
  );
  const links = linkNotes(opinions, reviewed);
  const objects = opinions.flatMap(({ id, at, reviewer, given, opinion, explanation }) => {
    const place = notePlace(at);
    const about = at.target.kind === 'document' ? reportId : (links.get(place)?.id ?? noteIds.get(place));
    if (about === undefined) return [];
    const properties = { opinion, explanation, object_refs: [about] };
    const [when = time] = timestamps(given);
    return stixObjects(when, reviewers.get(reviewer)?.id)('opinion', properties, [properties, id]);
  });
  return [...reviewers.values(), ...links.values(), ...objects];
}

/** Returns a note about each link with an opinion, by the link’s pointer. It refers to the notes of entry and claim. */
function linkNotes(opinions: readonly Opinion[], reviewed: Reviewed): ReadonlyMap<Pointer, StixObject> {
  const { report, noteIds, make } = reviewed;
  const places = new Set<string>(opinions.map(({ at }) => notePlace(at)));
  const links = [...report.powerBases, ...report.intents].flatMap((entry) =>
    entry.links.map((link, index) => ({ entry, link, path: `${entry.path}${pointer('evidence', index)}` as Pointer })),
  );
  return new Map(
    links.flatMap(({ entry, link, path }) => {
      if (!places.has(path)) return [];
      const claimId = link.claim && noteIds.get(pointer('claims', link.claim.number - 1));
      const about = [noteIds.get(entry.path), claimId].filter((id) => id !== undefined);
      return [[path, make('note', { ...linkProperties(entry, link), object_refs: about })] as const];
    }),
  );
}

function linkProperties({ id }: ReportEntry, link: ReportLink) {
  return {
    labels: ['evidence-link'],
    abstract: `Evidence link of claim ${link.claimId} and ${id}`,
    content: linkText(link, id),
  };
}

// The external references of STIX objects: the published source, its passage, and the file that it was read from.

/** The contract, as the name of the system that defines the IDs of claims and entries. */
const contractName = 'ww3.assessment/v1';

/** Refers to an entry of the assessment by its ID. */
function entryReference(id: string): readonly JsonObject[] {
  return id === '' ? [] : [{ source_name: contractName, external_id: id }];
}

/**
 * Refers to what a claim is based on. The file has a reference without a URL: it may differ from what the URL returns
 * now.
 */
function claimReferences(
  { id, passageId, passage }: ReportClaim,
  source: ReportObservation | undefined,
): readonly JsonObject[] {
  const file = passage?.origin?.file;
  return [
    ...entryReference(id),
    ...(source ? [sourceReference(source)] : []),
    ...(passageId === '' ? [] : [{ source_name: 'casefile passage', external_id: passageId }]),
    ...(file
      ? [
          {
            source_name: 'original file',
            description: `The passage was read from ${file.path ?? file.name} (${file.media_type}).`,
            hashes: { 'SHA-256': file.sha256.replace(/^sha256:/, '') },
          },
        ]
      : []),
  ];
}

/** Refers to a published item. Only web addresses are URLs; other text is in the description. */
function sourceReference({ number, record, publisher }: ReportObservation): JsonObject {
  const url = record?.canonical_url ?? '';
  const address = parseAddress(url);
  const isWeb = address?.scheme === 'https' || address?.scheme === 'http';
  const facts = [
    record ? record.title : 'not in the casefile',
    url === '' || isWeb ? '' : url,
    record?.published_at ? `published at ${record.published_at}` : '',
    record?.retrieved_at ? `retrieved at ${record.retrieved_at}` : '',
  ].filter((fact) => fact !== '');
  return {
    source_name: publisher ? inWords(publisher) : 'publisher not stated',
    description: `Observation ${number}: ${facts.join(', ')}`,
    ...(isWeb && { url }),
  };
}

/** A note before it has an ID. `about` are the IDs of the identities that it is about. */
interface Note {
  /** What it is about in the assessment (`notePlace`). */
  readonly place: string;
  readonly label: string;
  readonly abstract: string;
  readonly content: string;
  readonly about: readonly string[];
  readonly references: readonly JsonObject[];
}

/**
 * Writes a STIX 2.1 bundle: identities for the producer and the actors, a note for each claim, power basis, hypothesis,
 * contradiction and unknown, and a report that refers to all of them. Evidence is in sentences, because no relationship
 * type of STIX means that a claim supports or contradicts a hypothesis. There is no `confidence`, because the contract
 * has no scores. With verdicts, there are opinions, too. IDs are version 5 UUIDs of the content, and all objects have
 * the time of `bundleTime`, except opinions, which have that of their verdicts.
 */
export function stixBundle(workspace: Workspace, exporting: ExportContext): string {
  const report = reportOf(workspace, exporting);
  const time = bundleTime(report.observations.flatMap(({ record }) => record ?? []));
  const producer = producerIdentity(report, time);
  const make = stixObjects(time, producer.id);
  const actors = identities(report, make);
  const notes = notesOf(report, ({ id }) => actors.get(id)?.id ?? []);
  const properties = reportProperties(report, time, exporting.opinions);
  const verdicts = exporting.opinions?.opinions ?? [];
  const known = [producer.id, ...[...actors.values()].map(({ id }) => id)];
  const reportId = make('report', properties, [properties, known, notes, ...verdicts]).id;
  const noteObjects = notes.map((note) => make('note', noteProperties(note, reportId)));
  const noteIds = new Map(notes.map(({ place }, at) => [place, noteObjects[at]?.id ?? '']));
  const opinions = opinionObjects(verdicts, { report, reportId, noteIds, time, make });
  const others = [...noteObjects, ...opinions];
  const whole = {
    ...make('report', { ...properties, object_refs: [...known, ...others.map(({ id }) => id)] }),
    id: reportId,
  };
  const objects = [producer, ...actors.values(), whole, ...others];
  const bundle = { type: 'bundle', id: stixId('bundle', objects), objects };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

type Make = ReturnType<typeof stixObjects>;

/** The class is from the vocabulary (STIX 2.1, section 10.7). A human producer can be a person or a team. */
function producerIdentity({ producer: { kind, name, version } }: Report, time: string): StixObject {
  return stixObjects(time)('identity', {
    name: name === '' ? 'Producer not stated' : name,
    ...(version !== '' && { description: `Version: ${version}` }),
    identity_class: kind === 'agent' || kind === 'model' ? 'system' : 'unknown',
  });
}

/**
 * The actors of the report by ID, each once. A casefile does not say whether an actor is a person or an organisation.
 */
function identities(report: Report, make: Make): ReadonlyMap<string, StixObject> {
  const actors = new Map<string, StixObject>();
  for (const { id, name } of actorsOf(report)) {
    if (actors.has(id)) continue;
    const references = { external_references: [{ source_name: actorSourceName, external_id: id }] };
    actors.set(id, make('identity', { name: name === '' ? id : name, identity_class: 'unknown', ...references }));
  }
  return actors;
}

function actorsOf({ powerBases, intents, claims, observations }: Report): readonly ActorName[] {
  return [
    ...[...powerBases, ...intents].flatMap(({ actor }) => actor ?? []),
    ...claims.flatMap(({ attributedTo, subjects }) => [...subjects, ...(attributedTo ? [attributedTo] : [])]),
    ...observations.flatMap(({ publisher }) => publisher ?? []),
  ].filter(({ id }) => id !== '');
}

function reportProperties(report: Report, time: string, given: Opinions | undefined): JsonObject {
  const { title, findings, scope, fingerprint, fingerprintStanding, observations } = report;
  const description = [
    `Situation assessment, ${contractName}. ${standingInWords(findings)}`,
    `${contentInWords(report)} ${openPointsInWords(report)}`,
    ...Object.values(cautions),
    `Casefile fingerprint: ${fingerprint === '' ? '' : `${fingerprint}. `}${fingerprintStanding}`,
    ...(scope === undefined ? [] : [`Scope: ${scope}`]),
    ...(given ? [verdictsInWords(given)] : []),
    ...(time === noTime ? ['No source has a date. STIX requires one, so these objects have 1970-01-01.'] : []),
  ];
  return {
    name: title === '' ? untitled : title,
    description: description.join('\n'),
    published: time,
    ...(observations.length > 0 && { external_references: observations.map(sourceReference) }),
  };
}

/** Says what the opinions of a bundle are, and how many verdicts it leaves out. */
function verdictsInWords({ opinions, omitted }: Opinions): string {
  const words = `Opinions: ${counted(opinions.length, 'verdict')} of reviewers. They are about what the objects say, and do not measure confidence or truth.`;
  return omitted === 0
    ? words
    : `${words} Left out: ${counted(omitted, 'verdict')} on content that was changed or deleted, or given blind on links without exactly one effect.`;
}

/** A note must be about at least one object. A note about no actor is about the report. */
function noteProperties({ label, abstract, content, about, references }: Note, reportId: string): JsonObject {
  return {
    labels: [label],
    abstract,
    content,
    ...(references.length > 0 && { external_references: references }),
    object_refs: about.length > 0 ? about : [reportId],
  };
}

/** The ID of an actor’s identity, or an empty list for an actor without an ID. */
type IdOf = (actor: ActorName) => string | readonly [];

function notesOf(report: Report, idOf: IdOf): readonly Note[] {
  const { claims, powerBases, intents, contradictions, unknowns } = report;
  return [
    ...claims.map((claim) => claimNote(claim, report, idOf)),
    ...[...powerBases, ...intents].map((entry) => entryNote(entry, idOf)),
    ...contradictions.map(contradictionNote),
    ...unknowns.map((unknown, at) => ({
      place: unknownPlace(unknown),
      label: 'unknown',
      abstract: `Unknown ${at + 1}`,
      content: unknown,
      about: [],
      references: [],
    })),
  ];
}

function claimNote(claim: ReportClaim, { observations }: Report, idOf: IdOf): Note {
  const { id, attributedTo, subjects, observation } = claim;
  const source = observations.find(({ number }) => number === observation);
  return {
    place: pointer('claims', claim.number - 1),
    label: 'claim',
    abstract: `Claim ${id}`,
    content: claimText(claim),
    about: [...new Set([...subjects, ...(attributedTo ? [attributedTo] : [])].flatMap(idOf))],
    references: claimReferences(claim, source),
  };
}

function entryNote(entry: ReportEntry, idOf: IdOf): Note {
  const { kind, id, actor, path } = entry;
  return {
    place: path,
    label: kind.replace(' ', '-'),
    abstract: `${nameOfKind(entry)} ${id}${actor ? `: ${inWords(actor)}` : ''}`,
    content: entryText(entry),
    about: (actor ? [actor] : []).flatMap(idOf),
    references: entryReference(id),
  };
}

function contradictionNote(contradiction: ReportContradiction): Note {
  return {
    place: pointer('contradictions', contradiction.number - 1),
    label: 'contradiction',
    abstract: `Contradiction ${contradiction.number}`,
    content: contradictionText(contradiction),
    about: [],
    references: [],
  };
}
