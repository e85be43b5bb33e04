import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalled, matching, type Findable } from './pick-matches.ts';

const named = (label: string, ...names: string[]): Findable => ({ label, names });
const labels = (options: readonly Findable[], typed: string): readonly string[] =>
  matching(options, typed).map(({ label }) => label);

describe('options for a typed text', () => {
  const actors = [
    named('Tessalit'),
    named('Republic of Velmara', 'Velmara'),
    named('Port of Salt'),
    named('Velmara Port Authority'),
    named('Sal'),
    named('Salento Union'),
  ];

  it.each([
    ['sal', ['Sal', 'Salento Union', 'Port of Salt', 'Tessalit']],
    ['velmara', ['Republic of Velmara', 'Velmara Port Authority']],
    ['VÉL', ['Republic of Velmara', 'Velmara Port Authority']],
    ['por vel', ['Velmara Port Authority']],
    ['port', ['Port of Salt', 'Velmara Port Authority']],
    ['nobody', []],
  ])('“%s”: exact first, then the beginning, then inside', (typed, expected) => {
    expect(labels(actors, typed)).toEqual(expected);
  });

  it('keep their order if nothing is typed', () => {
    expect(matching(actors, '  ')).toBe(actors);
  });

  it('are those that contain every word, each once, whatever its order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', 'é'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ label: word, names: fc.array(word, { maxLength: 2 }) })),
        word,
        (options, typed) => {
          const found = matching(options, typed);
          expect(new Set(found).size).toBe(found.length);
          for (const option of options.filter((one) => isCalled(one, typed))) expect(found).toContain(option);
          const firstInside = found.findIndex((option) => !isCalled(option, typed));
          if (typed.trim() !== '' && firstInside >= 0) {
            expect(found.slice(firstInside).some((option) => isCalled(option, typed))).toBe(false);
          }
        },
      ),
    );
  });
});
