import { describe, expect, it } from 'vitest';
import {
  authorityInWords,
  authorityMark,
  contract,
  convention,
  isSame,
  ownConvention,
  reading,
  sectionOf,
  authoritySource,
  statementOf,
} from './authority.ts';
import { authorityQuoted, quoteAuthority } from './quote-authority.ts';
import { isSilence, quoteOf, statements } from './specification.ts';

const step = 'A name counts as visible if it is a word of its own.';

describe('an authority', () => {
  it.each([
    [
      contract('2.11.2'),
      'Defined by the contract, section 2.11.2.',
      'Contract, section 2.11.2',
      'Specification 2.11.2',
    ],
    [
      reading('2.11.3', step),
      `Our reading of section 2.11.3 of the contract. ${step}`,
      `Our reading of section 2.11.3: ${step}`,
      'Our reading of specification 2.11.3',
    ],
    [convention(), `${ownConvention}.`, 'Convention of Assessment Desk', ownConvention],
    [
      convention('9.3'),
      `${ownConvention}. Section 9.3 leaves this open.`,
      'Convention of Assessment Desk',
      ownConvention,
    ],
  ])('is given in words, in a mark and as a source: %j', (authority, words, mark, source) => {
    expect(authorityInWords(authority)).toBe(words);
    expect(authorityMark(authority)).toBe(mark);
    expect(authoritySource(authority)).toBe(source);
  });

  it('quotes the statement that it is based on, or that leaves it open', () => {
    expect(authorityQuoted(reading('2.11.2', step))).toBe(
      `Our reading of section 2.11.2 of the contract. “Capability alone cannot support an intent.” ${step}`,
    );
    expect(quoteAuthority(convention('9.3'))).toBe('“Compatibility and deprecation policy: not shown.”');
    expect(quoteAuthority(convention())).toBe('');
  });

  it('is the same only for the same kind, statement and step', () => {
    expect(isSame(contract('1.8 claims'), contract('1.8 claims'))).toBe(true);
    expect(isSame(contract('1.8 claims'), contract('1.8 power'))).toBe(false);
    expect(isSame(convention(), convention('9.3'))).toBe(false);
    expect(isSame(reading('2.11.3', step), reading('2.11.3', 'Another step.'))).toBe(false);
    expect(isSame(reading('2.11.3', step), contract('2.11.3'))).toBe(false);
  });
});

describe('the statements of the specification', () => {
  it('are named by their nine sections, and none is empty', () => {
    expect([...new Set(statements.map((statement) => sectionOf(statement).split('.')[0]))]).toEqual(
      '123456789'.split(''),
    );
    for (const statement of statements) {
      expect(statement).toMatch(/^[1-9](?:\.\d{1,2}){0,2}(?: [a-z][a-z0-9_-]*)?$/);
      expect(quoteOf(statement)).toMatch(/^[\p{L}`(].*[.;:)]$/u);
    }
  });

  it('leave fourteen points open', () => {
    expect(statements.filter(isSilence)).toEqual([
      '2.1 scope-wording',
      '2.11.5',
      '2.12 bodies',
      '2.12 records',
      '3 transitions',
      '4.4',
      '4.5',
      '4.6',
      '4.7',
      '5.5',
      '6 events',
      '7 errors',
      '8.3',
      '9.3',
    ]);
  });

  it('can only be named if they exist, so that every rule names an existing section', () => {
    // @ts-expect-error the specification has no such statement
    expect(statementOf(contract('2.13'))).toBe('2.13');
  });
});
