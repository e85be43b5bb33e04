import { describe, expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './falsifier-not-observable.ts';

describe('tradecraft/falsifier-not-observable', () => {
  const place = '/intent_hypotheses/0/falsifiers';
  const falsifiers = (texts: readonly unknown[]) => texts.map((text) => ({ [place]: [text] }));

  it('finds nothing to observe in a restatement, and takes anything else for something to observe', () => {
    const restatements = falsifiers([
      'It turns out to be wrong.',
      'The hypothesis is proven false.',
      'De nouvelles preuves contredisent cette hypothèse.',
      'Neue Beweise widerlegen die Hypothese.',
      'Nuevas pruebas contradicen la hipótesis.',
    ]);
    const events = falsifiers([
      ...['Nothing happens.', 'A new ferry appears.', 'The council is not there on 3 May.', '3', '?'],
      ...['The opposite bank is fortified.', 'It says “the evidence is false”.', 'Le port est fermé.'],
      ...['Die neue Brücke ist offen.', 'El puerto no se cierra.', 'Совет публикует соглашение.', '理事会公布协议。'],
    ]);
    expect(reported(rule, ...restatements, ...events)).toEqual(restatements);
    expect(onlyFinding(rule, { assessment: restatements[0]! }).path).toBe(place);
  });

  it('reports nothing if one falsifier names an event, or if there are no texts', () => {
    expect(
      reported(rule, { [place]: ['It is wrong.', 'The channel stays open.'] }, { [place]: ['', null, 7] }),
    ).toEqual([]);
  });
});
