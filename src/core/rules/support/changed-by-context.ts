import { touchesWordAfter, touchesWordBefore } from '../../text/word-edges.ts';
import { widenToSentence } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';

const spoken = (text: string, actual: string) => {
  const start = Array.from(text.slice(0, text.indexOf(actual))).length;
  return {
    assessment: {
      '/claims/0/span/start': start,
      '/claims/0/span/end': start + Array.from(actual).length,
      '/claims/0/actual': actual,
      '/claims/0/proposition': actual,
      '/intent_hypotheses': [],
    },
    casefile: { '/observations/0/passages/0/text': text },
  };
};

const closing = 'the Harbour Council will close the north channel';
const denied = spoken(`The minister denied on Monday that ${closing}.`, closing);

const isQuestionMark = (cue: string): boolean => /^[?？؟]$/u.test(cue);

/** Whether a reason mentions a cue: as a whole word where words are neither joined nor written with particles. */
function mentions(reason: string, cue: string): boolean {
  const [said, words] = [reason.toLowerCase(), cue.toLowerCase()];
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(words) || /^n['’]t$/u.test(words)) return said.includes(words);
  for (let at = said.indexOf(words); at >= 0; at = said.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!touchesWordBefore(said, at) && !touchesWordAfter(said, at, end)) return true;
  }
  return false;
}

export default defineRule({
  id: 'support/changed-by-context',
  level: 'notice',
  subject: 'link',
  authority: { kind: 'convention' },
  docs: {
    description:
      'The rest of the sentence should not reverse, limit or distance the words of a supporting claim, unless the reason of the link names the word that does so.',
    why: 'A true quotation can be torn from a sentence that denies it, makes it depend on a condition, or reports it as somebody’s claim. Only words that govern the span count. They are known in Arabic, Chinese, English, French, German, Hebrew, Hindi, Japanese, Korean, Persian, Russian, Spanish and Ukrainian. In other languages, context is not checked.',
    fix: 'Read the whole sentence. Widen the span, change the effect, or name the word in the reason.',
  },
  messages: {
    denied:
      'The sentence around {{claimId}} says “{{cue}}”, which can reverse its words. Widen the span, change the effect, or name “{{cue}}” in the reason.',
    negated:
      'The sentence around {{claimId}} says “{{cue}}”, which can negate its words. Widen the span, change the effect, or name “{{cue}}” in the reason.',
    conditional:
      'The sentence around {{claimId}} says “{{cue}}”, which can limit its words. Widen the span, change the effect, or name “{{cue}}” in the reason.',
    uncertain:
      'The sentence around {{claimId}} says “{{cue}}”, which can make its words uncertain. Widen the span, change the effect, or name “{{cue}}” in the reason.',
    asked:
      'The sentence around {{claimId}} is a question. Widen the span, change the effect, or say “question” in the reason.',
    alleged:
      'The sentence around {{claimId}} says “{{cue}}”, so its words may be what somebody claims. Widen the span, change the effect, or name “{{cue}}” in the reason.',
  },
  examples: {
    valid: [
      { title: 'A whole sentence.' },
      {
        title: 'A cue in another clause.',
        ...spoken(`The river did not rise, and ${closing}.`, closing),
      },
      {
        title: 'A reason that names the cue.',
        ...denied,
        assessment: {
          ...denied.assessment,
          '/power_bases/0/evidence/0/reason': 'The minister denied the closure, not the power to close.',
        },
      },
      {
        title: 'A claim that contradicts.',
        ...denied,
        assessment: { ...denied.assessment, '/power_bases/0/evidence/0/effect': 'contradicts' },
      },
    ],
    invalid: [
      {
        title: 'Words that the sentence denies.',
        ...denied,
        findings: [{ messageId: 'denied', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'Words that depend on a condition.',
        ...spoken(`If the river rises, ${closing}.`, closing),
        findings: [{ messageId: 'conditional', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'Words that the sentence negates.',
        ...spoken(`It is not true that ${closing}.`, closing),
        findings: [{ messageId: 'negated', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'Words that somebody claims.',
        ...spoken(`Critics alleged that ${closing}.`, closing),
        findings: [{ messageId: 'alleged', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'Words of a question.',
        ...spoken(`Did they say that ${closing}?`, closing),
        findings: [{ messageId: 'asked', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'Words that are uncertain.',
        ...spoken(`Perhaps ${closing}.`, closing),
        findings: [{ messageId: 'uncertain', path: '/power_bases/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link }, context) {
    const { claim_id: claimId, effect, reason = '' } = link;
    if (effect !== 'supports' || claimId === undefined) return nothing;
    const { cues = [] } = context.claimSentence(claimId) ?? {};
    const [cue] = cues;
    if (!cue || cues.some(({ words }) => mentions(reason, isQuestionMark(words) ? 'question' : words))) return nothing;
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/span`];
    const fixes = widenToSentence(claimId, 'Widen to the sentence', context);
    const messageId = isQuestionMark(cue.words) ? 'asked' : cue.kind;
    return [{ messageId, at: '/claim_id', data: { claimId, cue: cue.words }, related, fixes }];
  },
});
