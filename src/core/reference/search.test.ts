import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { referenceEntries, referenceEntry } from './reference.ts';
import { limitIdOf } from './field-entries.ts';
import { fieldTitle, partNoun } from './sections.ts';
import { fields } from './schema-walk.ts';
import questions from './search-questions.json' with { type: 'json' };
import { searchReference, sameWord, stem, wordsOf } from './search.ts';
import { withArticle } from './blocks.ts';
import { phrases } from './guides.ts';

/** Questions as people and programs type them, and the IDs of the entries that are right answers. */
const cases = Object.values(questions)
  .flatMap((group) => Object.entries<string>(group))
  .map(([question, ids]) => ({ question, ids: ids.split(' ') }));

function idsFor(query: string, limit?: number): readonly string[] {
  return searchReference(query, limit).map(({ entry }) => entry.id);
}

/** The share of questions with a right entry among the first `places` results, and the questions without. */
function quality(places: number): { readonly share: number; readonly misses: readonly string[] } {
  const misses = cases.filter(({ question, ids }) => !idsFor(question, places).some((id) => ids.includes(id)));
  const named = misses.map(
    ({ question, ids }) => `${question} → ${idsFor(question, 3).join(', ')}; not ${ids.join(', ')}`,
  );
  return { share: 1 - misses.length / cases.length, misses: named };
}

describe('the questions', () => {
  it('are more than three hundred and sixty, all different, about existing entries', () => {
    expect(cases.length).toBeGreaterThan(360);
    expect(new Set(cases.map(({ question }) => question.toLowerCase())).size).toBe(cases.length);
    expect(cases.flatMap(({ ids }) => ids).filter((id) => !referenceEntry(id))).toEqual([]);
  });

  it('find a right entry first in four of five cases', () => {
    const { share, misses } = quality(1);
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  it('find a right entry among the first three in ninety-seven of a hundred cases', () => {
    const { share, misses } = quality(3);
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});

describe('a question about something that is not shown', () => {
  it.each(Object.entries(questions['not shown in the specification: the first answer must say so']))(
    '%s',
    (question, ids) => {
      expect(ids.split(' ')).toContain(idsFor(question, 1)[0]);
    },
  );
});

describe('a question about a limit', () => {
  const limitQuestions = fields().flatMap((field) => {
    const id = limitIdOf(field);
    if (id === undefined || id === 'limit/identifier') return [];
    const of = withArticle(partNoun(field.part));
    const what = field.title.toLowerCase();
    return field.schema['maxItems'] === undefined
      ? [`How long can the ${what} of ${of} be?`, `maximum length of ${fieldTitle(field)}`].map(
          (question) => [question, id] as const,
        )
      : [`How many ${what} can ${of} have?`, `maximum number of ${what}`].map((question) => [question, id] as const);
  });

  it.each(limitQuestions)('%s', (question, id) => {
    expect(idsFor(question, 1)).toEqual([id]);
  });
});

describe('searchReference', () => {
  it('finds every entry by its title and its ID, and every rule by its rule ID', () => {
    for (const { id, title, kind } of referenceEntries()) {
      expect(idsFor(title, 3), title).toContain(id);
      expect(idsFor(` ${id} `, 1)).toEqual([id]);
      if (kind === 'rule') expect(idsFor(id.replace('rule/', ''), 3), id).toContain(id);
    }
  });

  it('finds nothing for words that occur nowhere', () => {
    expect(idsFor('xylophone quartz')).toEqual([]);
    expect(idsFor('the of a')).toEqual([]);
  });

  it('returns the requested number of different entries, ten by default', () => {
    expect(idsFor('claim')).toHaveLength(10);
    expect(idsFor('claim', 3)).toEqual(idsFor('claim').slice(0, 3));
    expect(idsFor('claim', 0)).toEqual([]);
    expect(idsFor('claim', -1)).toEqual([]);
    const many = idsFor('claim', 1000);
    expect(new Set(many).size).toBe(many.length);
  });

  it('ignores case', () => {
    for (const { question } of cases.slice(0, 20)) {
      // Capitals inside a word split it, as in maxLength; that is lost in a question in capitals.
      if (/[a-z][A-Z]/.test(question)) continue;
      expect(idsFor(question.toUpperCase())).toEqual(idsFor(question.toLowerCase()));
    }
  });

  it('finds the same again after any other search, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (noise) => {
        const before = idsFor('span end');
        expect(idsFor(noise).length).toBeLessThanOrEqual(10);
        expect(idsFor('span end')).toEqual(before);
      }),
      { numRuns: runs(60), examples: [[''], ['   '], ['?!'], ['🚢'], ['`**[](entry:x)']] },
    );
  });
});

describe('wordsOf', () => {
  it.each([
    ['an identifier as it is and in pieces', 'claim_kind', ['claim_kind', 'claim', 'kind']],
    ['a rule’s id', 'span/order', ['span/order', 'span', 'order']],
    ['a keyword of a schema', 'maxLength', ['maxlength', 'maximum', 'length']],
    ['plurals as singulars', 'Power bases', ['power', 'basis']],
    ['possessives', "a claim's proposition, an actor’s name", ['claim', 'proposition', 'actor', 'name']],
    ['no words that tell nothing', 'what is the', []],
    ['words of any script', 'Übung 港湾', ['übung', '港湾']],
    ['versions', 'ww3.assessment/v1', ['ww3.assessment/v1', 'ww3', 'assessment', 'v1']],
  ])('gives %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('returns the same with and without a cache', () => {
    const cache = new Map<string, readonly string[]>();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(wordsOf(text, cache)).toEqual(wordsOf(text));
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['links', 'linked', 'linking'],
    ['claims', 'claim', 'claimed'],
    ['stops', 'stopped', 'stopping'],
    ['names', 'name', 'names'],
  ])('takes %s, %s and %s for one word', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(['basis', 'status', 'press', 'string', 'need', 'speed'])('does not change %s', (term) => {
    expect(stem(term)).toBe(term);
  });
});

describe('sameWord', () => {
  it('maps synonyms to one word, in all their forms', () => {
    expect(wordsOf('said, saying, told')).toEqual(['say', 'say', 'say']);
    expect(wordsOf('largest longest')).toEqual(wordsOf('max maximum'));
    expect(wordsOf('on my iPad')).toEqual(wordsOf('phone'));
  });

  it('keeps words of the contract apart, and does not change replacements', () => {
    const words = 'claim passage span source observation actor link falsifier error notice'.split(' ');
    expect(words.map((word) => sameWord(stem(word)))).toEqual(words.map(stem));
    for (const word of ['say', 'phone', 'quote', 'delete'])
      expect(sameWord(sameWord(stem(word)))).toBe(sameWord(stem(word)));
  });
});

describe('search phrases', () => {
  it('exist for known entries, and for almost all written by hand', () => {
    expect(Object.keys(phrases).filter((id) => !referenceEntry(id))).toEqual([]);
    const written = referenceEntries().filter(({ kind }) => ['guide', 'term', 'decision', 'format'].includes(kind));
    const without = written.filter(({ id }) => !phrases[id]).map(({ id }) => id);
    expect(without).toEqual(['term/verbatim-and-paraphrase']);
  });

  it('each find their entry among the first five results', () => {
    const missed = Object.entries(phrases).flatMap(([id, list]) =>
      list
        .filter((phrase) => !searchReference(phrase, 5).some(({ entry }) => entry.id === id))
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });
});
