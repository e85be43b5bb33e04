/**
 * The tables of the pictures, compared cell by cell with a recomputation that reads the raw document and casefile and
 * shares no code with the pictures: for the sample, and for a document at the contract's limits.
 */
import sample from '../../../public/samples/finished.desk.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { manySources } from '../../../e2e/bench/drafts.ts';
import type { Assessment, TimeScope } from '../assessment/types.generated.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { evidenceMap } from './map/map-model.ts';
import type { MapSubject } from './map/subject.ts';
import { mapRows } from './map/map-picture.ts';
import { timelineTable, type TimelineTableName } from './timeline-table.ts';
import { timelineOf } from './timeline.ts';

interface Draft {
  readonly assessment: Assessment;
  readonly casefile: Casefile;
}

type Claim = Assessment['claims'][number];

const drafts = [
  ['the sample', sample as unknown as Draft],
  ['a document at the limits', manySources() as Draft],
] as const;

const workspaceOf = (draft: Draft): Workspace => ({ title: '', ...draft }) as unknown as Workspace;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** “3 Mar 2025, 06:00:00 UTC”. */
function inUtc(text: string): string {
  const date = new Date(text);
  const day = `${String(date.getUTCDate())} ${months[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`;
  return `${day}, ${date.toISOString().slice(11, 19)} UTC`;
}

/** All entries in the order of the pictures, with their IDs. */
const entriesOf = ({ assessment: { power_bases, intent_hypotheses } }: Draft) => [
  ...power_bases.map((entry) => ({ ...entry, id: entry.power_basis_id, text: entry.description })),
  ...intent_hypotheses.map((entry) => ({ ...entry, id: entry.hypothesis_id, text: entry.hypothesis })),
];

const linksIn = (draft: Draft) =>
  entriesOf(draft).flatMap((entry) => entry.evidence.map((link) => ({ ...link, entry })));

const links = new Map(drafts.map(([, draft]) => [draft, linksIn(draft)]));
const linksOf = (draft: Draft) => links.get(draft) ?? [];

/** The links by the claims that they lead to. */
const citing = new Map(
  drafts.map(([, draft]) => {
    const byClaim = new Map(
      draft.assessment.claims.map(({ claim_id }) => [claim_id, [] as ReturnType<typeof linksIn>]),
    );
    for (const link of linksOf(draft)) byClaim.get(link.claim_id)?.push(link);
    return [draft, byClaim];
  }),
);
const linksTo = (draft: Draft, claimId: string) => citing.get(draft)?.get(claimId) ?? [];

const nameOf = ({ casefile }: Draft, id: string): string =>
  casefile.actors.find(({ actor_id }) => actor_id === id)?.names[0] ?? id;

const claimsFrom = ({ assessment }: Draft, observation: number): readonly Claim[] =>
  assessment.claims.filter(({ observation_id }) => observation_id === observation);

function observationOf({ assessment, casefile }: Draft, claimId: string) {
  const claim = assessment.claims.find(({ claim_id }) => claim_id === claimId);
  const observation = casefile.observations.find(({ observation_id }) => observation_id === claim?.observation_id);
  if (!claim || !observation) throw new Error(`${claimId} has no source.`);
  return { claim, observation };
}

function relationOf(date: string | null, { start, end }: TimeScope): string {
  if (date === null) return 'no publication date';
  if (start !== null && Date.parse(date) < Date.parse(start)) return 'before the time scope';
  return end !== null && Date.parse(date) > Date.parse(end) ? 'after the time scope' : 'within the time scope';
}

function publicationRows(draft: Draft): readonly (readonly string[])[] {
  return draft.casefile.observations.map(({ observation_id: number, title, publisher_actor_id, published_at }) => {
    const own = claimsFrom(draft, number);
    const citations = own.flatMap(({ claim_id }) => linksTo(draft, claim_id));
    const cited = (effect: string): number => citations.filter((link) => link.effect === effect).length;
    return [
      published_at === null ? 'no date' : inUtc(published_at),
      publisher_actor_id === null ? 'Unknown publisher' : nameOf(draft, publisher_actor_id),
      `${String(number)} · ${title}`,
      ...[own.length, cited('supports'), cited('contradicts')].map(String),
    ];
  });
}

const scopeRows = (draft: Draft): readonly (readonly string[])[] =>
  entriesOf(draft).map(({ id, actor_id, time_scope: { start, end }, text }) => [
    id,
    nameOf(draft, actor_id),
    start === null ? 'open start' : inUtc(start),
    end === null ? 'open end' : inUtc(end),
    text,
  ]);

