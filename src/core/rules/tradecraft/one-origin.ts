import { counted } from '../../json/words.ts';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { defineRule, nothing } from '../rule.ts';
import type { RuleContext } from '../context.ts';

const sent = 'The Harbour Council sent four armed launches to the bar before dawn on Monday';
const [claim] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const [observation] = exampleCasefile.observations;

const report = (id: number, text: string) => ({
  ...observation,
  observation_id: id,
  passages: [{ passage_id: `sha256:${String(id).repeat(64)}`, text }],
});

const quoting = (id: number, text: string, words: string) => ({
  ...claim,
  claim_id: `C-00${String(id)}`,
  observation_id: id,
  passage_id: `sha256:${String(id).repeat(64)}`,
  span: { start: text.indexOf(words), end: text.indexOf(words) + words.length, offset_encoding: 'unicode-code-point' },
  actual: words,
  proposition: words,
});

const support = [
  { claim_id: 'C-001', effect: 'supports', reason: 'The first report says so.' },
  { claim_id: 'C-002', effect: 'supports', reason: 'The second report says so.' },
];

const twoReports = (one: string, other: string, words: string) => ({
  assessment: {
    '/claims': [quoting(1, one, words), quoting(2, other, words)],
    '/power_bases/0/evidence': support,
    '/intent_hypotheses': [],
    '/contradictions': [],
    '/observation_ids': [1, 2],
  },
  casefile: { '/observations': [report(1, one), report(2, other)] },
});

const statement =
  'The Harbour Council will keep the northern channel open through the winter for every ship that pays its dues';

/** Returns how much earlier or later an observation was published than another, in words; '' if that is not known. */
function whenPublished(other: number | undefined, than: number | undefined, context: RuleContext): string {
  const at = (id: number | undefined): number =>
    Date.parse((id === undefined ? undefined : context.observation(id)?.published_at) ?? '');
  const minutes = Math.round((at(other) - at(than)) / 60_000);
  if (!Number.isFinite(minutes) || minutes === 0) return '';
  const size = Math.abs(minutes);
  const [count, unit] =
    size < 120 ? [size, 'minute'] : size < 2880 ? [Math.round(size / 60), 'hour'] : [Math.round(size / 1440), 'day'];
  return `, published ${counted(count, unit)} ${minutes < 0 ? 'earlier' : 'later'}`;
}

export default defineRule({
  id: 'tradecraft/one-origin',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'Supporting claims of an entry should not be in passages that share twelve words or more around them.',
    why: 'The same words in two sources often come from one of them, or from a third. Then they are one account. A statement that both passages quote is not reported. In scripts without spaces, twenty characters count.',
    fix: 'Read both sources. If one took the words from the other, note that the support is a single account.',
  },
  messages: {
    shared:
      'The words of {{claimId}} are also in observation {{observation}}{{when}}, where {{otherId}} is. Read both sources before you take them for two accounts.',
  },
  examples: {
    valid: [
      {
        title: 'Two reports in words of their own.',
        ...twoReports(
          `${sent}, workers saw.`,
          'Before dawn the Harbour Council had launches at the bar.',
          'Harbour Council',
        ),
      },
      {
        title: 'Two reports that quote one statement.',
        ...twoReports(
          `Snow fell as the chair rose. “${statement},” she told the assembly.`,
          `Shipowners had asked for certainty. “${statement},” Orla Tane said at the close of a debate.`,
          statement,
        ),
      },
    ],
    invalid: [
      {
        title: 'One text in two newspapers.',
        ...twoReports(`PORT ALDIN — ${sent}. Prices rose.`, `Ships turned back\n\n${sent}. The exchange closed.`, sent),
        findings: [{ messageId: 'shared', path: '/power_bases/0/evidence/1/claim_id' }],
      },
    ],
  },
  check({ evidence }, context) {
    const shared = context.sharedWords();
    if (shared.size === 0) return nothing;
    const earlier = new Set<string>();
    return evidence.flatMap((link, index) => {
      const { claim_id: claimId, effect } = link ?? {};
      if (effect !== 'supports' || claimId === undefined || earlier.has(claimId)) return [];
      const partners = shared.get(claimId);
      const otherId = [...earlier].find((each) => partners?.has(each));
      earlier.add(claimId);
      if (otherId === undefined) return [];
      const observation = context.claim(otherId)?.observation_id;
      const when = whenPublished(observation, context.claim(claimId)?.observation_id, context);
      const places = [claimId, otherId].map((id) => context.claimPlace(id));
      return [
        {
          messageId: 'shared' as const,
          at: `/evidence/${String(index)}/claim_id`,
          data: { claimId, otherId, observation: observation ?? '', when },
          related: places.flatMap((place) => (place === undefined ? [] : [`${place}/span`])),
        },
      ];
    });
  },
});
