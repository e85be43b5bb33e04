import { idFieldOf, type IdentifiedList } from '../../assessment/ids.ts';
import { isJsonObject } from '../../assessment/json.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';
import type { PartKind } from '../subjects.ts';

const listOfKind: Partial<Record<PartKind, IdentifiedList>> = {
  claim: 'claims',
  'power-basis': 'power_bases',
  intent: 'intent_hypotheses',
};

const { power_bases: powerBases } = exampleAssessment as { readonly power_bases: readonly unknown[] };

export default defineRule({
  id: 'reference/duplicate-id',
  level: 'error',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'No two claims, no two power bases and no two intents share an id.',
    why: 'An id that two claims have leaves open which one a link means, and tools that go by ids lose one of them.',
    fix: 'Give the later one an id of its own. Links that name the id stay with the first.',
  },
  messages: { duplicate: 'The id “{{id}}” is taken by an earlier entry: give this one an id of its own.' },
  examples: {
    valid: [
      {
        title: 'A claim and a power basis may have the same id.',
        assessment: { '/power_bases/0/power_basis_id': 'C-001' },
      },
    ],
    invalid: [
      {
        title: 'Two claims of one id.',
        assessment: { '/claims/1/claim_id': 'C-001' },
        findings: [{ messageId: 'duplicate', path: '/claims/1/claim_id' }],
      },
      {
        title: 'Three power bases of one id.',
        assessment: { power_bases: [...powerBases, ...powerBases, ...powerBases] },
        findings: [
          { messageId: 'duplicate', path: '/power_bases/1/power_basis_id' },
          { messageId: 'duplicate', path: '/power_bases/2/power_basis_id' },
        ],
      },
    ],
  },
  check({ kind, value }, context, base) {
    const list = listOfKind[kind];
    if (list === undefined || !isJsonObject(value)) return nothing;
    const field = idFieldOf[list];
    const id = Object.hasOwn(value, field) ? value[field] : undefined;
    if (typeof id !== 'string' || id === '') return nothing;
    const [first] = context.entriesSharingId(list, id);
    if (first === undefined || first === base) return nothing;
    const fresh = context.freshId(list, id);
    return [
      {
        messageId: 'duplicate',
        at: `/${field}`,
        data: { id },
        related: [`${first}/${field}`],
        fixes: [{ title: `Call this one “${fresh}”`, edit: setInAssessment(`${base}/${field}`, fresh) }],
      },
    ];
  },
});
