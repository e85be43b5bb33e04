/** The drafts for measuring the product. Each is imported through the interface when it is first needed. */
import type { BrowserContext } from '@playwright/test';
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import type { Casefile } from '../../src/core/casefile/types.generated.ts';
import { documentOf, passageIdOf, deskFile, type MadeDocument } from './documents/documents.ts';
import type { Bench, DraftName } from './bench.ts';
import { counted, headed } from './blocks/desk.ts';
import { manySpans } from './documents/passages.ts';
import { rest, until, withTab } from './tab.ts';

// The document of MAX-COUNT with its claims in a hundred observations by twenty publishers, for the pictures.

const observationCount = 100;
const publisherCount = 20;
const day = 24 * 60 * 60 * 1000;

/** A date-time this many days after the start of 2025. */
const dateAfter = (days: number): string =>
  new Date(Date.UTC(2025, 0, 1) + days * day).toISOString().replace('.000Z', 'Z');

const publisherId = (n: number): string => `publisher-${String(n + 1).padStart(2, '0')}`;

const publishers: Casefile['actors'] = Array.from({ length: publisherCount }, (_, n) => ({
  actor_id: publisherId(n),
  names: [`Publisher number ${String(n + 1)}`],
  publisher_hosts: [],
}));

/** Scopes with both ends, with an open start, and with an open end, in turn. */
function timeScope(n: number): Assessment['power_bases'][number]['time_scope'] {
  const [start, end] = [dateAfter((n * 13) % 400), dateAfter(((n * 13) % 400) + 120)];
  return { start: n % 3 === 1 ? null : start, end: n % 3 === 2 ? null : end };
}

/** As many observations as the contract allows, each with a date and the quotes of two claims. */
export function manySources(): MadeDocument {
  const { assessment, casefile } = documentOf('MAX-COUNT');
  const perObservation = Math.ceil(assessment.claims.length / observationCount);
  const sources = Array.from({ length: observationCount }, (_, n) => {
    const own = assessment.claims.slice(n * perObservation, (n + 1) * perObservation);
    const text = own.map(({ actual }) => actual).join('\n');
    const passageId = passageIdOf(text);
    const claims = own.map((claim) => {
      const start = text.indexOf(claim.actual);
      const span = { ...claim.span, start, end: start + claim.actual.length };
      return { ...claim, observation_id: n + 1, passage_id: passageId, span };
    });
    const observation = {
      observation_id: n + 1,
      title: `Statement number ${String(n + 1)} on the schedule of the pilots`,
      canonical_url: null,
      publisher_actor_id: publisherId(n % publisherCount),
      published_at: dateAfter((n * 37) % 500),
      retrieved_at: null,
      language: 'en',
      passages: [{ passage_id: passageId, text }],
    };
    return { observation, claims };
  });
  const dated = <Entry extends { readonly time_scope: unknown }>(entry: Entry, n: number): Entry => ({
    ...entry,
    time_scope: timeScope(n),
  });
  return {
    assessment: {
      ...assessment,
      observation_ids: sources.map((_, n) => n + 1) as Assessment['observation_ids'],
      claims: sources.flatMap(({ claims }) => claims),
      power_bases: assessment.power_bases.map(dated),
      intent_hypotheses: assessment.intent_hypotheses.map(dated),
    },
    casefile: {
      ...casefile,
      actors: [...casefile.actors, ...publishers],
      observations: sources.map(({ observation }) => observation) as unknown as Casefile['observations'],
    },
  };
}

function madeFor(name: DraftName): MadeDocument {
  if (name === 'spans') return manySpans();
  if (name === 'sources') return manySources();
  if (name === 'other') return documentOf('L');
  return documentOf(name === 'verdicts' ? 'MAX-COUNT' : name);
}

async function importDraft(profile: BrowserContext, app: string, name: DraftName): Promise<string> {
  const text = deskFile(`Bench ${name}`, madeFor(name));
  return withTab(profile, async (tab) => {
    const { page } = tab;
    await page.goto(app);
    const input = page.locator('input[type="file"][aria-label="Open file"]');
    await input.waitFor({ state: 'attached' });
    await rest(tab);
    const file = { name: 'bench.desk.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await until(tab, 'change', [headed(), counted], () => input.setInputFiles(file));
    await page.getByRole('banner').getByText('Saved on this device').waitFor();
    return page.url();
  });
}

/** Returns the addresses of drafts in a profile. */
export function draftsOf(profile: BrowserContext, app: string): Bench['draft'] {
  const known = new Map<DraftName, Promise<string>>();
  return (name) => {
    const address = known.get(name) ?? importDraft(profile, app, name);
    known.set(name, address);
    return address;
  };
}
