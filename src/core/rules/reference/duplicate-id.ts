import { idFieldOf, type IdentifiedList } from '../../assessment/ids.ts';
import { ownText } from '../../json/own.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { defineRule, nothing, setInAssessment, type PartKind } from '../rule.ts';

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
    description: 'Two claims, two power bases or two intent hypotheses must not share an ID.',
    why: 'If two entries share an ID, references are ambiguous and tools may drop one of the entries.',
    fix: 'Give the later entry a different ID. Existing links still refer to the first.',
  },
  messages: { duplicate: 'An earlier entry already uses the ID “{{id}}”. Give this entry a different ID.' },
  examples: {
    valid: [
      {
        title: 'A claim and a power basis may have the same ID.',
        assessment: { '/power_bases/0/power_basis_id': 'C-001' },
      },
    ],
    invalid: [
      {
        title: 'Two claims with the same ID.',
        assessment: { '/claims/1/claim_id': 'C-001' },
        findings: [{ messageId: 'duplicate', path: '/claims/1/claim_id' }],
      },
      {
        title: 'Three power bases with the same ID.',
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
    if (list === undefined) return nothing;
    const field = idFieldOf[list];
    const id = ownText(value, field);
    if (!id) return nothing;
    const [first] = context.entriesSharingId(list, id);
    if (first === undefined || first === base) return nothing;
    const fresh = context.freshId(list, id);
    return [
      {
        messageId: 'duplicate',
        at: `/${field}`,
        data: { id },
        related: [`${first}/${field}`],
        fixes: [
          { title: `Change this ID to “${fresh}”`, edit: setInAssessment(`${base}/${field}`, fresh), kind: 'new-id' },
        ],
      },
    ];
  },
});
