import { describe, expect, it } from 'vitest';
import { quoteOf } from '../authority/specification.ts';
import { sectionOf, authoritySource, statementOf } from '../authority/authority.ts';
import { parts } from './schema-walk.ts';
import { structureOfCondition, structureOfField, structureOfPart } from './sections.ts';

const ofTheContract = parts().filter(({ root }) => root === 'assessment');
const numbers = /"(?:minItems|maxItems|minLength|maxLength|minimum)":(\d+)/g;

describe('the structure of the assessment', () => {
  it.each([
    ['assessment', '2.1'],
    ['producer', '2.2'],
    ['claim', '2.4'],
    ['span', '2.4'],
    ['attribution', '2.4'],
    ['power-basis', '2.5'],
    ['power-scope', '2.6'],
    ['intent', '2.7'],
    ['time-scope', '2.8'],
    ['evidence-link', '2.9'],
    ['contradiction', '2.10'],
  ])('is stated for %s in section %s', (name, section) => {
    expect(authoritySource(structureOfPart({ root: 'assessment', name }))).toBe(`Specification ${section}`);
  });

  it('has a statement for every field in the section of its part, for the field or for all fields together', () => {
    for (const { part, ...field } of ofTheContract.flatMap(({ fields }) => fields)) {
      const statement = statementOf(structureOfField({ part, ...field }));
      expect(statement && sectionOf(statement), field.id).toBe(
        authoritySource(structureOfPart(part)).replace('Specification ', ''),
      );
      const words = statement ? quoteOf(statement) : '';
      expect(part.name === 'time-scope' || words.includes(field.name), field.id).toBe(true);
    }
  });

  it('has the limits of the statement', () => {
    for (const field of ofTheContract.flatMap(({ fields }) => fields)) {
      if (field.holds !== undefined || field.identifier || field.items?.['minLength'] === undefined) continue;
      const statement = statementOf(structureOfField(field));
      const words = statement ? quoteOf(statement) : '';
      const limits = Array.from(
        JSON.stringify([field.schema, field.items]).matchAll(numbers),
        ([, limit]) => limit ?? '',
      );
      for (const limit of limits.filter((limit) => limit !== '0')) expect(words, field.id).toContain(limit);
    }
  });

  it('has a statement for the conditions on several fields', () => {
    expect(authoritySource(structureOfCondition({ root: 'assessment', name: 'power-scope' }))).toBe(
      'Specification 2.6',
    );
    expect(authoritySource(structureOfCondition({ root: 'assessment', name: 'time-scope' }))).toBe('Specification 2.8');
  });

  it('is a convention for every part and field of our own formats', () => {
    for (const part of parts().filter(({ root }) => root !== 'assessment')) {
      expect(structureOfPart(part).kind).toBe('convention');
      for (const field of part.fields) expect(structureOfField(field).kind).toBe('convention');
    }
  });

  it('throws for parts and fields that the specification does not have', () => {
    expect(() => structureOfPart({ root: 'assessment', name: 'confidence' })).toThrow(
      'states nothing about confidence',
    );
    const [claim] = ofTheContract.filter(({ name }) => name === 'claim').flatMap(({ fields }) => fields);
    if (claim) expect(() => structureOfField({ ...claim, name: 'score', id: 'field/claim/score' })).toThrow('score');
  });
});
