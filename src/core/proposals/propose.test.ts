import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import { codePointLength } from '../text/offsets.ts';
import { span } from '../text/span.ts';
import { anyText } from '../text/texts.cases.ts';
import { caseActors, proposalCases } from './proposals.cases.ts';
import { proposeForClaim, type ClaimSource, type KindProposal, type ProposedAttribution } from './propose.ts';

function sourceOf({ text, language = 'en', publisherId = 'courier' }: (typeof proposalCases)[number]): ClaimSource {
  const start = codePointLength(text.slice(0, text.indexOf('[')));
  const end = codePointLength(text.slice(0, text.indexOf(']'))) - 1;
  const passage = text.replace(/[[\]]/g, '');
  return { passage, span: span(start, end), language, actors: caseActors, publisherId };
}

/** Returns the actor's ID, or the name of a new actor in quotation marks. */
const actorIn = (value: ProposedAttribution): string => ('newActor' in value ? `“${value.newActor}”` : value.actorId);

const clearKind = (kinds: readonly KindProposal[]) => kinds.find(({ clear }) => clear)?.value;

const earlierClaim = {
  name: 'C-012',
  kind: 'public-position',
  subjects: ['velmara', 'nobody'],
  attribution: { mode: 'explicit-speaker', actorId: 'renn' },
} as const;

/** A claim of a whole passage without a publisher. */
const wholePassage = (passage: string, language: string) => ({
  passage,
  span: span(0, codePointLength(passage)),
  language,
  actors: caseActors,
  publisherId: null,
});

