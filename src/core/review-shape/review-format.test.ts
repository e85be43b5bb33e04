import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { verdictFault } from './review-format.ts';
import { formatFor, messagesOn, threadState, withMessage } from './thread.ts';
import type { Message, Verdict } from './types.generated.ts';

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

const verdict: Verdict = {
  target: { kind: 'document' },
  verdict: 'question',
  note: 'Why?',
  at: '2026-11-02T10:00:00Z',
  digest_sha256: 'a'.repeat(64),
  judged: {},
};

const message = (by: Message['by'], kind: Message['kind'] = 'note', at = '2026-11-02T11:00:00Z'): Message => ({
  by,
  name: 'Rosa',
  kind,
  note: 'So.',
  at,
});

const after = (...messages: readonly Message[]): Verdict => messages.reduce(withMessage, verdict);

describe('a thread', () => {
  it('has a state, which the last message or a resolution decides', () => {
    const cases: readonly (readonly [name: string, verdict: Verdict, state: string])[] = [
      ['without messages', verdict, 'open'],
      ['with the reply of version 1', { ...verdict, answer: { note: '', at: '2026-11-02T09:00:00Z' } }, 'replied'],
      ['after the author', after(message('reviewer'), message('author')), 'replied'],
      ['after the reviewer', after(message('author'), message('reviewer')), 'open'],
      ['that the reviewer resolved', after(message('author'), message('reviewer', 'resolved')), 'resolved'],
      ['that the author reopened', after(message('author', 'resolved'), message('author', 'reopened')), 'open'],
      ['with a note after it was resolved', after(message('author', 'resolved'), message('reviewer')), 'resolved'],
      ['on an earlier verdict', { ...after(message('author')), at: '2026-11-03T10:00:00Z' }, 'open'],
    ];
    expect(cases.map(([name, given]) => [name, given, threadState(given)])).toEqual(cases);
  });

  it('adds a message last, even if the clock is slow', () => {
    const early = after(message('author'), message('reviewer', 'note', '2026-11-01T08:00:00Z'));
    expect(messagesOn(early).map(({ by, at }) => [by, at])).toEqual([
      ['author', '2026-11-02T11:00:00Z'],
      ['reviewer', '2026-11-02T11:00:00.001Z'],
    ]);
  });

  it('takes the reply of version 1 as the first message, and needs version 2 of the format', () => {
    const old: Verdict = { ...verdict, answer: { note: 'Done.', at: '2026-11-02T10:30:00Z' } };
    expect(formatFor({ verdicts: [old] })).toBe('assessment-desk.review/v1');
    const now = withMessage(old, message('reviewer'));
    expect(messagesOn(now).map(({ by, note }) => [by, note])).toEqual([
      ['author', 'Done.'],
      ['reviewer', 'So.'],
    ]);
    expect(now.answer).toBeUndefined();
    expect(formatFor({ verdicts: [old, now] })).toBe('assessment-desk.review/v2');
  });
});
