import { withoutQuotations } from '../../assessment/likelihood.ts';
import { defineRule, nothing } from '../rule.ts';

/**
 * Words that only say “new evidence shows that this is wrong”. A falsifier that consists only of them names no event,
 * actor, place, date or number. One other word is enough not to be reported.
 */
const stock: readonly ReadonlySet<string>[] = [
  `a an and any appear appears are arises assessment be becomes been being claim comes contradict contradicting
  contradictory contradicts contrary could disproved disproven disproves does doubt emerge emerges evidence exists fact
  facts false falsified falsifies found further has hypothesis if incorrect information invalid is it its judgement judgment
  may might more n na new no none not of opposite or other otherwise out proof prove proved proven proves refuted refutes
  show shows some tba tbd that the there this to to todo true turn turns untrue was were will wrong would`,
  `apparaît au autre cette ce contradictoire contradictoires contraire contredisent contredit de des du émerge est et
  fait faits fausse faux hypothèse infirme infirment information informations l la le les nouveau nouveaux nouvel nouvelle
  nouvelles ou preuve preuves que qui réfute réfutée s si sont un une`,
  `andere anderes auf beweis beweise das dem der die diese dieser ein eine es falsch fakten gegenteil gibt hypothese ist
  neue neuer neues oder sich sind tauchen taucht und unwahr widerlegen widerlegt widersprechen widersprechende
  widerspricht wird`,
  `al aparece aparecen contradice contradicen contradictoria contradictorias contraria contrario de del el es esta evidencia
  evidencias falsa falso hechos hipótesis información la las lo los nueva nuevas nuevo nuevos o otra prueba pruebas que
  refuta refutan resulta se si son surge surgen un una y`,
].map((words) => new Set(words.split(/\s+/)));

/** Whether a falsifier consists only of stock words of one language. Quotations count as something named. */
function namesNothing(falsifier: string): boolean {
  const words =
    withoutQuotations(falsifier)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}[]+/gu) ?? [];
  return words.length > 0 && stock.some((language) => words.every((word) => language.has(word)));
}

const circular = 'New evidence emerges that contradicts this hypothesis.';

export default defineRule({
  id: 'tradecraft/falsifier-not-observable',
  level: 'notice',
  subject: 'intent',
  authority: { kind: 'convention' },
  docs: {
    description: 'At least one falsifier of a hypothesis should name something that can be observed.',
    why: '“New evidence proves it wrong” is true of every hypothesis, so nobody can watch for it. Words alone cannot show whether an event can be observed. The rule therefore reports a hypothesis only if all of its falsifiers consist of such stock words in English, French, German or Spanish. Any other word, name or number is enough not to be reported.',
    fix: 'Name an event, a decision or a figure, and where it would be seen.',
  },
  messages: {
    unobservable:
      'The falsifiers of this hypothesis name nothing that can be observed. Name an event that would prove it wrong.',
  },
  examples: {
    valid: [
      {
        title: 'One falsifier names an event.',
        assessment: { '/intent_hypotheses/0/falsifiers': [circular, 'The council asks the authority.'] },
      },
      { title: 'No falsifiers, which the schema reports.', assessment: { '/intent_hypotheses/0/falsifiers': [] } },
    ],
    invalid: [
      {
        title: 'The only falsifier is true of every hypothesis.',
        assessment: { '/intent_hypotheses/0/falsifiers': [circular] },
        findings: [{ messageId: 'unobservable', path: '/intent_hypotheses/0/falsifiers' }],
      },
    ],
  },
  check({ falsifiers = nothing }) {
    const texts = falsifiers.filter((text): text is string => text !== undefined && text.trim() !== '');
    if (texts.length === 0 || !texts.every(namesNothing)) return nothing;
    return [{ messageId: 'unobservable', at: '/falsifiers' }];
  },
});
