import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { parseDateTime } from '../assessment/date-time.ts';
import type { JsonObject } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { svgFileOf } from './svg.ts';
import { momentInUtc, rangeOf, ticksOf, timelineOf } from './timeline.ts';
import {
  firstRange,
  layOutTimeline,
  nameWith,
  leastDistance,
  scopeInWords,
  sideOfPublications,
  timelineRange,
  wordsOf,
} from './timeline-layout.ts';
import { rowShapes, timelineCaution, timelinePicture } from './timeline-shapes.ts';

const dates = fc.oneof(
  fc.constantFrom(null, '', 'soon', '2024-02-30T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

/** The parts of a document that the tests read by themselves. */
interface RawDocument {
  readonly claims: readonly { readonly claim_id: string; readonly observation_id: number }[];
  readonly power_bases: readonly {
    readonly time_scope: Readonly<Record<'start' | 'end', string | null>>;
    readonly evidence: readonly unknown[];
  }[];
}

const observation = (published_at: string | null, publisher_actor_id: string | null, at: number) => ({
  observation_id: at + 1,
  title: `Item ${String(at + 1)}`,
  canonical_url: null,
  publisher_actor_id,
  published_at,
  retrieved_at: null,
  language: null,
  passages: [],
});

const link = fc.record({
  claim_id: fc.constantFrom('C-1', 'C-2', 'C-3', 'missing'),
  effect: fc.constantFrom('supports', 'contradicts', 'unclear'),
});

const workspaces: fc.Arbitrary<Workspace> = fc
  .record({
    items: fc.array(fc.tuple(dates, fc.constantFrom('a', 'b', null)), { maxLength: 12 }),
    claims: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 3, maxLength: 3 }),
    bases: fc.array(fc.tuple(dates, dates, fc.array(link, { maxLength: 8 })), { maxLength: 5 }),
  })
  .map(({ items, claims, bases }) => {
    const workspace = workspaceOf({ title: '' }) as Workspace;
    const casefile = { format: 'assessment-desk.casefile/v1', title: '', actors: [], observations: [] };
    return {
      ...workspace,
      casefile: { ...casefile, observations: items.map(([date, by], at) => observation(date, by, at)) },
      assessment: {
        ...workspace.assessment,
        claims: claims.map((observation_id, at) => ({ claim_id: `C-${String(at + 1)}`, observation_id })),
        intent_hypotheses: [],
        power_bases: bases.map(([start, end, evidence], at) => ({
          power_basis_id: `PB-${String(at + 1)}`,
          actor_id: at % 2 === 0 ? 'a' : 'b',
          domain: 'military',
          time_scope: { start, end },
          evidence,
        })),
      } as JsonObject,
    };
  });

