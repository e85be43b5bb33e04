import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../passage/texts.cases.ts';
import { splitNames } from './pasted-names.ts';

describe('pasted names', () => {
  it('are separated by lines and semicolons', () => {
    const cases: readonly (readonly [what: string, pasted: string, names: readonly string[]])[] = [
      ['lines', 'Velmara\r\nRepublic of Velmara\n\nВелмара', ['Velmara', 'Republic of Velmara', 'Велмара']],
      ['semicolons', 'Velmara; Republic of Velmara ;', ['Velmara', 'Republic of Velmara']],
      ['bullets and quotation marks', '- “Velmara”\n2. «Велмара»', ['Velmara', 'Велмара']],
      ['each name once', 'Velmara; Velmara', ['Velmara']],
      ['nothing', ' \n ; ', []],
    ];
    expect(cases.map(([, pasted]) => splitNames(pasted))).toEqual(cases.map(([, , names]) => ({ names })));
  });

  it('are shown in both ways if they have commas', () => {
    const both = { names: ['Brandvold, Ottilie'], byCommas: ['Brandvold', 'Ottilie'] };
    expect(splitNames('Brandvold, Ottilie')).toEqual(both);
    expect(splitNames('韋爾馬拉、維國')).toMatchObject({ byCommas: ['韋爾馬拉', '維國'] });
  });

  it('are never empty and never contain a separator', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const name of splitNames(text).names) expect(name).toMatch(/^[^\n\r;]*[^\n\r;\s][^\n\r;]*$/u);
      }),
    );
  });
});
