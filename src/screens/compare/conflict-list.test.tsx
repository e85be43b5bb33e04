import { sha256 } from '@noble/hashes/sha2.js';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, describe } from 'vitest';
import { mergeWorkspaces, type Versions, type WorkspaceConflict } from '../../core/compare/merge/workspaces.ts';
import { claim, workspace, anyJson } from '../../core/workspace/workspaces.fixtures.ts';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import type { Choices } from '../../core/compare/merge/conflicts.ts';
import { ConflictList, ShownValue } from './conflict-list.tsx';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { sameJson } from '../../core/json/same-json.ts';
import { shownValue, type SchemaPlace } from '../../core/compare/shown-value.ts';

const ids = Array.from({ length: 40 }, (_, index) => `C-${String(index + 1)}`);
const claimsOf = (order: readonly string[]) => workspace({ claims: order.map((id) => claim(id)) });
/** Both sides move claims after the first, in different ways. */
const reordered = {
  base: claimsOf(ids),
  mine: claimsOf([...ids.slice(0, 1), ...ids.slice(1, 39).reverse(), ...ids.slice(39)]),
  theirs: claimsOf([...ids.slice(0, 1), ...ids.slice(2, 39), ...ids.slice(1, 2), ...ids.slice(39)]),
};

function renderConflicts(versions: Versions = reordered) {
  const merge = mergeWorkspaces(versions, sha256);
  if (!merge.ok) throw new Error('The versions can be merged.');
  const chosen: Choices[] = [];
  function Screen() {
    const [conflicts, show] = useState<readonly WorkspaceConflict[]>([]);
    return (
      <main>
        <button onClick={() => show(merge.ok ? merge.conflicts : [])}>Continue</button>
        <input aria-label="Search" />
        <ConflictList conflicts={conflicts} choices={{}} versions={versions} onChoices={(one) => chosen.push(one)} />
      </main>
    );
  }
  const made = renderInDesk(<Screen />, versions.mine);
  made.click('Continue');
  return { ...made, chosen };
}

it('letters choose a side as soon as the conflicts are shown, but not while text is typed elsewhere', () => {
  const { screen, chosen } = renderConflicts();
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 't' });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(document.body, { key: 't' });
  expect(chosen).toEqual([{ '/claims/order': 'theirs' }]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Continue' }), { key: 'm' });
  expect(chosen.at(-1)).toEqual({ '/claims/order': 'mine' });
});

it('shows two orders as short lists of IDs, from the first that differs', () => {
  const { screen } = renderConflicts();
  const side = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(side('Mine')).toBe('MineC-39, C-38, C-37, C-36, C-35, C-34, C-33, C-32, C-31, C-30, C-29 and 26 more');
  expect(side('Theirs')).toBe('TheirsC-3, C-4, C-5, C-6, C-7, C-8, C-9, C-10, C-11, C-12, C-13 and 26 more');
});

it('E writes another text in place of both, which starts with mine', () => {
  const version = (proposition: string) => workspace({ claims: [claim('C-1', { proposition })] });
  const [base, mine] = [version('It closed.'), version('It closed on Monday.')];
  const { screen, chosen } = renderConflicts({ base, mine, theirs: version('It closed on Tuesday.') });
  fireEvent.keyDown(document.body, { key: 'e' });
  const field = screen.getByRole('textbox', { name: 'Your text' }) as HTMLTextAreaElement;
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('It closed on Monday.');
  typeInto(field, 'It closed on Monday or Tuesday.');
  fireEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(chosen).toEqual([{ '/claims/C-1/proposition': { text: 'It closed on Monday or Tuesday.' } }]);
});

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
