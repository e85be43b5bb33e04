import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { finished } from '../report/written-files.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../assessment/types.generated.ts';
import type { JsonValue } from '../json/json.ts';
import { codePointLength } from '../text/offsets.ts';
import { spanOf, textAt } from '../text/span.ts';
import { emptyAssessment } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { planAnnotations } from './claims-of-annotations.ts';
import { addedTo, draftWith } from './outcomes.fixtures.ts';
import { readAnnotations } from './read-annotations.ts';

const url = 'https://harbour.example/notices/14';

interface Quoted {
  readonly exact: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly at?: readonly [start: number, end: number];
  readonly text?: string;
  readonly uri?: string;
}

/** An annotation as the API of Hypothesis writes it. */
const hypothesis = ({ exact, prefix, suffix, at, text = '', uri = url }: Quoted): JsonValue => ({
  id: 'x',
  uri,
  text,
  tags: ['strait'],
  target: [
    {
      source: uri,
      selector: [
        { type: 'RangeSelector', startContainer: '/p[1]', endContainer: '/p[1]', startOffset: 0, endOffset: 3 },
        ...(at ? [{ type: 'TextPositionSelector', start: at[0], end: at[1] }] : []),
        { type: 'TextQuoteSelector', exact, prefix: prefix ?? '', suffix: suffix ?? '' },
      ],
    },
  ],
});

const added = (draft: Workspace, document: JsonValue) => addedTo(draft, readAnnotations(document).onText);

const none = { exact: 0, undecided: 0, known: 0, overLimit: 0 };

