import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { sameJson } from '../../core/json/same-json.ts';
import { anyJson } from '../../core/workspace/workspaces.fixtures.ts';
import { shownValue, type SchemaPlace } from '../../core/compare/shown-value.ts';
import { ShownValue } from './shown-value.tsx';

/** The rendered text and elements, without classes. */
function shown(place: SchemaPlace, value: JsonValue | undefined, other: JsonValue | undefined): string {
  const markup = renderToStaticMarkup(<ShownValue shown={shownValue(place, value, { other })} names={[]} texts={[]} />);
  return markup.replaceAll(/ (?:class|dir|data-[a-z-]+)="[^"]*"/gu, '');
}

/** Values that a reader may confuse with each other. */
const confusing: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<JsonValue>(null, true, false, 0, 15, 1.5, '', 'None', 'null', '15', '1,5', '[', '"', 'supports'),
    fc.constantFrom<JsonValue>('Yes', 'Open end', 'Empty list', 'a', 'a, b', 'a\nb', 'Supports', [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('reason', 'effect', 'Reason', 'x', '“x”'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const places = fc.constantFrom<SchemaPlace>(
  { kind: 'claim', path: '' },
  { kind: 'intent', path: '/evidence/0' },
  { kind: 'intent', path: '/time_scope/end' },
  { kind: 'power-basis', path: '/limitations' },
);

describe('what a merge shows of a value', () => {
  it('is never the same for two different values', () => {
    fc.assert(
      fc.property(places, confusing, confusing, (place, mine, theirs) => {
        fc.pre(!sameJson(mine, theirs));
        expect(shown(place, mine, undefined)).not.toBe(shown(place, theirs, undefined));
        expect(shown(place, mine, theirs)).not.toBe(shown(place, theirs, mine));
      }),
      { numRuns: runs(400) },
    );
  });

  it('is not empty for any value', () => {
    fc.assert(
      fc.property(places, anyJson, anyJson, (place, mine, theirs) => {
        expect(shown(place, mine, theirs)).not.toBe('');
      }),
    );
  });

  it('keeps commas, quotation marks and brackets', () => {
    const claim: SchemaPlace = { kind: 'claim', path: '' };
    expect(shown(claim, { proposition: '1,5 metres ["x"]' }, { proposition: '15 metres x' })).toBe(
      '<dl><div><dt>Proposition</dt><dd><q>1,5 metres [&quot;x&quot;]</q></dd></div></dl>',
    );
  });

  it('shows a checksum whole and without a word difference', () => {
    const [mine, theirs] = ['a', 'b'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];
    const shownPassage = shownValue({ kind: 'claim', path: '/passage_id' }, theirs, { other: mine, before: mine });
    expect(shownPassage).toEqual({ kind: 'text', text: theirs, isChecksum: true });
    expect(shown({ kind: 'observation', path: '' }, { passages: [{ passage_id: mine }] }, undefined)).toContain(mine);
  });

  it('shows values that are not text as words, and lists as lists', () => {
    const entry: SchemaPlace = { kind: 'intent', path: '' };
    expect(shown(entry, { time_scope: { end: null }, falsifiers: ['None', 'Two'] }, { falsifiers: ['Two'] })).toBe(
      '<dl><div><dt>Time scope</dt><dd><dl><div><dt>Time scope end</dt><dd><em>Open end</em></dd></div></dl></dd></div>' +
        '<div><dt>Falsifiers</dt><dd><ol><li><q>None</q><span> (only in this version)</span></li>' +
        '<li><q>Two</q></li></ol></dd></div></dl>',
    );
  });

  it('says how texts that look the same differ', () => {
    const place: SchemaPlace = { kind: 'claim', path: '/proposition' };
    expect(shown(place, 'Caf\u00e9', 'Cafe\u0301')).toContain('differs only in Unicode normalisation');
    expect(shown(place, 'po\u200brt', 'port')).toContain('po⟨U+200B⟩rt');
    expect(shownValue(place, 'po\u200brt', { other: 'port', before: 'port' })).not.toHaveProperty('before');
    expect(shownValue(place, 'no port', { other: 'port', before: 'port' })).toHaveProperty('before', 'port');
  });
});
