import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import finished from '../../../../public/samples/finished.desk.json' with { type: 'json' };
import { grouped } from '../../json/grouped.ts';
import { claim, deskArbitrary, deskOf, link } from '../../matrix/matrix.fixtures.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { layOutMap, type MapLayout, type PlacedNode, crossings, orderOf } from './map-layout.ts';
import { evidenceMap, sharingOn, type EvidenceMap } from './map-model.ts';
import { subjectKey, subjectOf, type MapSubject } from './subject.ts';
import { nodeName, ribbonName, textsOfNode, mapInWords, sharingInWords } from './map-names.ts';
import { mapPicture, mapRows } from './map-picture.ts';

const sample = finished as unknown as Workspace;

interface Entry {
  readonly id: string;
  readonly evidence: readonly { readonly claim_id: string; readonly effect: string; readonly reason: string }[];
}

/** The entries of a document, read by the test itself. */
function entriesIn({ assessment }: Workspace): readonly { readonly subject: MapSubject; readonly entry: Entry }[] {
  return (['power_bases', 'intent_hypotheses'] as const).flatMap((list) =>
    (assessment[list] as unknown as (Entry & Record<string, string>)[]).map((raw, index) => ({
      subject: { kind: 'entry', list, index },
      entry: { id: raw['power_basis_id'] ?? raw['hypothesis_id'] ?? '', evidence: raw.evidence },
    })),
  );
}

function mapOf(workspace: Workspace, subject: MapSubject): EvidenceMap {
  const map = evidenceMap(workspace, subject);
  if (!map) throw new Error(`There is no ${subjectKey(subject)}.`);
  return map;
}