describe('the timeline', () => {
  it('shows every publication once, dated in a lane or listed as undated', () => {
    fc.assert(
      fc.property(workspaces, (workspace) => {
        const { lanes, undated } = timelineOf(workspace);
        const shown = [...lanes.flatMap(({ publications }) => publications), ...undated].map(({ number }) => number);
        const observations = workspace.casefile?.observations ?? [];
        expect(shown.toSorted((a, b) => a - b)).toEqual(observations.map(({ observation_id }) => observation_id));
        for (const { number } of undated)
          expect(parseDateTime(observations[number - 1]?.published_at ?? '').ok).toBe(false);
        for (const { publisher, publications } of lanes)
          for (const { number } of publications) expect(observations[number - 1]?.publisher_actor_id).toBe(publisher);
      }),
    );
  });

  it('compares each link’s publication with the time scope, as a plain reading of the document does', () => {
    fc.assert(
      fc.property(workspaces, (workspace) => {
        const { entries } = timelineOf(workspace);
        const document = workspace.assessment as unknown as RawDocument;
        const read = (text: string | null | undefined): number | undefined => {
          const parsed = parseDateTime(text ?? '');
          return parsed.ok ? parsed.instant.epochSeconds + Number(`0.${parsed.instant.fraction || '0'}`) : undefined;
        };
        expect(entries.length).toBe(document.power_bases.length);
        entries.forEach((entry, at) => {
          const raw = document.power_bases[at]!;
          expect(entry.evidence.length).toBe(raw.evidence.length);
          entry.evidence.forEach(({ relation, claimId, effect }, index) => {
            expect({ claim_id: claimId, effect }).toEqual(raw.evidence[index]);
            const claim = document.claims.find((each) => each.claim_id === claimId);
            const source = workspace.casefile?.observations.find(
              (each) => each.observation_id === claim?.observation_id,
            );
            const [when, start, end] = [source?.published_at, raw.time_scope.start, raw.time_scope.end].map(read);
            const readable = [raw.time_scope.start, raw.time_scope.end].every(
              (date) => !date || read(date) !== undefined,
            );
            const hasScope =
              readable && (start ?? end) !== undefined && (start === undefined || end === undefined || start <= end);
            const expected =
              when === undefined
                ? 'undated'
                : !hasScope
                  ? 'no-scope'
                  : start !== undefined && when < start
                    ? 'before'
                    : end !== undefined && when > end
                      ? 'after'
                      : 'within';
            expect(relation).toBe(expected);
          });
        });
      }),
    );
  });

  it('leaves out what a filter does not match, and nothing else', () => {
    fc.assert(
      fc.property(workspaces, (workspace) => {
        const all = timelineOf(workspace);
        const some = timelineOf(workspace, { actor: 'a', publisher: 'b' });
        expect(some.entries.map(({ name }) => name)).toEqual(
          all.entries.filter(({ actor }) => actor === 'a').map(({ name }) => name),
        );
        const numbers = (lanes: typeof all.lanes) =>
          lanes
            .filter(({ publisher }) => publisher === 'b')
            .flatMap(({ publications }) => publications.map(({ number }) => number));
        expect(numbers(some.lanes)).toEqual(numbers(all.lanes));
        expect(some.lanes.every(({ publisher }) => publisher === 'b')).toBe(true);
        for (const { evidence } of some.entries)
          expect(evidence.every(({ publication }) => publication?.publisher === 'b')).toBe(true);
        expect(timelineOf(workspace, { domain: 'legal' }).entries).toEqual([]);
      }),
    );
  });
});

