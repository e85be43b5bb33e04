/**
 * Compares the authority of every text with the statements of the specification: nothing else may be called the
 * contract's.
 */
import { describe, expect, it } from 'vitest';
import { statementOf, type Authority } from '../authority/authority.ts';
import { isSilence, quoteOf, statements } from '../authority/specification.ts';
import { rules } from '../rules/index.generated.ts';
import { referenceEntries, referenceEntry } from './reference.ts';
import { idsWithAuthorities, authoritiesOf } from './description-authorities.ts';
import { type Block, type ReferenceEntry, choiceId } from './entry.ts';
import { plainText, sentencesOf } from './blocks.ts';
import { shownRules } from './rules-shown.ts';
import { choicesOf, parts } from './schema-walk.ts';
import { wordsOf } from './search.ts';

/** A text with the authority that it names. */
interface Saying {
  readonly at: string;
  readonly text: string;
  readonly authority: Authority;
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'paragraph') return [block.text];
  return [];
}

function sayingsOf({ id, summary, body, authority }: ReferenceEntry): readonly Saying[] {
  const pieces = body.flatMap((block) =>
    textsOf(block)
      .flatMap((text) => sentencesOf(plainText(text)))
      .map((text) => ({ at: id, text, authority: block.authority ?? authority })),
  );
  return [{ at: id, text: summary, authority }, ...pieces];
}

const described = parts()
  .filter(({ root }) => root === 'assessment')
  .flatMap((part) => [
    { id: part.id, text: part.description },
    ...part.fields.flatMap(({ id, title, description, schema }) => [
      { id, text: description },
      ...choicesOf(schema).map((choice) => ({ id: choiceId(title, choice.value), text: choice.description })),
    ]),
  ]);

const descriptions: readonly Saying[] = described.flatMap(({ id, text }) => {
  const sentences = sentencesOf(text);
  return authoritiesOf(id, 'assessment', sentences.length).map((authority, index) => ({
    at: id,
    text: sentences[index] ?? '',
    authority,
  }));
});

/** The descriptions of the rules, which must use the contract's words if they name the contract. */
const ruleSayings: readonly Saying[] = rules.map(({ id, docs, authority }) => ({
  at: id,
  text: docs.description,
  authority,
}));

const entrySayings = referenceEntries()
  .filter(({ kind }) => kind !== 'rule')
  .flatMap(sayingsOf);

const everything = [...descriptions, ...ruleSayings, ...entrySayings];
const authorities = [
  ...everything.map(({ at, authority }) => ({ at, authority })),
  ...shownRules().map(({ id, authority }) => ({ at: id, authority })),
  ...referenceEntries().flatMap(({ id, body }) =>
    body.flatMap(({ authority }) => (authority ? [{ at: id, authority }] : [])),
  ),
];

/** The share of a text's words that a statement contains. */
function shared(text: string, statement: string): number {
  const words = [...new Set(wordsOf(text))];
  const stated = new Set(wordsOf(statement));
  return words.filter((word) => stated.has(word)).length / Math.max(1, words.length);
}

