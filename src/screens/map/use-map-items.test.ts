import { describe, expect, it } from 'vitest';
import finished from '../../../public/samples/finished.desk.json' with { type: 'json' };
import { layOutMap } from '../../core/pictures/map/map-layout.ts';
import { evidenceMap } from '../../core/pictures/map/map-model.ts';
import { subjectKey, subjectOf } from '../../core/pictures/map/subject.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { stopForKey, stopsOf } from './use-map-items.ts';
import { firstSubject, subjectOptions } from './map-screen.tsx';

const sample = finished as unknown as Workspace;

function stops(key: string) {
  const subject = subjectOf(key);
  const map = subject && evidenceMap(sample, subject);
  if (!map) throw new Error(`There is no ${key}.`);
  return stopsOf(layOutMap(map));
}

describe('the arrow keys on a map', () => {
  it.each(['intent_hypotheses-3', 'claims-5', 'publisher-qamrayn-foreign-ministry'])(
    'reach every box and every ribbon of %s from any other',
    (key) => {
      const all = stops(key);
      const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
      for (const start of all.keys()) {
        const reached = new Set([start]);
        for (const stop of reached) {
          for (const pressed of keys) {
            const next = stopForKey(pressed, all, stop);
            if (next !== undefined) reached.add(next);
          }
        }
        expect(reached.size).toBe(all.size);
      }
    },
  );

  it('go from a box over a ribbon to the next box, and back', () => {
    const all = stops('intent_hypotheses-3');
    const ribbon = stopForKey('ArrowLeft', all, 'entry /intent_hypotheses/2') ?? '';
    expect(ribbon).toMatch(/^claim \d+ > entry /);
    expect(stopForKey('ArrowRight', all, ribbon)).toBe('entry /intent_hypotheses/2');
    expect(stopForKey('ArrowRight', all, 'entry /intent_hypotheses/2')).toBeUndefined();
    expect(stopForKey('Tab', all, ribbon)).toBeUndefined();
    expect(stopForKey('Home', all, stopForKey('End', all, ribbon) ?? '')).toBe(stopForKey('Home', all, ribbon));
  });
});

describe('the subjects of a draft', () => {
  it('are its entries, its claims and its publishers, each once', () => {
    const keys = subjectOptions(sample).map(({ value }) => value);
    const { claims, power_bases, intent_hypotheses } = finished.assessment;
    const publishers = new Set(finished.casefile.observations.map(({ publisher_actor_id: id }) => id));
    expect(keys).toHaveLength(claims.length + power_bases.length + intent_hypotheses.length + publishers.size);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      const subject = subjectOf(key);
      expect(subject && evidenceMap(sample, subject), key).toBeDefined();
    }
  });

  it('start with the selected entry, otherwise with the first one', () => {
    const first = (selection: Parameters<typeof firstSubject>[1]): string | undefined => {
      const subject = firstSubject(sample, selection);
      return subject && subjectKey(subject);
    };
    expect(first({ section: 'claims', index: 4 })).toBe('claims-5');
    expect(first({ section: 'intent_hypotheses', index: 0 })).toBe('intent_hypotheses-1');
    expect(first({ section: 'casefile' })).toBe('power_bases-1');
  });
});
