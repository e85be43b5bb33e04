/** A draft whose titles, statements, reasons and sources are in many scripts, also from right to left. */
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import type { Casefile } from '../../src/core/casefile/types.generated.ts';
import { passageIdOf } from '../support/small-desk.ts';

/** A source: its language, its title, the text before the claim, the claim, and the text after it. */
type Source = readonly [language: string, title: string, before: string, quote: string, after: string];

const sources: readonly Source[] = [
  ['ar', 'بيان وزارة الملاحة', 'أعلنت الوزارة ', 'أن المجلس أغلق القناة الشمالية في 3 آذار 2025', '. ولم تذكر السبب.'],
  ['he', 'הודעת הרשות', 'הרשות אמרה: ', '„המועצה סגרה את התעלה (הצפונית) ב־12:30”', '.\nאיש לא נשאל.'],
  ['fa', 'گزارش بندر', 'بندر می‌گوید ', 'شورا کانال شمالی را ۳ روز می‌بندد', '؛ دلیل روشن نیست.'],
  ['ja', '海事省の声明', '海事省によると、', '評議会は北水路を月曜日に閉鎖する', '。理由は「安全」。𠮷野港も対象。'],
  ['zh-Hans', '港务局公告', '公告称，', '委员会将于周一关闭北航道', '，直到另行通知。'],
  ['zh-Hant', '港務局公告', '公告稱，', '委員會將於週一關閉北航道', '，直到另行通知。'],
  ['ko', '항만 당국 성명', '성명에 따르면 ', '위원회는 월요일에 북쪽 수로를 폐쇄한다', '고 한다.'],
  ['hi', 'बंदरगाह का बयान', 'बयान में कहा गया: ', 'परिषद् सोमवार को उत्तरी मार्ग बंद करेगी', '। क्षत्रिय नेता सहमत हैं।'],
  [
    'en',
    'Harbour notice 👩‍👩‍👧‍👦',
    'Cafe\u0301 notice: ',
    'the council  (two spaces) closes\tthe “north” channel',
    ' & <nobody> objects.\r\nEnd.',
  ],
];

const texts = sources.map(([, , before, quote, after]) => before + quote + after);
const length = (text: string): number => [...text].length;
const claimId = (at: number): string => `C-${String(at + 1).padStart(3, '0')}`;
const publisher = { actor_id: 'council', names: ['المجلس', 'The council', '評議会'], publisher_hosts: [] };

type Link = Assessment['power_bases'][number]['evidence'][number];
type Links = [Link, ...Link[]];

/** Links to all claims, every third contradicting. */
const evidence = (reasons: readonly string[]): Links =>
  sources.map((_, at) => ({
    claim_id: claimId(at),
    effect: at % 3 === 2 ? 'contradicts' : 'supports',
    reason: reasons[at % reasons.length] ?? '',
  })) as Links;

export const manyScripts: {
  readonly title: string;
  readonly assessment: Assessment;
  readonly casefile: Casefile;
} = {
  title: 'تقييم: إغلاق القناة الشمالية',
  assessment: {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: '0'.repeat(64),
    observation_ids: sources.map((_, at) => at + 1) as Assessment['observation_ids'],
    producer: { kind: 'human', name: 'ليلى Marsh', version: '1' },
    claims: sources.map(([, , before, quote], at) => ({
      claim_id: claimId(at),
      observation_id: at + 1,
      passage_id: passageIdOf(texts[at] ?? ''),
      span: {
        start: length(before),
        end: length(before) + length(quote),
        offset_encoding: 'unicode-code-point' as const,
      },
      actual: quote,
      proposition: quote,
      representation: 'verbatim' as const,
      claim_kind: 'reported-action' as const,
      subject_actor_ids: ['council'],
      attribution: { actor_id: 'council', mode: 'reported-speaker' as const },
    })),
    power_bases: [
      {
        power_basis_id: 'PB-001',
        actor_id: 'council',
        domain: 'institutional',
        description: 'المجلس يستطيع إغلاق القناة (ولو ليوم واحد) بقرار رقم 12.',
        scope: {
          relationship: 'institutional-role',
          geographies: ['القناة الشمالية'],
          operations: ['閉鎖'],
          related_actor_ids: [],
        },
        time_scope: { start: '2025-03-01T00:00:00Z', end: null },
        workflow_state: 'active',
        evidence: evidence(['لأنه أعلن اليوم.', '曜日を挙げているから。', 'It names the day.']),
        limitations: ['يمكن للمحكمة أن توقفه.', '法院可以暫停它。'],
        falsifiers: ['إذا بقيت القناة مفتوحة.', '水路が開いたままなら。'],
      },
      {
        power_basis_id: 'PB-002',
        actor_id: 'council',
        domain: 'logistics',
        description: '評議会は北水路の水先人を管理している。',
        scope: {
          relationship: 'self-capacity',
          geographies: ['北水路'],
          operations: ['水先'],
          related_actor_ids: [],
        },
        time_scope: { start: null, end: '2025-12-31T00:00:00Z' },
        workflow_state: 'draft',
        evidence: evidence(['水先人を指名したから。']),
        limitations: ['外港には及ばない。'],
        falsifiers: ['他の機関が指名した場合。'],
      },
    ],
    intent_hypotheses: [
      {
        hypothesis_id: 'IH-001',
        actor_id: 'council',
        topic: 'סגירת התעלה',
        hypothesis: 'המועצה מתכוונת לסגור את התעלה בלי לשאול איש (until Monday).',
        rationale: 'היא מציינת יום ואין שותף.',
        time_scope: { start: null, end: '2025-03-31T23:59:59Z' },
        workflow_state: 'contested',
        evidence: evidence(['היא מציינת את היום.', '지시가 분명하다.']),
        alternatives: ['שאלה אחרים ולא אמרה זאת.', '她已经问过别人。'],
        falsifiers: ['המועצה מפרסמת הסכם עם הרשות.'],
      },
    ],
    contradictions: [{ left_claim_id: claimId(0), right_claim_id: claimId(3), explanation: 'لا يمكن أن يصحّا معًا.' }],
    unknowns: ['من يستخدم القناة؟', '誰が水路を使うのか。', 'Who else uses the channel?'],
  },
  casefile: {
    format: 'assessment-desk.casefile/v1',
    title: 'القناة',
    actors: [publisher],
    observations: sources.map(([language, title], at) => ({
      observation_id: at + 1,
      title,
      canonical_url: `https://harbour.example/${language}`,
      publisher_actor_id: 'council',
      published_at: `2025-03-0${String(at + 1)}T09:00:00Z`,
      retrieved_at: null,
      language,
      passages: [{ passage_id: passageIdOf(texts[at] ?? ''), text: texts[at] ?? '' }],
    })),
  },
};
