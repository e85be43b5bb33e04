/** The cues of German. */
import type { CueWords } from '../cue-words.ts';

/** Documents of rules and records. A sentence that follows one does not distance itself from what it says. */
const documents = '*vertrag/*plan/*gesetz/*protokoll/*satzung/*ordnung/*abkommen/*vereinbarung/*statut/*verfassung';

export const de: CueWords = {
  that: 'dass, daß, ob, wonach',
  stops: 'und, aber, oder, sondern, denn, der/die/das _ hat, welche, welcher, welches, wo',
  subordinates:
    'weil, obwohl, während, nachdem, bevor, da, als, wie, obgleich, auch wenn, trotz, indem, sodass, so dass, damit, seit, seitdem, sobald, zumal, ehe',
  idioms:
    'niemand bezweifelt/bestreitet/leugnet/zweifelt, niemand zweifelt daran, nicht bestr*, nicht zu bestreiten, nicht bezweifel*, bestr* nicht, bestreitet niemand, bezweifel* nicht, bezweifelt niemand, leugn* nicht, dementier* nicht, kein zweifel, keinen zweifel, ohne zweifel, ohne jeden zweifel, zweifellos, zweifelsohne, nicht nur, nicht bloß, nicht zuletzt, nicht allein, auch wenn, selbst wenn, wenn auch, nicht umsonst, nicht weniger als, nicht zum ersten mal, kein geheimnis, fraglos, steht nicht in frage, nicht verschwiegen, nicht verhehlt, nicht vergessen, verschwieg nicht, verhehlte nicht, vergaß nicht, nicht überrascht, kein wunder, außer frage/zweifel, nicht leugnen, nicht zu leugnen, nicht bestreiten, nicht weit/fern/lange/ohne/minder/selten/erst/genug, wie/als geplant/versprochen/angekündigt/erhofft/befürchtet/vorgesehen/erwartet/gedacht/vermutet, keine vermutungen, heißt es in/im/aus, wie nicht anders zu erwarten, zu erwarten, nie/niemals endend*, nicht das erste/letzte/einzige mal, kein zufall, wenn auch nur, sei es auch nur, sei es nur, nicht weil/wegen',
  sources: `laut ${documents}, laut dem/der/einem/einer/diesem/dieser/ihrem/seinem ${documents}, laut des *vertrags/*vertrages/*plans/*planes/*gesetzes/*protokolls/*abkommens, laut geltend*/unterzeichnet*/neue*/aktuell*/gültig* ${documents}, laut dem/der geltenden/unterzeichneten/neuen/aktuellen/gültigen ${documents}, laut §/paragraf/paragraph/abschnitt, dem/diesem/ihrem/seinem *vertrag/*plan/*gesetz/*protokoll/*abkommen/*statut zufolge`,
  says: 'sagte, sagt, schrieb, schreibt, erklärte, teilte, meldete, meldet, bestätigte, bestätigt, berichtet, berichtete, gab, zeigt, stellte, fest, bekannt, mit, hin, entschied, beschloss, urteilte, bewies, beweist, betonte, betont, ergänzte, hinzu, verwies, antwortete, mitgeteilt, räumte, ein, feststellt*, festgestellt',
  verbs: {
    denied:
      'keine belege, keinen beleg, keine beweise, keinen beweis, keine anzeichen, keine hinweise, bestreit*, bestritt*, bestritten, leugn*, geleugnet, dementier*, verneint*, falsch, unwahr, gelogen, lüge, märchen, bezweifel*, zweifel*, widerleg*, stimmt nicht, ausgeschlossen, irrig, keine rede, trifft nicht zu, erfunden, erlogen, widerruf*, verwarf, verworfen, abgelehnt, sich dagegen, keinerlei … beleg*/beweis*/anzeichen/hinweis*, lehnte/lehnten/lehnt/lehnen … ab, wies/wiesen/weist/weisen … zurück, schließt/schloss/schlossen … aus, stritt/stritten/streitet … ab, nahm/nahmen/nimmt/nehmen … zurück',
    alleged:
      'behaupt*, angeblich*, gerücht*, vermut*, mutmaß*, unterstell*, beschuldig*, wirft … vor, warf … vor, werfen … vor, warfen … vor, verdacht*, verdächtig*, glaub*, meint, meinte, denkt, dachte, befürcht*, fürcht*, hofft, hoffte, hoffen, erwart*, spekulier*, annahm, nimmt an, nahm an, fraglich, unklar, unbekannt, fragt*, munkel*, vorgeworfen, these, hypothese, theorie, annahme, scheint, schien',
    uncertain:
      'möglich*, wahrscheinlich*, unwahrscheinlich*, fordert*, verlang*, schlägt vor, schlug vor, wünsch*, empfiehl*, denkbar*, geplant, vorgesehen, versprach*, pläne, entwurf, vorschlag, droht, bleibt/blieb abzuwarten/offen/unklar/ungewiss',
    negated: 'hütete/hüteten/hütet … sagen/behaupten/erklären',
  },
  to: {
    negated:
      'lehnte/lehnten/lehnt, aufgehört, aufhör*, unterlassen, nicht bereit, nicht in der lage, weiger*, versäum*, unterließ*, verzicht*, vermied*, hüte*, sah/sahen/sieht/sehen … davon ab',
    uncertain: 'plant, kündigt*, bat, rief',
  },
  dependent: '(?:^|\\s|\\S)zu\\s?\\S+n$|(?:^|\\s)(?:habe|sei|seien|werde|wolle|könne|müsse|dürfe|solle)(?=\\s|$)',
  direct: {
    negated: 'ohne, statt, anstatt',
    uncertain: 'ob, fast, beinahe',
    conditional: 'bis',
    alleged: 'als ob',
  },
  heading: {
    denied: 'gestrichen*, aufgehoben*, außer kraft, ausgesetzt*, zurückgezogen*',
    uncertain: 'erörtert*',
    alleged: 'unbestätigt*',
  },
  near: {
    negated:
      'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, nirgends, weder, kaum, nicht mehr, mitnichten, keineswegs, keinerlei',
    uncertain:
      'könnte, könnten, dürfte, dürften, würde, würden, soll, sollen, sollte, vielleicht, möglicherweise, wohl, eventuell, womöglich, vermutlich, wahrscheinlich, theoretisch, müsste, will, wollte, plant, hätte, wäre, um ein haar, droht',
    alleged: 'angeblich, vorgeblich, anscheinend, scheinbar, mutmaßlich, laut',
    conditional: 'wenn, falls, sofern, solange, außer wenn, es sei denn',
  },
  bare: 'kein, keine, keinen, keinem, keiner, weder',
  front: {
    conditional:
      'wenn, falls, sofern, solange, nur wenn, es sei denn, vorausgesetzt, unter der bedingung, sollte/sollten/würde/hätte/wäre/wären/hätten der/die/das/ein/eine/es/er/sie, angenommen, vorbehaltlich, unter der voraussetzung, mit ausnahme, bis, aber nur wenn, außer wenn, bei stimmengleichheit/bedarf/nichtzahlung/zuwiderhandlung',
    alleged:
      'laut, nach angaben, nach den worten, zufolge, angeblich, dem vernehmen nach, nach ansicht/meinung/darstellung/auffassung/einschätzung/überzeugung/lesart, anscheinend, gerüchten zufolge, wie man sich/hört, wie es heißt, _ … zufolge',
    uncertain: 'vielleicht, möglicherweise, vermutlich, wahrscheinlich, theoretisch, womöglich, um ein haar',
    denied: 'fälschlich, fälschlicherweise, zu unrecht',
  },
  opening: {
    conditional:
      'steigt/sinkt/fällt/scheitert/kommt/tritt/wird/werden/zahlt/bricht/reicht/fehlt/gelingt/misslingt/verweigert/erteilt/versagt/reißt/endet/überschreitet/unterschreitet/verstößt/verletzt der/die/das/ein/eine/es/er/sie/kein/keine/diese/dieser/dieses',
  },
  after: {
    negated: 'nicht, nie, niemals, nicht mehr, kein, keine, keinen, keineswegs, mitnichten',
    uncertain: 'könnte, dürfte, würde, soll, sollen, vielleicht, möglicherweise',
    alleged: 'angeblich, mutmaßlich, anscheinend',
    denied:
      'ist falsch, ist unwahr, ist _ falsch, ist _ unwahr, stimmt nicht, trifft nicht zu, ist gelogen, ist ein gerücht, ist eine lüge, wird bestritten, wurde dementiert, wurde bestritten, ist nicht wahr, ist nicht belegt, trifft/traf … nicht zu, stimmt/stimmte … nicht, entspricht … nicht, ist/war alles andere als, ist/war/wurde aufgehoben/ausgesetzt/zurückgezogen/widerrufen',
  },
  rest: {
    negated: 'nicht, nie, niemals, nicht mehr',
    conditional: 'wenn, falls, sofern, solange, bis, nur wenn, außer wenn',
  },
  tag: {
    alleged:
      'behaupt*, angeblich, so die behauptung, laut, zufolge, glaubt, glauben, vermutet, vermuten, meint, meinen, heißt es, munkelt*, wie es heißt, ist unklar, ist offen, ist ungewiss, bleibt offen, steht nicht fest, weiß niemand, ist fraglich, ist umstritten, ist unbekannt, gerücht*, unbestätigt*, hofft, hoffen, raun*, flüster*, tuschel*',
    denied:
      'bestreitet, bestritt, dementierte, dementiert, leugnet, was nicht stimmt, ist falsch, ist _ falsch, ist unwahr, stimmt nicht, trifft nicht zu, ist gelogen, ist nicht wahr, ist _ unwahr, erfunden, erlogen, keine rede',
  },
  and: 'und',
  hasCapitalNouns: true,
  aboutAll: 'was',
  past: String.raw`^(?!.*(?:würde|hätte|wäre|könnte)).*(?:(?:^|\s)(?:hat|hatten?|haben|waren?|wurden?)(?=\s|$)|\p{L}{3}ten?(?!\p{L}))`,
  doubts:
    'bestreit*/bestritt*/leugn*/geleugnet/dementier*/bezweifel*/zweifel*/verhehl*/verschw*/verbarg*/verberg*/verheimlich*/vergaß*/vergess*',
  subject: { negated: 'niemand, kaum jemand, keiner der, nicht ein/eine/einer/eines, keine der, keines der' },
  relative: 'der/die/das/den/dem/deren/dessen/welche*',
  hasCommaBeforeThat: true,
  truth:
    'wahr, richtig, erwiesen, bewiesen, belegt, bestätigt, sicher, klar, geklärt, nachgewiesen, gesichert, zutreffend, haltbar',
};