describe('annotations in a file', () => {
  it('that the export wrote become the same claims, with the same spans and propositions', async () => {
    const { annotationsJsonld } = await import('../report/annotations.ts');
    const file = JSON.parse(annotationsJsonld(finished, { digest: sha256, findings: [] })) as JsonValue;
    const { title, casefile } = finished;
    const bare: Workspace = { title, casefile, assessment: emptyAssessment() };
    const { claims, counts } = added(bare, file);
    const own = (finished.assessment as unknown as Assessment).claims;
    expect(counts).toEqual({ ...none, exact: own.length });
    const facts = ({ passage_id, span, actual, proposition }: (typeof own)[number]) => ({
      passage_id,
      start: span.start,
      end: span.end,
      actual,
      proposition,
    });
    expect(claims.map((claim) => facts(claim as (typeof own)[number]))).toEqual(own.map(facts));
  });

  it('are anchored at positions in UTF-16 code units as well as in code points', () => {
    const text = '🚢🚢 The channel is closed. The channel is open.';
    const start = text.lastIndexOf('The channel');
    const points = codePointLength(text.slice(0, start));
    for (const at of [
      [start, start + 11],
      [points, points + 11],
    ] as const) {
      const { claims, counts } = added(draftWith([text, url]), { rows: [hypothesis({ exact: 'The channel', at })] });
      expect(counts).toEqual({ ...none, exact: 1 });
      expect(claims[0]?.span).toMatchObject({ start: points, end: points + 11 });
    }
  });

  it('are anchored by their quote if their position ends after the text', () => {
    const { claims, counts } = added(draftWith(['The channel is closed', url]), [
      hypothesis({ exact: 'closed', at: [15, 22] }),
    ]);
    expect(counts).toEqual({ ...none, exact: 1 });
    expect(claims[0]?.span).toMatchObject({ start: 15, end: 21 });
  });

  it('are never anchored where the text differs from the quote', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'b', ' ', '🚢', 'é'), { minLength: 1, maxLength: 40 })
      .map((all) => all.join(''));
    const quoted = fc.record({ exact: texts, at: fc.option(fc.tuple(fc.nat(40), fc.nat(40)), { nil: undefined }) });
    fc.assert(
      fc.property(texts, fc.array(quoted, { maxLength: 5 }), (text, all) => {
        const { claims, counts } = added(
          draftWith([text, url]),
          all.map(({ exact, at }) => hypothesis({ exact, ...(at && { at }) })),
        );
        const fits = claims.filter(({ span, actual }) => {
          const at = spanOf(span);
          return at !== undefined && textAt(text, at) === actual;
        });
        expect(fits).toHaveLength(counts.exact);
        expect(claims).toHaveLength(counts.exact + counts.undecided);
      }),
    );
  });

  it('with a quote that occurs several times need their context, or a person', () => {
    const draft = draftWith(['It is closed. On Monday it is closed. It is closed.', url]);
    const one = added(draft, [hypothesis({ exact: 'it is closed', prefix: 'On \n Monday ', suffix: '.' })]);
    expect(one.counts).toEqual({ ...none, exact: 1 });
    const other = added(draft, [hypothesis({ exact: 'is closed', suffix: '.' })]);
    expect(other.counts).toEqual({ ...none, undecided: 1 });
  });

  it('with other words than the passage need a person, and keep what the annotator wrote', () => {
    const draft = draftWith(['The channel is closed.', url], ['Another text.', null]);
    const { claims, counts } = added(draft, hypothesis({ exact: 'The chanel is closed', text: 'Nobody may pass.' }));
    expect(counts).toEqual({ ...none, undecided: 1 });
    expect(claims[0]).toMatchObject({
      observation_id: 1,
      actual: 'The chanel is closed',
      proposition: 'Nobody may pass.',
      representation: 'paraphrase',
      attribution: { actor_id: null, mode: 'unresolved' },
    });
  });

  it('belong to the source with their address, whatever its fragment, and else to any passage', () => {
    const draft = draftWith(['It is closed.', 'https://other.example/'], ['It is closed.\n', `${url}#top`]);
    expect(added(draft, hypothesis({ exact: 'It is closed' })).claims[0]?.observation_id).toBe(2);
    const unknown = added(draft, hypothesis({ exact: 'It is closed.\n', uri: 'https://unknown.example/' }));
    expect(unknown.claims[0]?.observation_id).toBe(2);
  });

  it.each([
    ['read in the other unit', '🚢🚢🚢 no no no', { exact: 'no', at: [7, 9], prefix: '🚢🚢🚢 ' }, 4],
    [
      'that the context contradicts',
      'It is open. Later it is open again.',
      { exact: 'is open', at: [3, 10], prefix: 'Later it ', suffix: ' again' },
      21,
    ],
  ] as const)('are never anchored at a position %s', (_, text, quoted, start) => {
    const { claims, counts } = added(draftWith([text, url]), hypothesis(quoted));
    expect(counts).toEqual({ ...none, exact: 1 });
    expect(claims[0]?.span?.start).toBe(start);
  });

  it('at a position that both units give, without a context, need a person', () => {
    const { counts } = added(draftWith(['🚢🚢🚢 no no no', url]), hypothesis({ exact: 'no', at: [7, 9] }));
    expect(counts).toEqual({ ...none, undecided: 1 });
  });

  it('of a source that is not in the casefile are not placed, unless the quote is exactly at one place', () => {
    const draft = draftWith(['The channel is closed.', null]);
    const file = ['is closed', 'Another sentence'].map((exact) => hypothesis({ exact }));
    const { counts, unplaced } = added(draft, file);
    expect({ counts, unplaced }).toEqual({ counts: { ...none, exact: 1 }, unplaced: ['Another sentence'] });
  });

  it('with a context that contradicts the only place of their quote need a person, and keep the context', () => {
    const text = 'Ships may pass, however the Harbour Board objects.';
    const quoted = { exact: 'however', prefix: 'It rained; ', suffix: ' the match went on' };
    const { counts, after } = added(draftWith([text, url]), hypothesis(quoted));
    expect(counts).toEqual({ ...none, undecided: 1 });
    expect(JSON.stringify(after.notes)).toContain('It rained; [however] the match went on');
    const foreign = added(draftWith([text, url]), hypothesis({ ...quoted, uri: 'https://other.example/news' }));
    expect(foreign.unplaced).toEqual(['however']);
    const single = added(draftWith([text, url]), hypothesis({ exact: 'however', uri: 'https://other.example/' }));
    expect(single.unplaced).toEqual(['however']);
  });

  it('of the same page under http or with a slash at the end need a person', () => {
    const draft = draftWith(['The board shall decide on it.', 'https://harbour.example/1']);
    for (const uri of ['http://harbour.example/1', 'https://harbour.example/1/']) {
      expect(added(draft, hypothesis({ exact: 'board shall decide', uri })).counts).toEqual({ ...none, undecided: 1 });
    }
  });

  it('keep bodies of every purpose, and do not fall together', () => {
    const purposes = ['questioning', 'assessing', 'replying', 'linking', 'moderating', 'describing'];
    const file = purposes.map((purpose) => ({
      type: 'Annotation',
      body: { type: 'TextualBody', purpose, value: `Note for ${purpose}` },
      target: { source: url, selector: { type: 'TextQuoteSelector', exact: 'two' } },
    }));
    const draft = draftWith(['one two three', url]);
    const { claims, after, counts } = added(draft, file);
    expect(counts).toEqual({ ...none, exact: purposes.length });
    const written = JSON.stringify([claims, after.notes]);
    expect(purposes.filter((purpose) => !written.includes(`Note for ${purpose}`))).toEqual([]);
    expect(added(after, file).counts).toEqual({ ...none, known: purposes.length });
  });

  it('select what refines another selector', () => {
    const selector = {
      type: 'TextQuoteSelector',
      exact: 'B two C.',
      refinedBy: { type: 'TextQuoteSelector', exact: 'two' },
    };
    const text = 'two. A one B two C. two';
    const { claims, counts } = added(draftWith([text, url]), { target: { source: url, selector } });
    expect(counts).toEqual({ ...none, exact: 1 });
    expect(claims[0]).toMatchObject({ actual: 'two', span: { start: 13, end: 16 } });
  });

  it('have no address as their comment, and the text of HTML', () => {
    const on = (exact: string, body: JsonValue) => ({
      body,
      target: { source: url, selector: { type: 'TextQuoteSelector', exact } },
    });
    const html = {
      type: 'TextualBody',
      format: 'text/html',
      value: '<p>Their &amp; our <b>view</b></p><p>C:\\new</p>',
    };
    const { claims, after } = added(draftWith(['one two', url]), [
      on('one', 'http://example.org/comment1'),
      on('two', html),
    ]);
    expect(claims.map(({ proposition }) => proposition)).toEqual(['one', 'Their & our view\nC:\\new']);
    expect(JSON.stringify(after.notes)).toContain('Linked resource: http://example.org/comment1');
  });

  it('are read with the prefixes of JSON-LD, and from choices and lists', () => {
    const prefixed: JsonValue = {
      '@type': 'oa:Annotation',
      'oa:hasBody': {
        '@type': 'oa:Choice',
        'as:items': [{ '@type': 'oa:TextualBody', 'rdf:value': { '@value': 'First' } }, { 'rdf:value': 'Second' }],
      },
      'http://www.w3.org/ns/oa#hasTarget': {
        'oa:hasSource': { '@id': url },
        'oa:hasSelector': { '@type': 'oa:TextQuoteSelector', 'oa:exact': 'two' },
      },
    };
    const list = {
      body: { type: 'TextualBody', value: 'Of both' },
      target: {
        type: 'List',
        items: ['one', 'three'].map((exact) => ({ source: url, selector: { type: 'TextQuoteSelector', exact } })),
      },
    };
    const { claims } = added(draftWith(['one two three', url]), [prefixed, list]);
    expect(claims.map(({ actual, proposition }) => [actual, proposition])).toEqual([
      ['two', 'First\n\nSecond'],
      ['one', 'Of both'],
      ['three', 'Of both'],
    ]);
  });

  it('keep all targets, comments and tags', () => {
    const selector = (exact: string) => ({ source: url, selector: { type: 'TextQuoteSelector', exact } });
    const annotation: JsonValue = {
      type: ['Annotation'],
      body: [
        { type: 'TextualBody', purpose: 'commenting', value: 'First.' },
        { type: 'TextualBody', value: 'Second.' },
        { type: 'TextualBody', purpose: 'tagging', value: 'strait' },
      ],
      target: [selector('channel'), selector('closed')],
    };
    const { claims, after } = added(draftWith(['The channel is closed.', url]), annotation);
    expect(claims.map(({ actual, proposition }) => [actual, proposition])).toEqual([
      ['channel', 'First.\n\nSecond.'],
      ['closed', 'First.\n\nSecond.'],
    ]);
    expect(after.notes).toEqual({ claims: { 'C-001': 'Tags: strait', 'C-002': 'Tags: strait' } });
  });

  it('are added once', () => {
    const file = [hypothesis({ exact: 'closed' }), hypothesis({ exact: 'closed' })];
    const first = added(draftWith(['It is closed.', url]), file);
    expect(first.counts).toEqual({ ...none, exact: 1, known: 1 });
    expect(added(first.after, file).counts).toEqual({ ...none, known: 2 });
  });

  it('are left out beyond the limit of the contract, and counted', () => {
    const file = Array.from({ length: 203 }, (_, index) =>
      hypothesis({ exact: 'closed', text: `Note ${String(index)}` }),
    );
    expect(added(draftWith(['It is closed.', url]), file).counts).toEqual({ ...none, exact: 200, overLimit: 3 });
  });

  it('without a quote are not claims, and are named by what they say', () => {
    const note = { uri: url, text: 'A note on the page', target: [{ source: url }] };
    const reply = { type: 'Annotation', body: { value: 'Reply' }, target: 'urn:uuid:1' };
    expect(readAnnotations({ annotations: [note, reply, { no: 'target' }] })).toEqual({
      onText: [],
      others: [{ comment: 'A note on the page' }, { comment: 'Reply' }],
    });
  });

  it('do not become claims without passages', () => {
    const draft: Workspace = { title: '', assessment: emptyAssessment(), casefile: null };
    expect(planAnnotations(draft, readAnnotations(hypothesis({ exact: 'closed' })).onText)).toBeUndefined();
  });
});