describe('what is called the contract’s', () => {
  it('uses the words of the statement that it names', () => {
    const strange = everything.flatMap(({ at, text, authority }) =>
      authority.kind === 'contract' && shared(text, quoteOf(authority.statement)) < 0.5
        ? [`${at}: “${text}” is not “${quoteOf(authority.statement)}”`]
        : [],
    );
    expect(strange).toEqual([]);
  });

  it('is refused for something that no statement says', () => {
    const claims = ['A pair of claims stands in one contradiction only.', 'No two claims share an id.'];
    for (const text of claims)
      for (const statement of statements) expect(shared(text, quoteOf(statement))).toBeLessThan(1);
    const pair = 'A pair of claims stands in one contradiction only, whichever of them is on the left.';
    for (const statement of statements.filter((each) => each.startsWith('2.10')))
      expect(shared(pair, quoteOf(statement))).toBeLessThan(0.5);
  });

  it('is not cited in a sentence that is called a convention', () => {
    const appeal =
      /\b(?:the|its) (?:contract|specification) (?:itself )?(?:says|states|asks|requires|names|gives|fixes|demands|lists|allows)\b/i;
    const appealing = entrySayings.filter(
      ({ text, authority }) => authority.kind === 'convention' && appeal.test(text),
    );
    expect(appealing.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });
});

describe('a reading', () => {
  it('names a statement with content, and its step in a sentence', () => {
    for (const { at, authority } of authorities) {
      if (authority.kind !== 'reading') continue;
      expect(isSilence(authority.of), at).toBe(false);
      expect(authority.step, at).toMatch(/^[A-Z“][^.]*(?:[^. ]\.[\d][^.]*)*(?:\. [A-Z][^.]*)*[^.]\.$/);
    }
  });
});

describe('a convention', () => {
  it('names only statements that leave something open', () => {
    for (const { at, authority } of authorities) {
      const silence = authority.kind === 'convention' ? statementOf(authority) : undefined;
      expect(silence === undefined || isSilence(silence), at).toBe(true);
    }
  });

  it('covers the meaning of every enumeration value beyond its name', () => {
    const meanings = descriptions.filter(({ at }) => at.startsWith('choice/'));
    const firsts = meanings.filter(({ at }, index) => meanings.findIndex((other) => other.at === at) === index);
    expect(firsts.length).toBe(38);
    expect(firsts.filter(({ authority }) => authority.kind !== 'convention')).toEqual([]);
  });

  it('covers everything that the specification says nothing about', () => {
    const kindOf = new Map(rules.map(({ id, authority }) => [id, authority.kind]));
    for (const id of ['contradiction/duplicate', 'reference/duplicate-id', 'text/hidden-characters', 'span/order'])
      expect(kindOf.get(id), id).toBe('convention');
    const entry = (id: string) => referenceEntries().find((each) => each.id === id)?.authority.kind;
    for (const id of [
      'service/licence-and-source',
      'decision/spans',
      'decision/passage-id',
      'choice/producer-kind/model',
    ])
      expect(entry(id), id).toBe('convention');
  });
});

describe('every sentence of the contract’s schema', () => {
  it('has an authority, and no authority is without a sentence', () => {
    const ids = described.map(({ id }) => id);
    const others = ['part/identifier', 'field/actor/publisher-hosts'];
    expect(idsWithAuthorities.filter((id) => !ids.includes(id) && !others.includes(id))).toEqual([]);
    expect(() => authoritiesOf('field/claim/score', 'assessment', 1)).toThrow('whose word');
    expect(() => authoritiesOf('field/claim/claim-kind', 'assessment', 2)).toThrow('whose word');
  });
});

describe('an entry', () => {
  const wordOf = (id: string) => referenceEntries().find((each) => each.id === id)?.authority;

  it.each([
    ['term/principles', 'contract', '1.8 contract'],
    ['service/not-offered', 'contract', '1.6'],
    ['term/code-point', 'reading', '2.4 span'],
    ['part/time-scope', 'reading', '2.8 ends'],
    ['field/intent/time-scope', 'reading', '2.8 ends'],
    ['part/evidence-link', 'reading', '2.9 claim_id'],
    ['term/contradiction', 'reading', '2.10 left_claim_id'],
    ['part/contradiction', 'reading', '2.10 left_claim_id'],
    ['field/assessment/contradictions', 'reading', '2.10 left_claim_id'],
    ['rule/attribution/publisher-differs', 'convention', '2.12 records'],
  ])('%s cites the statement that carries it', (id, kind, statement) => {
    const authority = wordOf(id);
    expect([authority?.kind, authority && statementOf(authority)]).toEqual([kind, statement]);
  });

  it('about alternatives has the authority of the rule and the field about them', () => {
    const repeats = rules.find(({ id }) => id === 'intent/alternative-repeats')?.authority;
    const reworded = referenceEntry('term/alternative')?.body.find(
      (block) => block.kind === 'paragraph' && block.text.startsWith('Rewording'),
    );
    expect(reworded?.authority).toEqual(repeats);
    expect(wordOf('field/intent/alternatives')).toEqual(wordOf('term/alternative'));
  });

  it('about the claim ID says which characters a link accepts first', () => {
    expect(referenceEntry('field/claim/claim-id')?.body[0]).toMatchObject({
      text: expect.stringContaining('letter or digit first') as string,
    });
  });
});

describe('what the specification does not show', () => {
  it('has an entry that says so in the specification’s words', () => {
    const cited = referenceEntries()
      .filter(({ kind }) => kind === 'unshown')
      .flatMap(({ authority, body }) => [authority, ...body.flatMap((block) => block.authority ?? [])])
      .flatMap((authority) => statementOf(authority) ?? []);
    expect(statements.filter(isSilence).filter((statement) => !cited.includes(statement))).toEqual([]);
  });
});
