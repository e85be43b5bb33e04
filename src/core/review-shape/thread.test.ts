import { describe, expect, it } from 'vitest';
import { formatFor, messagesOn, threadState, withMessage } from './thread.ts';
import type { Message, Verdict } from './types.generated.ts';

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
