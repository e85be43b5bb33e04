import { describe, expect, it } from 'vitest';
import { referenceEntries, referenceEntry } from '../../core/reference/reference.ts';
import { contentsOf, entriesOf, labelOf, positionOf, levelOf } from './contents-list.tsx';
import { wordsOfId } from './help.tsx';

const contents = contentsOf(referenceEntries());
const group = (id: string) => contents.find((each) => each.id === id);
const label = (id: string) => {
  const entry = referenceEntry(id);
  return entry && labelOf(entry);
};

describe('the contents of the help', () => {
  it('contain every entry of the reference once', () => {
    const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).toSorted();
    expect(idsOf(contents.flatMap(entriesOf))).toEqual(idsOf(referenceEntries()));
  });

  it('put fields below the part that they are of', () => {
    const claim = group('contract')
      ?.parts.flatMap(({ items }) => items)
      .find(({ entry }) => entry.id === 'part/claim');
    expect(claim?.parts.map(({ entry }) => entry.id)).toContain('field/claim/actual');
  });

  it('have a title for every family of rules', () => {
    const titles = group('rules')?.parts.map(({ title }) => title) ?? [];
    expect(titles).toContain('Spans');
    expect(titles.filter((title) => title !== undefined && !/^[A-Z]/.test(title))).toEqual([]);
  });

  it('leave out of labels what the heading already says', () => {
    expect(label('rule/span/order')).toBe('span/order');
    expect(label('field/claim/actual')).toBe('Actual text');
    expect(label('choice/claim-kind/forecast')).toBe('Forecast');
    expect(label('limit/reason')).toBe('Reason');
  });
});

describe('positionOf', () => {
  it('has the neighbours of every entry of a group', () => {
    for (const each of contents) {
      const entries = entriesOf(each);
      for (const [index, { id }] of entries.entries()) {
        const position = positionOf(contents, id);
        expect(position?.group).toBe(each);
        expect(position?.previous).toBe(entries[index - 1]);
        expect(position?.next).toBe(entries[index + 1]);
      }
    }
  });

  it('returns undefined for an unknown ID', () => {
    expect(positionOf(contents, 'rule/no-such')).toBeUndefined();
  });
});

it('levelOf returns a level for every rule of a family and for no other entry', () => {
  const without = referenceEntries().filter((entry) => entry.kind === 'rule' && levelOf(entry) === undefined);
  expect(without.map(({ id }) => id).filter((id) => id.split('/').length > 2)).toEqual([]);
  expect(referenceEntries().filter((entry) => entry.kind !== 'rule' && levelOf(entry) !== undefined)).toEqual([]);
});

it('wordsOfId returns the words of a URL in any script', () => {
  expect(wordsOfId('rule/span/odrer-of_ends')).toBe('rule span odrer of ends');
  expect(wordsOfId('правило/границы')).toBe('правило границы');
  expect(wordsOfId('//--')).toBe('');
});
