import { compareInstants, parseDateTime } from '../../assessment/date-time.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

export default defineRule({
  id: 'time/ends-before-start',
  level: 'violation',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'A time scope must not end before it starts. Time zones are taken into account.',
    why: 'A time scope that ends before it starts covers no time at all, so nothing could prove the entry wrong.',
    fix: 'Swap start and end, or correct the wrong one. You can leave an unknown end open.',
  },
  messages: {
    'ends-before-start': 'The time scope ends ({{end}}) before it starts ({{start}}). Swap the dates or correct one.',
  },
  examples: {
    valid: [
      {
        title: 'An end that only looks earlier because the zones differ.',
        assessment: {
          '/power_bases/0/time_scope': { start: '2026-03-01T10:00:00+02:00', end: '2026-03-01T09:00:00Z' },
        },
      },
      {
        title: 'An open end.',
        assessment: { '/power_bases/0/time_scope': { start: '2026-03-01T10:00:00Z', end: null } },
      },
    ],
    invalid: [
      {
        title: 'An end on the day before the start.',
        assessment: {
          '/power_bases/0/time_scope': { start: '2026-03-02T00:00:00Z', end: '2026-03-01T00:00:00Z' },
        },
        findings: [{ messageId: 'ends-before-start', path: '/power_bases/0/time_scope/end' }],
      },
    ],
  },
  check({ time_scope }, _context, base) {
    const { start, end } = time_scope ?? {};
    if (typeof start !== 'string' || typeof end !== 'string') return nothing;
    const [from, to] = [parseDateTime(start), parseDateTime(end)];
    if (!from.ok || !to.ok || compareInstants(to.instant, from.instant) >= 0) return nothing;
    const swap = [setInAssessment(`${base}/time_scope/start`, end), setInAssessment(`${base}/time_scope/end`, start)];
    return [
      {
        messageId: 'ends-before-start',
        at: '/time_scope/end',
        data: { start, end },
        related: [`${base}/time_scope/start`],
        fixes: [{ title: 'Swap start and end', edit: { type: 'batch', edits: swap } }],
      },
    ];
  },
});
