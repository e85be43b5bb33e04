import { describe, expect, it } from 'vitest';
import { referenceEntry } from '../../core/reference/reference.ts';
import { entryAddress } from '../../core/reference/entry.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { maxBodyBytes } from '../knowledge/knowledge.ts';
import { maxResults } from '../knowledge/server.ts';
import { exampleEntry } from './pathways.ts';
import { bodyAt, documentAt, forEachPlace } from './documents.fixtures.ts';

/** Every member of a road, in order. */
const roadMembers =
  'id intent method href representation auth input application_write external_effect cost repeatability retry follow_up_required automatic_follow_up exit';

/** The members of each document, in order. */
const members = {
  'public/discovery': 'format canonical subject invitation boundary roads supplementary',
  'public/porch':
    'format canonical subject road what_this_is what_this_is_not principles boundary further package exit',
  'v1/pathways': 'format canonical subject road boundary rights choices decisions exit',
  'public/open-seat': 'format canonical invitation offers promises boundaries exit',
};
const membersOf = (value: object): string => Object.keys(value).join(' ');

type Body = Readonly<Record<string, unknown>>;
interface Compass extends Body {
  readonly roads: readonly Body[];
  readonly supplementary: { readonly channels: readonly Body[] };
}
interface Pathways extends Body {
  readonly choices: readonly (Body & { readonly id: string })[];
  readonly decisions: readonly { readonly choose: string }[];
}

describe('the roads', () => {
  it('are exactly three, in order, each with exactly these members in this order', () =>
    forEachPlace((place) => {
      const compass = bodyAt<Compass>(place, 'public/discovery');
      expect(compass.roads.map(({ id }) => id)).toEqual(['understand', 'inspect', 'choose']);
      for (const road of compass.roads) {
        expect(membersOf(road)).toBe(roadMembers);
        expect(membersOf(road.cost as Body)).toBe('service_charge proof_of_work');
      }
    }));

  it('each make the promises of specification 1.3', () =>
    forEachPlace((place) => {
      const compass = bodyAt<Compass>(place, 'public/discovery');
      for (const road of compass.roads) {
        expect(road).toMatchObject({
          method: 'GET',
          auth: 'none',
          input: 'none',
          application_write: false,
          external_effect: false,
          cost: { service_charge: false, proof_of_work: false },
          follow_up_required: false,
          automatic_follow_up: false,
        });
        expect(road.repeatability).toContain('ordinary read');
        expect(road.retry).toMatch(/caller.*finite/);
        expect(road.exit).toMatch(/Stopping, silence and walking away are complete outcomes/);
      }
    }));

  it('are repeated in other documents, identical except for the reference', () =>
    forEachPlace((place) => {
      const compass = bodyAt<Compass>(place, 'public/discovery');
      for (const [path, index] of [
        ['public/porch', 0],
        ['v1/pathways', 2],
      ] as const) {
        const { road } = bodyAt<{ road: Body }>(place, path);
        expect({ ...road, href: '' }).toEqual({ ...compass.roads[index], href: '' });
        expect(membersOf(road)).toBe(roadMembers);
      }
    }));

  it('are separate from the supplementary channels', () =>
    forEachPlace((place) => {
      const compass = bodyAt<Compass>(place, 'public/discovery');
      const ids = compass.supplementary.channels.map(({ id }) => id);
      expect(ids).toEqual(place.knowledgeEndpoint ? ['open-seat', 'knowledge'] : ['open-seat']);
    }));

  it('have documents with members in a fixed order', () =>
    forEachPlace((place) => {
      const found = Object.keys(members).map((path) => [path, membersOf(bodyAt<Body>(place, path))]);
      expect(Object.fromEntries(found)).toEqual(members);
    }));

  it('offer choices: doing nothing comes first, every row leads to a choice, and every choice has a row', () =>
    forEachPlace((place) => {
      const { choices, decisions } = bodyAt<Pathways>(place, 'v1/pathways');
      const ids = choices.map(({ id }) => id);
      expect(ids[0]).toBe('nothing');
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(decisions.map(({ choose }) => choose))).toEqual(new Set(ids));
      expect(ids.includes('ask-knowledge')).toBe(place.knowledgeEndpoint);
    }));

  it('state the limits of the program, and an existing entry of the help', () =>
    forEachPlace((place) => {
      const { text } = documentAt(place, 'v1/pathways');
      expect(text).toContain(`files up to ${maxFileBytes / 1024 / 1024} MiB`);
      expect(text).toContain(entryAddress(exampleEntry));
      expect(referenceEntry(exampleEntry)?.id).toBe(exampleEntry);
      if (!place.knowledgeEndpoint) return;
      expect(text).toContain(`at most ${maxBodyBytes.toLocaleString('en')} bytes`);
      expect(text).toContain(`at most ${maxResults} results`);
    }));

  it('have choices that ask for nothing and change nothing', () =>
    forEachPlace((place) => {
      for (const choice of bodyAt<Pathways>(place, 'v1/pathways').choices) {
        expect(choice).toMatchObject({ auth: 'none', application_write: false, automatic_follow_up: false });
        expect(choice.method === null).toBe(choice.href === null);
      }
    }));
});
