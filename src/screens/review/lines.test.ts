import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { deskArbitrary } from '../../core/matrix/matrix.fixtures.ts';
import { linkWires, type BoardColumn, type Box } from './lines.tsx';
import { allColumns, chainColumns, type Columns } from './columns.ts';
import { modelOf, type ReviewModel } from './model.ts';

const sample = modelOf(finished.assessment as JsonObject, finished.casefile as Casefile, false);
const hypothesis = sample.entries.find(({ id }) => id === 'IH-003') as (typeof sample.entries)[number];
const box: Box = { left: 0, right: 1, top: 0, bottom: 1 };
const [above, below] = [{ ...box }, { ...box }];
const all = (): boolean => true;

/** The rows from `first` on that a short screen shows. */
interface Sight {
  readonly first: number;
  readonly count: number;
}

function column<Id>(ids: readonly Id[], { first, count }: Sight): BoardColumn<Id> {
  const start = Math.min(first, Math.max(0, ids.length - count));
  return {
    order: new Map(ids.map((id, place) => [id, place])),
    boxes: new Map(ids.slice(start, start + count).map((id) => [id, { ...box }])),
    above,
    below,
  };
}

function boardOf({ claims, entries }: Columns, claimSight: Sight, entrySight: Sight) {
  return {
    claims: column(
      claims.map(({ index }) => index),
      claimSight,
    ),
    entries: column(
      entries.map(({ path }) => path),
      entrySight,
    ),
  };
}

/** The links of an entry whose claim the document has. */
const known = (model: ReviewModel, path: string) =>
  (model.entryAt.get(path)?.links ?? []).filter(({ claim }) => claim !== undefined);

const sight = fc.record({ first: fc.nat(90), count: fc.integer({ min: 1, max: 5 }) });

describe('the lines of the board', () => {
  it('draw each link of a visible entry once, or end it at an edge', () => {
    const models = fc.oneof(
      fc.constant(sample),
      deskArbitrary.map(({ assessment, casefile }) => modelOf(assessment, casefile, false)),
    );
    fc.assert(
      fc.property(models, sight, sight, (model, claims, entries) => {
        const board = boardOf(allColumns(model), claims, entries);
        const drawn = linkWires(model, board, [], all).flatMap(({ id }) => id.links);
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const path of board.entries.boxes.keys()) {
          expect(drawn).toEqual(expect.arrayContaining(known(model, path)));
        }
      }),
    );
  });

  it('draw every link of the sample’s IH-003 from any place, also the contradicting one', () => {
    fc.assert(
      fc.property(sight, sight, (claims, entries) => {
        const drawn = linkWires(sample, boardOf(allColumns(sample), claims, entries), hypothesis.links, all);
        const own = drawn.flatMap(({ id }) => id.links).filter((link) => link.entry === hypothesis.path);
        expect(own.map(({ effect }) => effect).sort()).toEqual(['contradicts', 'supports', 'supports', 'supports']);
      }),
    );
  });

  const board = boardOf(allColumns(sample), { first: 40, count: 2 }, { first: 3, count: 2 });

  it('share a stub only between links of one effect', () => {
    const wires = linkWires(sample, board, [], all);
    for (const { id } of wires) expect(new Set(id.links.map(({ effect }) => effect)).size).toBe(1);
    expect(wires.some(({ id }) => id.links.length > 1)).toBe(true);
    expect(new Set(wires.map(({ id }) => id.key)).size).toBe(wires.length);
  });

  it('end above or below by the order of the column', () => {
    const [first = -1] = board.claims.boxes.keys();
    for (const { id, from } of linkWires(sample, board, [], all)) {
      for (const { claim = -1 } of from === above ? id.links : []) {
        expect(board.claims.order.get(claim)).toBeLessThan(board.claims.order.get(first) ?? 0);
      }
    }
  });

  it('leave out what the filter hides, and cards that the columns do not contain', () => {
    const board = boardOf(
      chainColumns(sample, hypothesis, 'contradicts'),
      { first: 0, count: 5 },
      { first: 0, count: 5 },
    );
    const wires = linkWires(sample, board, hypothesis.links, ({ effect }) => effect === 'contradicts');
    const drawn = wires.flatMap(({ id }) => id.links);
    expect(drawn).toEqual(hypothesis.links.filter(({ effect }) => effect === 'contradicts'));
  });
});
