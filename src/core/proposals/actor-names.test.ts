import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import { textAt } from '../text/span.ts';
import { anyText } from '../text/texts.cases.ts';
import { findMoreNames } from './actor-names.ts';
import { unknownOfObservation } from '../casefile/unknown-facts.fixtures.ts';

const actor = (actor_id: string, ...names: string[]): Actor => ({ actor_id, names, publisher_hosts: [] });

function observation(...texts: string[]): Observation {
  return {
    observation_id: 7,
    title: '',
    ...unknownOfObservation,
    passages: texts.map((text) => ({ passage_id: text, text })),
  };
}

function found(text: string, names: readonly string[], ...others: Actor[]): readonly string[] {
  const one = actor('one', ...names);
  return findMoreNames({ actors: [one, ...others], observations: [observation(text)] }, one).map(
    ({ name, why }) => `${name}: ${why}`,
  );
}

describe('names found in the text', () => {
  it.each([
    {
      name: 'an abbreviation in brackets',
      text: 'The Northern Harbour Authority (NHA) said no.',
      names: ['Northern Harbour Authority'],
      more: ['NHA: in brackets after “Northern Harbour Authority”'],
    },
    {
      name: 'an abbreviation that includes the word before the name',
      text: 'The Harbour Council (THC) said no.',
      names: ['Harbour Council'],
      more: ['THC: in brackets after “Harbour Council”'],
    },
    {
      name: 'a short name in quotation marks in brackets',
      text: 'Northern Harbour Authority (hereinafter “the Authority”)',
      names: ['Northern Harbour Authority'],
      more: ['the Authority: in brackets after “Northern Harbour Authority”'],
    },
    {
      name: 'a translation in brackets',
      text: 'Velmara (Велмара) and Velmara (in March) and Velmara (see 3).',
      names: ['Velmara'],
      more: ['Велмара: in brackets after “Velmara”'],
    },
    {
      name: 'not any capitals in brackets',
      text: 'Velmara (UTC) and Velmara (pop. 3)',
      names: ['Velmara'],
      more: [],
    },
    {
      name: 'what an abbreviation stands for',
      text: 'The Ministry of Maritime Affairs (MMA) is there.',
      names: ['MMA'],
      more: ['Ministry of Maritime Affairs: written out before “MMA”'],
    },
    {
      name: 'a name without its place',
      text: 'The Harbour Council of Selm met. The Harbour Council of Aven did not. The Harbour Council will close it.',
      names: ['Harbour Council of Selm'],
      more: ['Harbour Council: short for “Harbour Council of Selm”'],
    },
    {
      name: 'an organisation with a place and an article',
      text: 'The Harbour Council met. The Council will close it.',
      names: ['Harbour Council of Selm'],
      more: ['Harbour Council: short for “Harbour Council of Selm”', 'the Council: short for “Harbour Council”'],
    },
    {
      name: 'not a name that is always followed by a place',
      text: 'The Harbour Council of Aven met the Harbour Council of Selm.',
      names: ['Harbour Council of Selm'],
      more: [],
    },
    {
      name: 'an organisation with an article',
      text: 'The Northern Harbour Authority spoke. Then the Authority left.',
      names: ['Northern Harbour Authority'],
      more: ['the Authority: short for “Northern Harbour Authority”'],
    },
    {
      name: 'a ministry with an article',
      text: 'Ministry of Maritime Affairs. The Ministry left.',
      names: ['Ministry of Maritime Affairs'],
      more: ['the Ministry: short for “Ministry of Maritime Affairs”'],
    },
    {
      name: 'not the beginning of another name',
      text: 'Ministry of Maritime Affairs. The Ministry of War left. The Ministry Guard too.',
      names: ['Ministry of Maritime Affairs'],
      more: [],
    },
    {
      name: 'a surname',
      text: 'Ottilie Brandvold spoke. In the end, Brandvold left.',
      names: ['Ottilie Brandvold'],
      more: ['Brandvold: part of “Ottilie Brandvold”'],
    },
    {
      name: 'not a surname that is a common word',
      text: 'Amy Bell spoke. Bell left. The bell rang.',
      names: ['Amy Bell'],
      more: [],
    },
    {
      name: 'not a surname in another full name',
      text: 'Ottilie Brandvold spoke to Karl Brandvold.',
      names: ['Ottilie Brandvold'],
      more: [],
    },
    {
      name: 'Russian case forms',
      text: 'Велмары нет, в Велмаре тихо; велмарский флаг.',
      names: ['Велмара'],
      more: ['Велмары: case form of “Велмара”', 'Велмаре: case form of “Велмара”'],
    },
    { name: 'nothing for names that are known', text: 'Velmara (VLM)', names: ['Velmara', 'VLM'], more: [] },
  ])('are $name', ({ text, names, more }) => {
    expect(found(text, names)).toEqual(more);
  });

  it('are never those of another actor, or shared with one', () => {
    const other = actor('other', 'Southern Harbour Authority', 'SHA', 'Karl Brandvold');
    const text = 'Northern Harbour Authority, Southern Harbour Authority: the Authority left. Brandvold too.';
    expect(found(text, ['Northern Harbour Authority'], other)).toEqual([]);
    expect(found(`Ottilie Brandvold. ${text}`, ['Ottilie Brandvold'], other)).toEqual([]);
    expect(found('Northern Harbour Authority (SHA)', ['Northern Harbour Authority'], other)).toEqual([]);
  });

  it('are at their places, and never fail on any text', () => {
    const pieces = fc.constantFrom(
      'Ottilie Brandvold',
      'Brandvold',
      ' (',
      ') ',
      'NHA',
      '. ',
      'the ',
      '“',
      '”',
      '😀',
      'Велмары',
      '\n',
    );
    const text = fc.oneof(
      anyText,
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, anyText, (passage, name) => {
        const one = actor('one', 'Ottilie Brandvold', 'Northern Harbour Authority', 'Велмара', name);
        const observations = [observation('', passage)];
        for (const more of findMoreNames({ actors: [one], observations }, one)) {
          expect(textAt(passage, more.span)).toBeTruthy();
          expect(one.names).not.toContain(more.name);
        }
      }),
    );
  });
});
