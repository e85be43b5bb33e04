import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { verdictFault } from './review-format.ts';

const digest = 'a'.repeat(64);
const entry = { entry: 'intent', entry_id: 'IH-001' } as const;
const contents = {
  claim: { claim_sha256: digest },
  entry: { entry_sha256: digest },
  unknown: { text: 'Who paid?' },
  document: { document_sha256: digest },
};
const targets = {
  link: { kind: 'link', ...entry, claim_id: 'C-001', effect: 'supports' },
  claim: { kind: 'claim', claim_id: 'C-001' },
  entry: { kind: 'entry', ...entry },
  contradiction: { kind: 'contradiction', left_claim_id: 'C-001', right_claim_id: 'C-002' },
  unknown: { kind: 'unknown', text: 'Who paid?' },
  document: { kind: 'document' },
} as const;

function faultOf(kind: keyof typeof targets, judged: JsonObject) {
  const verdict = { verdict: 'accept', note: '', at: '2026-11-24T12:00:00Z', digest_sha256: digest };
  return verdictFault({ ...verdict, target: targets[kind], judged }, 'open');
}

describe('the reviewed content of a verdict', () => {
  it('fits its target', () => {
    const cases: readonly (readonly [keyof typeof targets, JsonObject])[] = [
      ['link', { effect: 'supports', reason: '', claim_sha256: digest, entry_sha256: digest }],
      ['link', { entry_sha256: digest }],
      ['claim', contents.claim],
      ['entry', contents.entry],
      ['contradiction', { explanation: 'Both.', left_claim_sha256: digest, right_claim_sha256: digest }],
      ['contradiction', {}],
      ['unknown', contents.unknown],
      ['document', contents.document],
    ];
    expect(cases.filter(([kind, judged]) => faultOf(kind, judged) !== undefined)).toEqual([]);
  });

  it('does not fit another target', () => {
    const cases: readonly (readonly [keyof typeof targets, JsonObject, string])[] = [
      ['unknown', contents.claim, '“text” is missing'],
      ['unknown', { ...contents.unknown, ...contents.claim }, '“claim_sha256” is not a property'],
      ['contradiction', contents.claim, '“claim_sha256” is not a property'],
      ['link', contents.claim, '“entry_sha256” is missing'],
      ['claim', contents.entry, '“claim_sha256” is missing'],
      ['entry', { ...contents.entry, ...contents.unknown }, '“text” is not a property'],
      ['document', {}, '“document_sha256” is missing'],
      ['document', { document_sha256: 'x' }, '“document_sha256” must be 64'],
    ];
    for (const [kind, judged, what] of cases) {
      const fault = faultOf(kind, judged);
      expect(fault?.path).toMatch(/^\/judged/);
      expect(fault?.what).toContain(`in the reviewed content, ${what}`);
    }
  });
});