describe('proposals for a claim', () => {
  it.each(proposalCases)('are right for $name', (row) => {
    const { kinds, subjects, attribution, unattributed } = proposeForClaim(sourceOf(row));
    const { value } = attribution ?? {};
    const said = value ? `${value.mode} ${actorIn(value)}` : unattributed === undefined ? 'none' : 'unknown';
    expect(clearKind(kinds)).toBe(row.kind);
    if (row.attribution !== undefined) expect(said).toBe(row.attribution);
    if (row.why !== undefined) expect(attribution?.why ?? unattributed).toBe(row.why);
    if (row.isClear !== undefined) expect(attribution?.clear).toBe(row.isClear);
    const clear = subjects.filter((subject) => subject.clear).map(({ value }) => value);
    if (row.subjects !== undefined) expect(clear).toEqual(row.subjects);
  });

  it('come from the last claim of the passage if the text shows nothing better', () => {
    const earlier = earlierClaim;
    const source = {
      passage: 'It is closed.',
      span: span(0, 13),
      language: 'en',
      actors: caseActors,
      publisherId: null,
    };
    expect(proposeForClaim({ ...source, earlier })).toEqual({
      kinds: [{ value: 'public-position', why: 'as in C-012', clear: false }],
      subjects: [{ value: 'velmara', why: 'as in C-012', clear: false }],
      attribution: {
        value: { mode: 'explicit-speaker', actorId: 'renn' },
        why: 'as in C-012',
        clear: false,
      },
    });
    const better = proposeForClaim({
      ...source,
      passage: 'Velmara can',
      span: span(0, 11),
      earlier,
      publisherId: 'courier',
    });
    expect([clearKind(better.kinds), better.subjects[0]?.why, better.attribution?.value.mode]).toEqual([
      'capacity',
      'named in the span',
      'publisher',
    ]);
    const unknown = proposeForClaim({ ...source, passage: '“No,” said a pilot.', span: span(1, 4), earlier });
    expect(unknown.attribution).toBeUndefined();
  });

  it('are never accepted with the others if only an earlier claim has them', () => {
    const { kinds, subjects, attribution } = proposeForClaim({
      ...wholePassage('Liman kapalı.', 'tr'),
      publisherId: 'courier',
      earlier: { ...earlierClaim, attribution: { mode: 'publisher', actorId: 'courier' } },
    });
    expect([...kinds, ...subjects].map(({ why, clear }) => [why, clear])).toEqual([
      ['as in C-012', false],
      ['as in C-012', false],
    ]);
    expect(attribution?.why).toBe('the text names no other speaker');
  });

  it('leave out an earlier publisher whose hosts do not match the observation', () => {
    const earlier = { ...earlierClaim, attribution: { mode: 'publisher', actorId: 'courier' } } as const;
    expect(proposeForClaim({ ...wholePassage('It is closed.', 'en'), earlier }).attribution).toBeUndefined();
  });

  it('name the actors of one paragraph, also in text without empty lines', () => {
    const near = (passage: string, words: string) => {
      const start = codePointLength(passage.slice(0, passage.indexOf(words)));
      const source = { passage, span: span(start, start + codePointLength(words)), language: 'en', actors: caseActors };
      const { subjects } = proposeForClaim({ ...source, publisherId: null });
      return subjects.map(({ value }) => value);
    };
    expect(near('Velmara closed the port.\nThe channel is open.\nBrandvold left.', 'The channel')).toEqual([]);
    expect(near('“Velmara closed the port.” \r\nThe channel is open.', 'The channel')).toEqual([]);
    expect(near('Velmara closed the port. The\nchannel is open.', 'channel')).toEqual(['velmara']);
    // Lines of fixed length can end with a sentence.
    expect(near('Velmara closed the port.\nThe channel is open.\n\nBrandvold left.', 'The channel')).toEqual([
      'velmara',
    ]);
  });

  it('are several kinds, none of them clear, if the words show several', () => {
    const passage = 'Velmara denies that it can close the harbour.';
    const source = { passage, span: span(0, passage.length), language: 'en', actors: caseActors, publisherId: null };
    const { kinds } = proposeForClaim({ ...source, earlier: { name: 'C-012', kind: 'forecast', subjects: [] } });
    expect(kinds).toEqual([
      { value: 'denial', why: '“denies” in the span', clear: false },
      { value: 'capacity', why: '“can” in the span', clear: false },
    ]);
  });

  it('name only actors of the casefile, each once, and never fail on any text or span', () => {
    const words = fc.array(
      fc.constantFrom(
        ...[
          'Velmara',
          'Brandvold',
          ' said ',
          'according to ',
          '“',
          '”',
          '"',
          ': ',
          '\n\n',
          'THE CHAIR:',
          '. ',
          '(',
          ')',
        ],
        ...['😀', '\ud83d', 'وقال ', 'فلمارا', ' заявил ', '韋爾馬拉', '表示', '\u0301', '«', 'MR RENN: '],
      ),
      { maxLength: 40 },
    );
    const text = fc.oneof(
      anyText,
      words.map((parts) => parts.join('')),
    );
    const language = fc.constantFrom('en', 'ru', 'ar', 'he', 'hi', 'zh', 'ko', 'xx', '', 'constructor', null);
    const ids = new Set(caseActors.map(({ actor_id }) => actor_id));
    fc.assert(
      fc.property(text, fc.nat(60), fc.nat(60), language, (passage, start, length, tag) => {
        const source = { passage, span: span(start, start + length), language: tag, actors: caseActors };
        const { subjects, attribution } = proposeForClaim({ ...source, publisherId: 'not-an-actor' });
        const proposed = subjects.map(({ value }) => value);
        for (const id of proposed) expect(ids).toContain(id);
        expect(new Set(proposed).size).toBe(proposed.length);
        if (attribution && 'actorId' in attribution.value) expect(ids).toContain(attribution.value.actorId);
        if (attribution && 'newActor' in attribution.value) expect(attribution.value.newActor).toMatch(/\p{Lu}/u);
      }),
    );
  });

  it('agree with the finished sample, which people wrote', () => {
    const { claims } = finished.assessment;
    const { actors, observations } = finished.casefile;
    const counts = { attributed: 0, attributedRight: 0, subjects: 0, subjectsRight: 0, kinds: 0, kindsRight: 0 };
    for (const claim of claims) {
      const observation = observations.find(({ observation_id }) => observation_id === claim.observation_id);
      const passage = observation?.passages.find(({ passage_id }) => passage_id === claim.passage_id);
      const { kinds, subjects, attribution } = proposeForClaim({
        passage: passage?.text ?? '',
        span: span(claim.span.start, claim.span.end),
        language: observation?.language ?? null,
        actors,
        publisherId: observation?.publisher_actor_id ?? null,
      });
      const { value } = attribution ?? {};
      const clear = subjects.filter((subject) => subject.clear);
      counts.attributed += attribution ? 1 : 0;
      counts.attributedRight +=
        value?.mode === claim.attribution.mode && actorIn(value) === claim.attribution.actor_id ? 1 : 0;
      counts.subjects += clear.length;
      counts.subjectsRight += clear.filter(({ value }) => claim.subject_actor_ids.includes(value)).length;
      const kind = clearKind(kinds);
      counts.kinds += kind ? 1 : 0;
      counts.kindsRight += kind === claim.claim_kind ? 1 : 0;
    }
    expect(claims).toHaveLength(83);
    expect(counts).toEqual({
      attributed: 74,
      attributedRight: 72,
      subjects: 64,
      subjectsRight: 61,
      kinds: 37,
      kindsRight: 32,
    });
  });
});
