import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sectionNames } from '../../core/report/report/shape.ts';
import { moveSection, withSection } from './shape-field.tsx';

describe('the order of sections', () => {
  it('moves a section by one and back', () => {
    expect(moveSection(['summary', 'intents', 'claims'], 1, -1)).toEqual(['intents', 'summary', 'claims']);
    expect(moveSection(['summary', 'intents', 'claims'], 1, 1)).toEqual(['summary', 'claims', 'intents']);
    expect(moveSection(['summary'], 3, 1)).toEqual(['summary']);
  });

  it('is the usual one when a section that was left out is added again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sectionNames), (name) => {
        expect(
          withSection(
            sectionNames.filter((each) => each !== name),
            name,
          ),
        ).toEqual(sectionNames);
      }),
    );
  });
});