const subjects = fc.oneof(
  fc.record({
    kind: fc.constant('entry' as const),
    list: fc.constantFrom('power_bases' as const, 'intent_hypotheses' as const),
    index: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('claim' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('publisher' as const), actorId: fc.constantFrom('harbour-council', null) }),
);

/** Any map of a small draft, or one of the sample. */
const maps = fc
  .tuple(fc.oneof(deskArbitrary, fc.constant(sample)), subjects)
  .map(([workspace, subject]) => ({ workspace, map: evidenceMap(workspace, subject) }))
  .filter((one): one is { workspace: Workspace; map: EvidenceMap } => one.map !== undefined);

describe('the map of an entry', () => {
  it('has each link exactly once, in the order of the document', () => {
    fc.assert(
      fc.property(deskArbitrary, (workspace) => {
        for (const { subject, entry } of entriesIn(workspace)) {
          const { paths } = mapOf(workspace, subject);
          expect(paths.map((path) => [path.claimId, path.link?.effect, path.link?.reason])).toEqual(
            entry.evidence.map(({ claim_id, effect, reason }) => [claim_id, effect, reason]),
          );
        }
      }),
    );
  });

  it('leads from publisher to entry in four columns', () => {
    const { nodes } = mapOf(sample, { kind: 'entry', list: 'intent_hypotheses', index: 2 });
    expect(new Set(nodes.map(({ column }) => column))).toEqual(new Set([0, 1, 2, 3]));
    expect(nodes.filter(({ column }) => column === 2)).toHaveLength(4);
  });
});

describe('every map', () => {
  it('draws each path once between each two of its nodes', () => {
    fc.assert(
      fc.property(maps, ({ map }) => {
        const column = new Map(map.nodes.map((node) => [node.key, node.column]));
        for (const { from, to } of map.ribbons) expect(column.get(to)).toBe((column.get(from) ?? 0) + 1);
        for (const step of [0, 1, 2]) {
          const drawn = map.ribbons.filter(({ from }) => column.get(from) === step).flatMap(({ paths }) => paths);
          expect(new Set(drawn).size).toBe(drawn.length);
        }
        const last = map.ribbons.filter(({ to }) => column.get(to) === 3).flatMap(({ paths }) => paths);
        expect(new Set(last)).toEqual(new Set(map.paths.filter(({ link: own }) => own)));
        expect(new Set(map.paths.map(({ key }) => key)).size).toBe(map.paths.length);
      }),
    );
  });

  it('has nodes that never overlap, inside the picture', () => {
    fc.assert(fc.property(maps, ({ map }) => expectBoxesApart(layOutMap(map))));
  });

  it('has ribbons whose heights sum up to the paths of their node, inside its box', () => {
    fc.assert(
      fc.property(maps, ({ map }) => {
        const layout = layOutMap(map);
        const unit = Math.min(12, 720 / Math.max(1, map.paths.length));
        for (const { node, y, height } of layout.nodes) {
          for (const [side, end] of [
            ['from', 'left'],
            ['to', 'right'],
          ] as const) {
            const own = layout.ribbons.filter(({ ribbon }) => ribbon[side] === node.key);
            const paths = own.reduce((sum, { ribbon }) => sum + ribbon.paths.length, 0);
            expect(own.reduce((sum, ribbon) => sum + ribbon.height, 0)).toBeCloseTo(paths * unit);
            expect(paths).toBeLessThanOrEqual(node.paths);
            for (const ribbon of own) {
              expect(ribbon[end].top).toBeGreaterThanOrEqual(y - 0.001);
              expect(ribbon[end].top + ribbon.height).toBeLessThanOrEqual(y + height + 0.001);
            }
          }
        }
      }),
    );
  });

  it('is laid out the same each time, with no more crossings than in the order of the document', () => {
    fc.assert(
      fc.property(maps, ({ map }) => {
        expect(layOutMap(map)).toEqual(layOutMap(map));
        const entries = new Set(map.nodes.filter(({ column }) => column === 3).map(({ key }) => key));
        const links = map.ribbons.filter(({ to }) => entries.has(to));
        const inDocument = [0, 1, 2, 3].map((column) => map.nodes.filter((node) => node.column === column));
        expect(orderOf(map).flat()).toHaveLength(map.nodes.length);
        if (isTree(map)) expect(crossings(orderOf(map), links)).toBeLessThanOrEqual(crossings(inDocument, links));
      }),
    );
  });

  it('names its parts in less than twelve words', () => {
    fc.assert(
      fc.property(maps, ({ workspace: { casefile }, map }) => {
        const nodes = new Map(map.nodes.map((node) => [node.key, node]));
        const names = map.ribbons.flatMap((ribbon) => {
          const [from, to] = [nodes.get(ribbon.from), nodes.get(ribbon.to)];
          return from && to ? [ribbonName(casefile, ribbon, from, to)] : [];
        });
        names.push(...map.nodes.map((node) => nodeName(casefile, node)));
        for (const name of names) expect(name.split(' ').length).toBeLessThan(12);
      }),
    );
  });
});

/** Whether the claims are in the order of their passages, so that the order of the document is a fair comparison. */
function isTree({ nodes, ribbons }: EvidenceMap): boolean {
  const parent = new Map(ribbons.map(({ from, to }) => [to, from]));
  const parents = nodes.filter(({ column }) => column === 2).map(({ key }) => parent.get(key));
  return parents.every((one, at) => at === 0 || one === parents[at - 1] || parents.indexOf(one) === at);
}

function expectBoxesApart({ nodes, height, width }: MapLayout): void {
  const columns = grouped(nodes, ({ node }) => node.column);
  for (const own of columns.values()) {
    const boxes: readonly PlacedNode[] = own.sort((one, other) => one.y - other.y);
    boxes.forEach((box, at) => {
      expect(box.y).toBeGreaterThanOrEqual(
        boxes[at - 1] ? (boxes[at - 1]?.y ?? 0) + (boxes[at - 1]?.height ?? 0) : -0.001,
      );
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.001);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
  }
}

describe('a name', () => {
  it('of a publisher is cut to a few words', () => {
    const actors = [
      { actor_id: 'long', names: ['one two three four five six seven eight nine ten'], publisher_hosts: [] },
    ];
    const casefile = { ...(sample.casefile ?? {}), actors } as unknown as Workspace['casefile'];
    const thing = { kind: 'publisher', publisher: 'long' } as const;
    const effects = { supports: 2, contradicts: 0, other: 0 };
    const node = { key: '', column: 0, thing, paths: 2, effects, isSubject: false };
    expect(nodeName(casefile, node)).toBe('Publisher one two three four…, 2 links');
    expect(textsOfNode(casefile, node)).toEqual({
      title: 'one two three four five six seven eight nine ten',
      detail: '2 supporting',
    });
  });
});

describe('the picture of a map', () => {
  it('has one named group for each node and each ribbon, inside its edges', () => {
    fc.assert(
      fc.property(maps, ({ workspace: { casefile }, map }) => {
        const { shapes, width, height } = mapPicture(casefile, map, { title: 'Map', description: '' });
        const groups = shapes.flatMap((shape) => (shape.kind === 'group' ? [shape] : []));
        expect(groups.map(({ item }) => item).sort()).toEqual(
          [...map.nodes, ...map.ribbons].map(({ key }) => key).sort(),
        );
        for (const { name, children } of groups) {
          expect(name).not.toBe('');
          for (const child of children) {
            if (child.kind === 'rect')
              expect([
                child.x >= 0,
                child.y >= 0,
                child.x + child.width <= width,
                child.y + child.height <= height,
              ]).not.toContain(false);
          }
        }
      }),
    );
  });

  it('draws contradicting ribbons dashed, with a cross', () => {
    const { shapes } = mapPicture(
      sample.casefile,
      mapOf(sample, { kind: 'entry', list: 'intent_hypotheses', index: 2 }),
      {
        title: 'Map',
        description: '',
      },
    );
    const dashed = shapes.filter(
      (shape) =>
        shape.kind === 'group' &&
        shape.children.some((child) => child.kind === 'path' && child.stroke === 'contradicts' && child.dash),
    );
    expect(dashed).toHaveLength(3);
  });
});

// `../tables.test.ts` compares the tables of all maps with a recomputation.
describe('the table of a map', () => {
  it('has no source for a missing claim', () => {
    const workspace = deskOf({ claims: [claim({ claim_id: 'A' })], intents: [[link('B', 'supports')]] });
    const [row] = mapRows(workspace.casefile, mapOf(workspace, { kind: 'entry', list: 'intent_hypotheses', index: 0 }));
    expect(row?.cells).toEqual(['', '', '', 'B (missing)', '', 'supports', 'IH-0', 'It says so.']);
  });
});

describe('a map in words', () => {
  const entry: MapSubject = { kind: 'entry', list: 'power_bases', index: 0 };
  const words = (workspace: Workspace, subject: MapSubject = entry) =>
    mapInWords(workspace, mapOf(workspace, subject))
      .join(' ')
      .replaceAll(/[\u2068\u2069]/g, '');
  const claims = [1, 2, 3].map((observation_id) => claim({ claim_id: `C${String(observation_id)}`, observation_id }));

  it('says that all supporting claims come from one publisher', () => {
    const workspace = deskOf({ claims, powerBases: [[link('C1', 'supports'), link('C2', 'supports')]] });
    expect(words(workspace)).toBe(
      'All supporting claims come from one publisher: Harbour Council. No claim contradicts it.',
    );
    expect(words(workspace, { kind: 'publisher', actorId: 'harbour-council' })).toContain(
      'All supporting claims of PB-0 come from this publisher.',
    );
  });

  it('tells one claim, and publishers that the casefile does not give', () => {
    expect(words(deskOf({ claims, powerBases: [[link('C1', 'supports')]] }))).toContain(
      'The only supporting claim comes from one publisher: Harbour Council.',
    );
    expect(words(deskOf({ claims, powerBases: [[link('C1', 'supports'), link('C3', 'supports')]] }))).toContain(
      'All supporting claims with a known publisher come from one publisher: Harbour Council. The publisher of 1 supporting claim is unknown.',
    );
  });

  it('attributes a contradicting claim with an unknown publisher to nobody', () => {
    const against = (...ids: readonly string[]) =>
      words(deskOf({ claims, powerBases: [ids.map((id) => link(id, 'contradicts'))] }));
    expect(against('C1', 'C3')).toBe(
      'No claim supports it. 2 claims contradict it, from Harbour Council (1 claim). The publisher of 1 contradicting claim is unknown.',
    );
    expect(against('C1', 'C2')).toContain('2 claims contradict it, from Harbour Council.');
    expect(against('C3')).toContain('1 claim contradicts it. The publisher of 1 contradicting claim is unknown.');
  });

  it('counts every contradicting claim of the sample at its publisher or as unknown', () => {
    for (const { subject, entry } of entriesIn(sample)) {
      const ids = new Set(entry.evidence.flatMap(({ claim_id: id, effect }) => (effect === 'contradicts' ? [id] : [])));
      const unknown = [...ids].filter((id) => {
        const observation = finished.assessment.claims.find(({ claim_id }) => claim_id === id)?.observation_id;
        return !finished.casefile.observations.find((one) => one.observation_id === observation)?.publisher_actor_id;
      }).length;
      const [, count = '0'] = /The publisher of (\d+) contradicting/.exec(words(sample, subject)) ?? [];
      expect(Number(count)).toBe(unknown);
    }
  });

  it('does not call observations without a publisher one source', () => {
    const workspace = deskOf({ claims, powerBases: [[link('C3', 'supports')]] });
    expect(words(workspace, { kind: 'publisher', actorId: null })).toBe(
      '1 claim comes from 1 observation with an unknown publisher. 1 entry has support from such claims, and 0 entries are contradicted by such claims.',
    );
  });

  it('keeps a name from right to left apart from the digits and words after it', () => {
    const workspace = deskOf({ claims, powerBases: [[link('C1', 'supports'), link('C2', 'contradicts')]] });
    const [council, ...others] = workspace.casefile?.actors ?? [];
    const actors = [{ ...council, names: ['المجلس\u202E'] }, ...others] as NonNullable<
      typeof workspace.casefile
    >['actors'];
    const renamed = { ...workspace, casefile: workspace.casefile && { ...workspace.casefile, actors } };
    const [support] = mapInWords(renamed, mapOf(renamed, entry));
    expect(support).toBe('The only supporting claim comes from one publisher: \u2068المجلس⟨U+202E⟩\u2069.');
  });

  it('names different publishers, and never calls them independent', () => {
    const sentences = entriesIn(sample)
      .map(({ subject }) => words(sample, subject))
      .join(' ');
    expect(sentences).toMatch(/come from \d different publishers: .+\(\d claims?\)/);
    expect(sentences.replaceAll('not necessarily independent', '')).not.toMatch(/independent|score|strong|weak/);
  });

  it('says that publishers are unknown without a casefile', () => {
    const workspace = { ...deskOf({ claims, powerBases: [[link('C1', 'supports')]] }), casefile: null };
    expect(words(workspace)).toBe(
      '1 claim supports it. No claim contradicts it. No casefile is attached, so the publishers are unknown.',
    );
  });

  it('tells what rests on a claim', () => {
    const workspace = deskOf({
      claims,
      powerBases: [[link('C1', 'supports')]],
      intents: [[link('C1', 'contradicts')]],
    });
    expect(words(workspace, { kind: 'claim', index: 0 })).toBe(
      'It supports 1 entry and contradicts 1 entry. It is the only supporting claim of PB-0. It comes from Harbour Council.',
    );
    expect(words(workspace, { kind: 'claim', index: 1 })).toContain('No entry cites this claim.');
  });

  it('tells missing claims, and an entry without links', () => {
    expect(words(deskOf({ claims, powerBases: [[link('nowhere', 'supports')]] }))).toContain(
      '1 link leads to a missing claim.',
    );
    expect(words(deskOf({ claims, powerBases: [[]] }))).toBe('This entry has no evidence links yet.');
  });
});

describe('the map of a publisher', () => {
  it('contains the claims that no entry cites, and groups claims if there are very many links', () => {
    const claims = Array.from({ length: 100 }, (_, at) => claim({ claim_id: `C${String(at)}` }));
    const links = claims.slice(1).map((_, at) => link(`C${String(at + 1)}`, at % 3 === 0 ? 'contradicts' : 'supports'));
    const few = mapOf(deskOf({ claims, powerBases: [links] }), { kind: 'publisher', actorId: 'harbour-council' });
    expect(few).toMatchObject({ isGrouped: false });
    // The second observation has neither a claim nor a passage.
    expect(few.paths).toHaveLength(101);
    const many = mapOf(deskOf({ claims, powerBases: [links, links, links, links, links] }), few.subject);
    expect(many.isGrouped).toBe(true);
    expect(many.nodes.filter(({ column }) => column === 2)).toMatchObject([{ thing: { kind: 'claims', count: 100 } }]);
    expect(layOutMap(many).height).toBeLessThan(900);
  });

  it('does not exist for an unknown actor', () => {
    expect(evidenceMap(sample, { kind: 'publisher', actorId: 'nobody' })).toBeUndefined();
    expect(evidenceMap(sample, { kind: 'claim', index: 999 })).toBeUndefined();
  });
});

describe('the key of a subject', () => {
  it('names it and is read again', () => {
    fc.assert(fc.property(subjects, (subject) => void expect(subjectOf(subjectKey(subject))).toEqual(subject)));
  });

  it.each(['', 'claims-0', 'claims-x', 'unknowns-1', 'claims'])('is not read from %j', (key) => {
    expect(subjectOf(key)).toBeUndefined();
  });
});

describe('passages on a map that share words', () => {
  const workspace = deskOf({
    claims: [claim({ claim_id: 'C-1' }), { ...claim({ claim_id: 'C-2', observation_id: 2 }), passage_id: 'other' }],
    powerBases: [[link('C-1', 'supports'), link('C-2', 'supports')]],
  });
  const map = mapOf(workspace, { kind: 'entry', list: 'power_bases', index: 0 });
  const [first = ''] = map.paths.map(({ passageId }) => passageId);
  const place = (passageId: string) => ({ passageId, span: { start: 0, end: 9 } }) as never;
  const run = { one: place('other'), other: place(first), words: 12, unit: 'word' } as const;

  it('have one link, however many runs they share', () => {
    const sharing = sharingOn(map, [run, { ...run, words: 40 }, { ...run, one: place('elsewhere') }]);
    expect(sharing.map(({ runs }) => runs.length)).toEqual([2]);
    const options = { title: '', description: '', sharing };
    const { shapes } = mapPicture(workspace.casefile, map, options);
    const names = shapes.flatMap((shape) => (shape.kind === 'group' ? (shape.name ?? []) : []));
    expect(names.filter((name) => name.includes('share words'))).toEqual([
      'Observation 1 and Observation 2 share words',
    ]);
  });

  it('have no link inside one observation, whose source has changed', () => {
    const claims = [claim({ claim_id: 'C-1' }), { ...claim({ claim_id: 'C-2' }), passage_id: 'other' }];
    const powerBases = [[link('C-1', 'supports'), link('C-2', 'supports')]];
    const changed = mapOf(deskOf({ claims, powerBases }), { kind: 'entry', list: 'power_bases', index: 0 });
    expect(changed.nodes.filter(({ thing }) => thing.kind === 'passage')).toHaveLength(2);
    expect(sharingOn(changed, [run])).toEqual([]);
  });

  it('are named in the words and in the table', () => {
    const sharing = sharingOn(map, [run]);
    expect(sharingInWords(sharing)).toEqual([
      'Dotted lines join passages that share words: observation 1 with observation 2.',
    ]);
    const passages = mapRows(workspace.casefile, map, sharing).map(({ cells }) => cells[2]);
    expect(passages[0]).toContain('shares words with observation 2');
    expect(passages[1]).toContain('shares words with observation 1');
    expect(sharingInWords([])).toEqual([]);
  });
});
