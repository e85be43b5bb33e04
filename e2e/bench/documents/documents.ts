/** Valid documents of the named sizes with one passage, generated in every run and always the same. */
import { createHash } from 'node:crypto';
import { randomFrom } from '../statistics.ts';
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import type { Casefile } from '../../../src/core/casefile/types.generated.ts';

// The documents of the benchmark, by name.

/** The numbers of entries of a document, and the lengths of its texts in characters. */
interface Size {
  readonly claims: number;
  readonly powerBases: number;
  readonly intents: number;
  /** For each power basis and each hypothesis. */
  readonly links: number;
  /** The shortest and the longest proposition, description, hypothesis and rationale. */
  readonly text: readonly [number, number];
  readonly reason: readonly [number, number];
  /** The number of limitations, falsifiers, alternatives, places and operations of an entry, and the length of each. */
  readonly items: number;
  readonly item: number;
}

const usual = { text: [150, 250], reason: [150, 250], items: 1, item: 60 } as const;

/** A small and a large document, and the contract's limits in number. */
export const sizes = {
  S: { claims: 5, powerBases: 2, intents: 2, links: 3, ...usual },
  L: {
    claims: 200,
    powerBases: 100,
    intents: 50,
    links: 20,
    text: [200, 800],
    reason: [200, 800],
    items: 2,
    item: 200,
  },
  'MAX-COUNT': { claims: 200, powerBases: 100, intents: 50, links: 100, ...usual },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeName = keyof typeof sizes;

// Generated text. The same seed gives the same text.

const words =
  'the council keeps pilots for its inner channel and has said that schedule agreed in spring will hold whatever weather comes over outer bank while ministry plans other berths at northern quay before season ends'.split(
    ' ',
  );

/** The length of the text that all others are parts of, in characters. */
const reach = 100_000;

function makePool(): string {
  const random = randomFrom(1);
  const parts: string[] = [];
  for (let made = 0; made < 2 * reach;) {
    const word = words[Math.floor(random() * words.length)] ?? 'pilot';
    parts.push(word);
    made += word.length + 1;
  }
  return parts.join(' ');
}

const pool = makePool();

/** A text of exactly `length` characters (at most 100,000): words separated by spaces, without spaces at its ends. */
export function textOf(length: number, seed: number): string {
  const start = Math.floor(randomFrom(seed)() * reach);
  return pool
    .slice(start, start + length)
    .replace(/^ /, 't')
    .replace(/ $/, 's');
}

/** A whole number from `least` to `most`, depending on the seed. */
export function between(least: number, most: number, seed: number): number {
  return least + Math.floor(randomFrom(seed)() * (most - least + 1));
}

/** A document and its casefile. */
export interface MadeDocument {
  readonly assessment: Assessment;
  readonly casefile: Casefile;
}

type Link = Assessment['power_bases'][number]['evidence'][number];

const actor = 'harbour-council';
const actorName = 'Harbour Council';
const id = (prefix: string, n: number): string => `${prefix}-${String(n + 1).padStart(3, '0')}`;
const timeScope = { start: '2026-01-01T00:00:00Z', end: null };

/** The quote of each claim. It names the actor, so that it may support. */
function quotesOf(size: Size): readonly string[] {
  return Array.from({ length: size.claims }, (_, n) => {
    const opening = `The ${actorName} said in statement ${String(n)} that `;
    return opening + textOf(between(...size.text, n) - opening.length, n + 1);
  });
}

function linksOf(size: Size, entry: number): Link[] {
  return Array.from({ length: size.links }, (_, n) => ({
    claim_id: id('C', (n + entry) % size.claims),
    effect: n % 5 === 4 ? 'contradicts' : 'supports',
    reason: textOf(between(...size.reason, entry * 101 + n), entry * 1009 + n),
  }));
}

type Items = [string, ...string[]];

/** Distinct items of a list. */
function itemsOf(size: Size, seed: number): Items {
  return Array.from({ length: size.items }, (_, n) => `${String(n)} ${textOf(size.item - 3, seed + n)}`) as Items;
}

const proseOf = (size: Size, seed: number): string => textOf(between(...size.text, seed), seed);

function claimsOf(quotes: readonly string[], passageId: string): Assessment['claims'] {
  let start = 0;
  return quotes.map((actual, n) => {
    const span = { start, end: start + actual.length, offset_encoding: 'unicode-code-point' as const };
    start = span.end + 1;
    return {
      claim_id: id('C', n),
      observation_id: 1,
      passage_id: passageId,
      span,
      actual,
      proposition: actual,
      representation: 'verbatim',
      claim_kind: 'public-position',
      subject_actor_ids: [actor],
      attribution: { actor_id: actor, mode: 'reported-speaker' },
    };
  });
}

const entryOf = (size: Size, n: number) => ({
  actor_id: actor,
  time_scope: timeScope,
  workflow_state: 'active' as const,
  evidence: linksOf(size, n) as [Link, ...Link[]],
  falsifiers: itemsOf(size, n * 31 + 1),
});

function powerBasis(size: Size, n: number): Assessment['power_bases'][number] {
  const scope = {
    relationship: 'institutional-role' as const,
    geographies: itemsOf(size, n * 37 + 2),
    operations: itemsOf(size, n * 41 + 3),
    related_actor_ids: [],
  };
  return {
    ...entryOf(size, n),
    power_basis_id: id('PB', n),
    domain: 'logistics',
    description: proseOf(size, n + 5000),
    scope,
    limitations: itemsOf(size, n * 43 + 4),
  };
}

function intent(size: Size, n: number): Assessment['intent_hypotheses'][number] {
  return {
    ...entryOf(size, n + 7),
    hypothesis_id: id('IH', n),
    topic: textOf(60, n),
    hypothesis: proseOf(size, n + 6000),
    rationale: proseOf(size, n + 7000),
    alternatives: itemsOf(size, n * 47 + 5),
  };
}

function casefileOf(text: string, passageId: string): Casefile {
  const observation = {
    observation_id: 1,
    title: 'Statements of the council',
    canonical_url: null,
    publisher_actor_id: actor,
    published_at: null,
    retrieved_at: null,
    language: 'en',
    passages: [{ passage_id: passageId, text }],
  };
  return {
    format: 'assessment-desk.casefile/v1',
    title: 'Bench',
    actors: [{ actor_id: actor, names: [actorName], publisher_hosts: [] }],
    observations: [observation],
  };
}

/** The ID of a passage. */
export const passageIdOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** The document of a size, with its casefile. */
export function documentOf(name: SizeName): MadeDocument {
  const size: Size = sizes[name];
  const quotes = quotesOf(size);
  const text = quotes.join('\n');
  const passageId = passageIdOf(text);
  const assessment: Assessment = {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: '0'.repeat(64),
    observation_ids: [1],
    producer: { kind: 'human', name: 'Bench', version: '1' },
    claims: claimsOf(quotes, passageId),
    power_bases: Array.from({ length: size.powerBases }, (_, n) => powerBasis(size, n)),
    intent_hypotheses: Array.from({ length: size.intents }, (_, n) => intent(size, n)),
    contradictions: [],
    unknowns: Array.from({ length: Math.min(100, size.claims) }, (_, n) => `What is planned for week ${String(n)}?`),
  };
  return { assessment, casefile: casefileOf(text, passageId) };
}

/** The same document with every third word of every reason changed: the most that a comparison describes in words. */
export function rewordedVersionOf({ assessment, casefile }: MadeDocument): MadeDocument {
  const reworded = (text: string): string =>
    text
      .split(' ')
      .map((word, n) => (n % 3 === 2 ? `other${String(n)}` : word))
      .join(' ');
  const revised = <Entry extends { readonly evidence: readonly Link[] }>(entry: Entry): Entry => ({
    ...entry,
    evidence: entry.evidence.map((link) => ({ ...link, reason: reworded(link.reason) })),
  });
  const changed: Assessment = {
    ...assessment,
    power_bases: assessment.power_bases.map(revised),
    intent_hypotheses: assessment.intent_hypotheses.map(revised),
  };
  return { assessment: changed, casefile };
}

/** The text of a desk file. */
export function deskFile(title: string, { assessment, casefile }: MadeDocument): string {
  return JSON.stringify({ format: 'assessment-desk.workspace/v1', title, assessment, casefile });
}
