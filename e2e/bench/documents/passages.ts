/** Passages of named sizes with some astral characters, spans on them, and a document with such a passage. */
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import { randomFrom } from '../statistics.ts';
import { documentOf, passageIdOf, textOf, type MadeDocument } from './documents.ts';

/** The length of a passage in code points. In plain text that is also its size in bytes. */
export const passageSizes = { '1 MB': 1_000_000, '10 MB': 10_000_000 } as const;

/** The share of astral characters, in per cent. */
export type AstralShare = 0 | 1 | 50;

const paragraph = 600;
const emoji = ['\u{1f6a2}', '\u{1f30a}', '\u{2000b}', '\u{1f4c5}'];

/** A paragraph of this many characters including its line break, a share of them astral. */
function paragraphOf(length: number, share: AstralShare, seed: number): string {
  const plain = `${textOf(length - 1, seed)}\n`;
  if (share === 0) return plain;
  const every = 100 / share;
  return Array.from(plain, (character, n) =>
    character !== '\n' && n % every === every - 1 ? emoji[(n + seed) % emoji.length] : character,
  ).join('');
}

/** A text of exactly `length` code points, in paragraphs. */
export function passageOf(length: number, share: AstralShare, seed = 1): string {
  const parts: string[] = [];
  for (let made = 0; made < length; made += paragraph) {
    parts.push(paragraphOf(Math.min(paragraph, length - made), share, seed + made));
  }
  return parts.join('');
}

/** A span [start, end) in code points. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Spans spread over a text of `length` code points. Many overlap, and none is empty. The first one is at the beginning,
 * so that at least one is visible.
 */
export function spansOver(length: number, count: number, seed = 1): readonly Span[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, n) => {
    const step = length / count;
    const from = Math.min(length - 1, Math.floor(n * step + random() * step * 0.5));
    const start = n === 0 ? 0 : from;
    const reach = n % 7 === 0 ? Math.min(step * 2.5, 3000) : Math.min(step * 1.2, 300);
    return { start, end: Math.min(length, start + 1 + Math.ceil(random() * reach)) };
  });
}

/** A document with 2,000 claims on one passage of a million characters: ten times the contract's limit. */
export function manySpans(): MadeDocument {
  const { assessment, casefile } = documentOf('L');
  const length = passageSizes['1 MB'];
  const text = passageOf(length, 0);
  const passageId = passageIdOf(text);
  const claims = spansOver(length, 2000).map(({ start, end }, n) => {
    const claim = assessment.claims[n % assessment.claims.length];
    const actual = text.slice(start, end);
    return {
      ...claim,
      claim_id: `C-${String(n + 1).padStart(4, '0')}`,
      passage_id: passageId,
      actual,
      proposition: actual,
      span: { start, end, offset_encoding: 'unicode-code-point' },
    };
  }) as Assessment['claims'];
  // 3,000 links lead to every second claim.
  let links = 0;
  const linked = <Entry extends { readonly evidence: readonly object[] }>(entry: Entry): Entry => ({
    ...entry,
    evidence: entry.evidence.map((link) => ({ ...link, claim_id: claims[(links++ * 2) % claims.length]?.claim_id })),
  });
  const observations = casefile.observations.map((observation) => ({
    ...observation,
    passages: [{ passage_id: passageId, text }] as typeof observation.passages,
  }));
  return {
    assessment: {
      ...assessment,
      claims,
      power_bases: assessment.power_bases.map(linked),
      intent_hypotheses: assessment.intent_hypotheses.map(linked),
    },
    casefile: { ...casefile, observations },
  };
}
