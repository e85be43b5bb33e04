import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { entryOfSection } from '../app/desk-core.ts';
import { createViewStore } from './view-store.ts';

function viewOf(assessment: JsonObject) {
  const document = { now: assessment };
  const view = createViewStore((requested, last) => entryOfSection(document.now, requested, last));
  return { ...view.actions, document, shown: () => view.getState() };
}

describe('selecting a section', () => {
  it('selects its first entry, then the one that was selected last', () => {
    const { select, shown } = viewOf({ claims: [{}, {}, {}, {}, {}], power_bases: [{}] });
    select({ section: 'claims' });
    expect(shown()).toMatchObject({ selection: { section: 'claims', index: 0 }, activeClaim: 0 });
    select({ section: 'claims', index: 4 });
    select({ section: 'power_bases' });
    select({ section: 'claims' }, '');
    expect(shown()).toMatchObject({ selection: { section: 'claims', index: 4 }, focus: { field: '' } });
  });

  it('selects the last entry if there are fewer than before', () => {
    const { select, shown, document } = viewOf({ claims: [{}, {}, {}, {}, {}] });
    select({ section: 'claims', index: 4 });
    document.now = { claims: [{}, {}] };
    select({ section: 'claims' });
    expect(shown().selection).toEqual({ section: 'claims', index: 1 });
  });

  it('selects the section itself if it is empty, shown as a whole, or not a list', () => {
    const { select, shown } = viewOf({ claims: [], power_bases: 'none', contradictions: [{}], unknowns: ['Who?'] });
    for (const section of ['claims', 'power_bases', 'contradictions', 'unknowns', 'casefile', 'document'] as const) {
      select({ section });
      expect(shown().selection).toEqual({ section });
    }
  });

  it('closes the panel that links evidence', () => {
    const { select, showLinking, shown } = viewOf({ power_bases: [{}, {}] });
    select({ section: 'power_bases', index: 0 });
    showLinking(true);
    select({ section: 'power_bases', index: 1 });
    expect(shown().linking).toBe(false);
  });

  it('forgets the entries of another draft', () => {
    const { select, reset, shown } = viewOf({ claims: [{}, {}, {}] });
    select({ section: 'claims', index: 2 });
    reset();
    select({ section: 'claims' });
    expect(shown().selection).toEqual({ section: 'claims', index: 0 });
  });
});