const evidenceRows = (draft: Draft): readonly (readonly string[])[] =>
  linksOf(draft).map(({ claim_id, effect, entry }) => {
    const { published_at, observation_id, title } = observationOf(draft, claim_id).observation;
    return [
      published_at === null ? 'no date' : inUtc(published_at),
      claim_id,
      effect,
      entry.id,
      relationOf(published_at, entry.time_scope),
      `${String(observation_id)} · ${title}`,
    ];
  });

/** The source of a claim or a passage, as the map's table names it. */
function sourceCells(draft: Draft, number: number, passageId: string): readonly string[] {
  const { title, publisher_actor_id, passages } = draft.casefile.observations.find(
    ({ observation_id }) => observation_id === number,
  )!;
  const place = passages.findIndex(({ passage_id }) => passage_id === passageId) + 1;
  return [
    publisher_actor_id === null ? 'No publisher given' : nameOf(draft, publisher_actor_id),
    `Observation ${String(number)}, ${title}`,
    passages.length === 1 ? '' : `passage ${String(place)} of ${String(passages.length)}`,
  ];
}

/** What rests on a claim: its links in the order of the document, or one row without a link. */
function claimRows(draft: Draft, claim: Claim): readonly (readonly string[])[] {
  const { claim_id, observation_id, passage_id, proposition } = claim;
  const start = [...sourceCells(draft, observation_id, passage_id), claim_id, proposition];
  const own = linksTo(draft, claim_id);
  if (own.length === 0) return [[...start, '', '', '']];
  return own.map(({ effect, entry, reason }) => [...start, effect, entry.id, reason]);
}

/** The claims of all observations of a publisher, and its passages without a claim. */
function publisherRows(draft: Draft, publisher: string | null): readonly (readonly string[])[] {
  const own = draft.casefile.observations.filter(({ publisher_actor_id }) => publisher_actor_id === publisher);
  return own.flatMap(({ observation_id: number, passages }) => {
    const claims = claimsFrom(draft, number);
    const unused = passages.filter(({ passage_id }) => claims.every((claim) => claim.passage_id !== passage_id));
    return [
      ...claims.flatMap((claim) => claimRows(draft, claim)),
      ...unused.map(({ passage_id }) => [...sourceCells(draft, number, passage_id), '', '', '', '', '']),
    ];
  });
}

/** Without the place in a file of its own, such as “page 3”, that a passage with an origin has. */
const withoutPlaces = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((cell, at) => (at === 2 ? (cell.split(', ')[0] ?? '') : cell)));

describe.each(drafts)('the tables of %s', (_, draft) => {
  const workspace = workspaceOf(draft);
  const rowsOfMap = (subject: MapSubject) =>
    withoutPlaces(mapRows(draft.casefile, evidenceMap(workspace, subject)!).map(({ cells }) => cells));

  it.each([
    ['publications', publicationRows],
    ['scopes', scopeRows],
    ['evidence', evidenceRows],
  ] as const)('the timeline’s table of %s equals a recomputation', (name: TimelineTableName, expected) => {
    const rows = timelineTable(timelineOf(workspace), name).map(({ cells }) => cells);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual(expected(draft));
  });

  it('the map’s table of a publisher equals a recomputation', () => {
    const publishers = [...new Set(draft.casefile.observations.map(({ publisher_actor_id }) => publisher_actor_id))];
    expect(publishers.length).toBeGreaterThan(5);
    // Every publisher of the sample, and some of the many at the limits.
    for (const actorId of publishers.filter((_, at) => at % 7 === 0 || draft.assessment.claims.length < 100))
      expect(rowsOfMap({ kind: 'publisher', actorId })).toEqual(publisherRows(draft, actorId));
  });

  it('the map’s table of an entry equals a recomputation', () => {
    for (const list of ['power_bases', 'intent_hypotheses'] as const) {
      draft.assessment[list].forEach((entry, index) => {
        if (index % 20 > 0 && draft.assessment.claims.length >= 100) return;
        const id = 'hypothesis_id' in entry ? entry.hypothesis_id : entry.power_basis_id;
        const expected = entry.evidence.map(({ claim_id, effect, reason }) => {
          const { observation_id, passage_id, proposition } = observationOf(draft, claim_id).claim;
          return [...sourceCells(draft, observation_id, passage_id), claim_id, proposition, effect, id, reason];
        });
        expect(rowsOfMap({ kind: 'entry', list, index })).toEqual(expected);
      });
    }
  });

  it('the map’s table of a claim equals a recomputation', () => {
    draft.assessment.claims.forEach((claim, index) => {
      if (index % 20 === 0 || draft.assessment.claims.length < 100)
        expect(rowsOfMap({ kind: 'claim', index })).toEqual(claimRows(draft, claim));
    });
  });
});
