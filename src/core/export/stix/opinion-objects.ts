/** The objects that opinions add to a STIX bundle: identities of reviewers, notes for reviewed links, and opinions. */
import { pointer, type Pointer } from '../../json/pointer.ts';
import type { ReviewTarget } from '../../review/targets.ts';
import type { ReportEntry, ReportLink } from '../report/entries.ts';
import type { Report } from '../report/report.ts';
import { linkText } from './note-text.ts';
import { stixObjects, type StixObject } from './objects.ts';
import type { Opinion } from './opinions.ts';
import { timestamps } from './time.ts';

/** What the opinions refer to: the bundle without them. */
export interface Reviewed {
  readonly report: Report;
  readonly reportId: string;
  /** The ID of the note about an item of the assessment, by `notePlace`. */
  readonly noteIds: ReadonlyMap<string, string>;
  readonly time: string;
  readonly make: ReturnType<typeof stixObjects>;
}

/** The place of the note about a target. An unknown is its text; everything else has a pointer. */
export function notePlace({ target, path }: Pick<ReviewTarget, 'target' | 'path'>): string {
  return target.kind === 'unknown' ? unknownPlace(target.text) : path;
}

/** The place of the note about an unknown. */
export function unknownPlace(text: string): string {
  return `unknown ${text}`;
}

/**
 * Makes an identity for each reviewer, a note for each link with an opinion, and the opinions. Without these notes, an
 * opinion on a link would refer to its claim or its entry, and would say something about those.
 */
export function opinionObjects(opinions: readonly Opinion[], reviewed: Reviewed): readonly StixObject[] {
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
