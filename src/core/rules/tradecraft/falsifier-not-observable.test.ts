import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './falsifier-not-observable.ts';

const paths = (...falsifiers: readonly unknown[]) =>
  findingsOf(rule, { assessment: { '/intent_hypotheses/0/falsifiers': falsifiers } }).map(({ path }) => path);

describe('tradecraft/falsifier-not-observable', () => {
  it.each([
    'It turns out to be wrong.',
    'The hypothesis is proven false.',
    'De nouvelles preuves contredisent cette hypothèse.',
    'Neue Beweise widerlegen die Hypothese.',
    'Nuevas pruebas contradicen la hipótesis.',
  ])('finds nothing to observe in “%s”', (falsifier) => {
    expect(paths(falsifier)).toEqual(['/intent_hypotheses/0/falsifiers']);
  });

  it.each([
    'Nothing happens.',
    'A new ferry appears.',
    'The council is not there on 3 May.',
    'The opposite bank is fortified.',
    'It says “the evidence is false”.',
    'Le port est fermé.',
    'Die neue Brücke ist offen.',
    'El puerto no se cierra.',
    'Совет публикует соглашение.',
    '理事会公布协议。',
    '3',
    '?',
  ])('takes “%s” for something to observe, or cannot tell', (falsifier) => {
    expect(paths(falsifier)).toEqual([]);
  });

  it('reports nothing if one falsifier names an event, or if there are no texts', () => {
    expect(paths('It is wrong.', 'The channel stays open.')).toEqual([]);
    expect(paths('', null, 7)).toEqual([]);
  });
});