describe('the layout of the timeline', () => {
  it('keeps everything on the axis, marks of a kind apart, and counts every link and publication once', () => {
    fc.assert(
      fc.property(workspaces, fc.integer({ min: 200, max: 50_000 }), (workspace, width) => {
        const timeline = timelineOf(workspace);
        const range = timelineRange(timeline);
        if (!range) return;
        const { rows, height } = layOutTimeline(timeline, { ...range, width });
        let y = 0;
        for (const row of rows) {
          expect(row.y).toBe(y);
          y += row.height;
          for (const { x } of row.marks) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(width);
          }
          if (row.kind === 'entry' && row.bar) {
            expect(row.bar.from).toBeGreaterThanOrEqual(0);
            expect(row.bar.to).toBeLessThanOrEqual(width);
            expect(row.bar.from).toBeLessThanOrEqual(row.bar.to);
          }
          const places = new Map<string, number>();
          for (const { x, content } of row.marks) {
            const kind = content.kind === 'evidence' ? `${content.effect} ${String(content.outside)}` : '';
            expect(x - (places.get(kind) ?? -Infinity)).toBeGreaterThanOrEqual(leastDistance);
            places.set(kind, x);
          }
        }
        expect(height).toBe(y);
        const keys = rows.flatMap(({ key, marks }) => [key, ...marks.map((mark) => mark.key)]);
        expect(new Set(keys).size).toBe(keys.length);
        const parts = rows.flatMap(({ marks }) =>
          marks.map(({ content }) => (content.kind === 'evidence' ? content.evidence : content.publications).length),
        );
        const dated = timeline.lanes.reduce((sum, { publications }) => sum + publications.length, 0);
        const links = timeline.entries.flatMap(({ evidence }) =>
          evidence.filter(({ relation }) => relation !== 'undated'),
        );
        expect(parts.reduce((sum, count) => sum + count, 0)).toBe(dated + links.length);
      }),
    );
  });

  /** A lane with a publication in January and one in June. */
  function twoPublications(width: number) {
    const casefile = {
      format: 'assessment-desk.casefile/v1',
      title: '',
      actors: [],
      observations: ['2024-01-01T00:00:00Z', '2024-06-01T00:00:00Z'].map((date, at) => observation(date, null, at)),
    };
    const timeline = timelineOf({ ...(workspaceOf({ title: '' }) as Workspace), casefile } as Workspace);
    const scale = { ...timelineRange(timeline)!, width };
    const row = layOutTimeline(timeline, scale).rows.find(({ kind }) => kind === 'lane')!;
    return { row, scale };
  }

  it('draws no line through the label of a publication', () => {
    const { row, scale } = twoPublications(2000);
    const [line] = rowShapes(row, 0, scale.width);
    const parts = [...(line?.kind === 'path' ? line.d : '').matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)];
    expect(parts.length).toBe(3);
    const [earlier, later] = row.marks.map(({ x }) => x) as [number, number];
    for (const [, from, to] of parts) {
      expect(Number(to) <= earlier + 10 || Number(from) >= earlier + 50).toBe(true);
      expect(Number(to) <= later - 50 || Number(from) >= later - 10).toBe(true);
    }
    // A block of the screen that begins within the label draws only what is after it.
    const [mark] = row.marks;
    expect(rowShapes(row, mark!.x + 20, mark!.x + 40)).toEqual([]);
  });

  it('puts the labels of later publications before their points, so that none is cut at the end', () => {
    const { row } = twoPublications(500);
    const labels = row.marks.map(({ content }) => (content.kind === 'publications' ? content.label : undefined));
    expect(labels.map((label) => label?.side)).toEqual(['after', 'before']);
    // They share the space between them.
    const [earlier, later] = row.marks.map(({ x }) => x) as [number, number];
    for (const label of labels) expect(label?.space).toBeCloseTo((later - earlier) / 2);
  });

  it('puts no label before the first publication, where a narrow screen begins', () => {
    const dates = ['2024-01-01T00:00:00Z', '2024-03-01T00:00:00Z'];
    const casefile = {
      format: 'assessment-desk.casefile/v1',
      title: '',
      actors: [],
      // Each has a publisher of its own, and a lane.
      observations: dates.map((date, at) => ({
        ...observation(date, null, at),
        publisher_actor_id: `a-${String(at)}`,
      })),
    };
    const timeline = timelineOf({ ...(workspaceOf({ title: '' }) as Workspace), casefile } as Workspace);
    const range = timelineRange(timeline)!;
    // Years before the first publication are on the axis, too.
    const scale = { ...range, from: range.from - 1e8, width: 4000 };
    const lanes = layOutTimeline(timeline, scale).rows.filter(({ kind }) => kind === 'lane');
    const marks = lanes.flatMap((lane) => lane.marks);
    const [earlier, later] = marks.map(({ x }) => x) as [number, number];
    const labels = marks.map(({ content }) => (content.kind === 'publications' ? content.label : undefined));
    expect(labels.map((label) => label?.side)).toEqual(['after', 'before']);
    expect(Math.abs((labels[1]?.space ?? 0) - (later - earlier))).toBeLessThan(10);
  });

  it('says where the publications are if a range contains none', () => {
    const moments = [100, 200];
    expect(sideOfPublications(moments, { from: 201, to: 300 })).toBe('earlier');
    expect(sideOfPublications(moments, { from: 0, to: 99 })).toBe('later');
    expect(sideOfPublications(moments, { from: 120, to: 180 })).toBeUndefined();
    expect(sideOfPublications(moments, { from: 200, to: 300 })).toBeUndefined();
    expect(sideOfPublications([], { from: 0, to: 1 })).toBeUndefined();
  });

  it('shows time scopes far from a single publication, and only the publications of several ones', () => {
    const base = workspaceOf({ title: '' }) as Workspace;
    const evidence = [{ claim_id: 'C-1', effect: 'supports', reason: '' }];
    const time_scope = { start: '2026-11-21T00:00:00Z', end: null };
    const shown = (published: readonly string[]) => {
      const timeline = timelineOf({
        ...base,
        casefile: {
          format: 'assessment-desk.casefile/v1',
          title: '',
          actors: [],
          observations: published.map((at, index) => observation(at, null, index)),
        },
        assessment: {
          ...base.assessment,
          claims: [{ claim_id: 'C-1', observation_id: 1 }],
          power_bases: [{ power_basis_id: 'PB-1', actor_id: 'a', domain: 'military', time_scope, evidence }],
          intent_hypotheses: [],
        } as JsonObject,
      });
      const whole = timelineRange(timeline);
      if (!whole) throw new Error('Nothing has a date.');
      const range = firstRange(timeline, whole);
      const { rows } = layOutTimeline(timeline, { ...range, width: 800 });
      return rows.flatMap((row) => {
        const words = wordsOf(row, 0, 800);
        expect(nameWith(words, row)).toContain(words);
        return row.kind === 'entry' ? [words] : [];
      });
    };
    expect(shown(['2026-11-20T07:30:00Z'])).toEqual(['a']);
    expect(shown(['2026-11-20T07:30:00Z', '2026-11-20T07:40:00Z'])).toEqual(['Scope starts 21 Nov 2026 → · a']);
    expect(shown(['2026-11-25T07:30:00Z', '2026-11-25T07:40:00Z'])).toEqual(['a']);
  });

  it('says an open end and a bad scope in words', () => {
    const { entries } = timelineOf({
      ...(workspaceOf({ title: '' }) as Workspace),
      assessment: {
        power_bases: [
          { time_scope: { start: '2024-01-01T00:00:00Z', end: null } },
          { time_scope: { start: '2024-01-02T00:00:00Z', end: '2024-01-01T00:00:00Z' } },
          { time_scope: { start: 'soon', end: null } },
          {},
        ],
      },
    });
    expect(entries.map(scopeInWords)).toEqual([
      'From 1 Jan 2024, 00:00:00 UTC, open end',
      'The time scope ends before it starts: From 2 Jan 2024, 00:00:00 UTC, to 1 Jan 2024, 00:00:00 UTC',
      'Unreadable time scope “soon”',
      'No time scope',
    ]);
  });

  it('becomes a picture that is well-formed SVG and contains the caution', () => {
    fc.assert(
      fc.property(workspaces, (workspace) => {
        const picture = timelinePicture(timelineOf(workspace));
        if (!picture) return;
        const source = svgFileOf(picture);
        new SaxesParser().write(source).close();
        expect(source).toContain(timelineCaution.slice(0, 40));
        // A sign that is not filled has the colour of the page, which may be dark.
        expect(source).toContain('not filled: published outside the time scope');
        expect(source).not.toMatch(/NaN|undefined|Infinity|href|url\(/);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('the ticks of the axis', () => {
  it('are in order, in the range, not crowded, and not missing from a wide range', () => {
    const seconds = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 });
    const spans = fc.double({ min: 2, max: 11, noNaN: true }).map((power) => 10 ** power);
    fc.assert(
      fc.property(seconds, spans, (from, span) => {
        const ticks = ticksOf({ from, to: from + span }, span / 1000, 120);
        expect(ticks.length).toBeLessThanOrEqual(10);
        for (const [at, { seconds: now }] of ticks.entries()) {
          expect(now).toBeGreaterThanOrEqual(from);
          expect(now).toBeLessThanOrEqual(from + span);
          if (at > 0) expect(now).toBeGreaterThan(ticks[at - 1]?.seconds ?? 0);
        }
      }),
    );
  });

  it('are real calendar dates in UTC, from minutes to centuries', () => {
    const at = (text: string): number => Date.parse(text) / 1000;
    const labels = (from: string, to: string): string[] => {
      const range = { from: at(from), to: at(to) };
      return ticksOf(range, (range.to - range.from) / 500, 120).map(({ label }) => label);
    };
    expect(labels('2024-02-28T23:58:00Z', '2024-02-29T00:02:00Z')).toEqual([
      '28 Feb 2024, 23:58',
      '28 Feb 2024, 23:59',
      '29 Feb 2024, 00:00',
      '29 Feb 2024, 00:01',
      '29 Feb 2024, 00:02',
    ]);
    expect(labels('2024-02-27T00:00:00Z', '2024-03-02T00:00:00Z')).toContain('29 Feb 2024');
    expect(labels('2023-11-15T00:00:00Z', '2024-03-15T00:00:00Z')).toEqual([
      'Dec 2023',
      'Jan 2024',
      'Feb 2024',
      'Mar 2024',
    ]);
    expect(labels('1600-01-01T00:00:00Z', '2010-01-01T00:00:00Z')).toEqual(['1600', '1700', '1800', '1900', '2000']);
    expect(momentInUtc(at('0001-01-01T00:00:00Z'))).toBe('1 Jan 1, 00:00:00 UTC');
  });

  it('have a range of at least two hours around one moment', () => {
    expect(rangeOf([0])).toEqual({ from: -3600, to: 3600 });
    expect(rangeOf([])).toBeUndefined();
  });
});
