import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import { textAt } from '../text/span.ts';
import { anyText, rowsOf } from '../text/texts.cases.ts';
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
  it.each(
    rowsOf(
      `
an abbreviation in brackets | The Northern Harbour Authority (NHA) said no. | Northern Harbour Authority | NHA: in brackets after “Northern Harbour Authority”
an abbreviation that includes the word before the name | The Harbour Council (THC) said no. | Harbour Council | THC: in brackets after “Harbour Council”
a short name in quotation marks in brackets | Northern Harbour Authority (hereinafter “the Authority”) | Northern Harbour Authority | the Authority: in brackets after “Northern Harbour Authority”
a translation in brackets | Velmara (Велмара) and Velmara (in March) and Velmara (see 3). | Velmara | Велмара: in brackets after “Velmara”
not any capitals in brackets | Velmara (UTC) and Velmara (pop. 3) | Velmara
what an abbreviation stands for | The Ministry of Maritime Affairs (MMA) is there. | MMA | Ministry of Maritime Affairs: written out before “MMA”
a name without its place | The Harbour Council of Selm met. The Harbour Council of Aven did not. The Harbour Council will close it. | Harbour Council of Selm | Harbour Council: short for “Harbour Council of Selm”
an organisation with a place and an article | The Harbour Council met. The Council will close it. | Harbour Council of Selm | Harbour Council: short for “Harbour Council of Selm”; the Council: short for “Harbour Council”
not a name that is always followed by a place | The Harbour Council of Aven met the Harbour Council of Selm. | Harbour Council of Selm
an organisation with an article | The Northern Harbour Authority spoke. Then the Authority left. | Northern Harbour Authority | the Authority: short for “Northern Harbour Authority”
a ministry with an article | Ministry of Maritime Affairs. The Ministry left. | Ministry of Maritime Affairs | the Ministry: short for “Ministry of Maritime Affairs”
not the beginning of another name | Ministry of Maritime Affairs. The Ministry of War left. The Ministry Guard too. | Ministry of Maritime Affairs
a surname | Ottilie Brandvold spoke. In the end, Brandvold left. | Ottilie Brandvold | Brandvold: part of “Ottilie Brandvold”
not a surname that is a common word | Amy Bell spoke. Bell left. The bell rang. | Amy Bell
not a surname in another full name | Ottilie Brandvold spoke to Karl Brandvold. | Ottilie Brandvold
Russian case forms | Велмары нет, в Велмаре тихо; велмарский флаг. | Велмара | Велмары: case form of “Велмара”; Велмаре: case form of “Велмара”
nothing for names that are known | Velmara (VLM) | Velmara; VLM
`,
      3,
      4,
    ),
  )('are %s', (_, text = '', names = '', more = '') => {
    expect(found(text, names.split('; ')).join('; ')).toBe(more);
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
