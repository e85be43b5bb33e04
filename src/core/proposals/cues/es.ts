/** The cues of Spanish. */
import type { CueWords } from '../cue-words.ts';

/** Documents of rules and records. A sentence that follows one does not distance itself from what it says. */
const documents =
  'calendario/contrato/convenio/acuerdo/tratado/plan/horario/reglamento/estatuto/estatutos/acta/actas/protocolo/decreto/ley/leyes/constitución/ordenanza/normas/código';

export const es: CueWords = {
  that: 'que, si',
  links: 'a, de, con',
  relative: 'el/la/los/las cual/cuales, que, quien, quienes, cuyo, cuya, donde',
  stops: 'y, e, pero, o, sino, quien, quienes, cuyo, cuya, donde',
  subordinates:
    'porque, aunque, mientras, cuando, pues, como, después, antes, ya que, pese a, a pesar, dado que, puesto que, una vez que',
  idioms:
    'nadie … dud*/nieg*/neg*/discut*/ignor*/cuestion*, no dud*/nieg*/neg*/ignor*/olvid*/ocult*/sorprend*/extrañ*/tard*/dej*/solo/sólo/solamente/obstante/menos/bien/vacil*, no cabe duda, no/qué … duda, sin … duda/dudas, sin embargo/más/falta/demora/esperar, aun si, si bien, aunque no, es un secreto, como se esperaba, no se discute, ni siquiera, parezca/parece mentira, hasta ahora/hoy/entonces/aquí, hasta la/el fecha/momento/punto, no … remedio que, no pud*/podía/puede/pueden sino, no pud*/podía/puede/pueden menos que/de, no es … extrañar, no es extraño/raro, ni corto ni perezoso, fuera de duda, no en vano, ni que decir, quien menos, no hay mal que, más que nunca, lo cierto es, no es/fue/era la primera/última/única vez, no es/fue/era casualidad, siquiera/aunque solo/sólo sea/fuera, no porque',
  sources: `según lo previsto/acordado/pactado/convenido/estipulado/planeado, según el/la/los/las/un/una/este/esta/su/sus ${documents}, de acuerdo con el/la/los/las/un/una/este/esta/su/sus ${documents}`,
  says: 'dijo, dice, escribió, anunció, confirmó, declaró, informó, señaló, indicó, afirmó, mostró, añadió, recordó, subrayó, precisó, explicó, respondió, reconoció, admitió, agregó, constató',
  verbs: {
    denied:
      'no hay pruebas, no hay evidencia, ninguna prueba, nieg*, negó/negaron/negaba/negar/negado/negando, desmient*, desminti*, desmentido, falso, falsa, mentira, no es cierto, no es verdad, rechaz*, refut*, dud*, descart*, incorrecto, erróneo, bulo*, desech*, retract*, invención, invento, fábula*, fantasía*, patraña*, leyenda*, fingi*, finge*, rectific*, nada indica/prueba/demuestra, sin fundamento, desestim*',
    alleged:
      'sostien*/sostuv*/sosten* que, aleg*, presunt*, supuest*, rumor*, sospech*, acus*, cree*, creía*, piens*, supone*, imagin*, teme*, temía*, espera*, sugier*, sugiri*, pretend*, especul*, insinu*, prevé*, prevén, la especie/voz, hipótesis/idea/teoría/tesis/impresión de, imput*, se dice, parece*, no está claro, habladur*, aclar*',
    uncertain:
      'posible, probable, improbable, puede ser, quiz*, propone*, propuso, pid*, pidi*, exig*, recomend*, dese*, ordenó/ordena/ordenan/ordenaron, promet*, cabe la posibilidad, es preciso/necesario, por ver/demostrar/probar/confirmar/aclarar/determinar/verificar, amenaz*',
  },
  linked: {
    negated: 'neg*/resist*/renunci*/opon*/opus*/dej*/abst*/guard*/ces*/olvid*/desist*/incapa*',
    uncertain: 'comprom*/dispuest*/aspir*/intenci*/propósito/plan/planes/trat*, a punto, al borde, a un paso',
  },
  into: {
    negated:
      'rehús*/rehus*/evit*, poco falt*/faltó para que, falt* poco para que, impid*/prohib*/prohíb*, falt* muy/tan poco para que',
    uncertain:
      'quier*/quer*/quiso/plane*/prev*/intent*/busca*/procur*/ofrec*/proyecta*/debe*/debía*, tiene*/tenía*/hay que/previsto/pensado, como si, llam*/invit*/inst*/exhort*/oblig* … a, a punto … de',
    alleged: 'afirm*/asegur*, imput*/achac*/atribuy* haber, acus*/sospech*/culp* … de',
  },
  subject: { negated: 'nadie, ninguno, ninguna, ningún, ni, nada, nunca, jamás, en ningún, pocos, pocas' },
  heading: {
    negated: 'aparc*, archivad*, retirad*, derogad*, sobre la mesa, sin efecto, suspendid*, anulad*, revocad*',
    uncertain: 'estudio, discusión, debate, propuestas, ideas, opciones, reivindicaciones, pendientes',
  },
  near: {
    negated:
      'no, nunca, jamás, ningún, ninguna, nadie, sin, ni, tampoco, ya no, lejos de, en vez de, en lugar de, apenas',
    uncertain:
      'podría, podrían, pudiera, debería, quizá, quizás, tal vez, acaso, probablemente, posiblemente, habría, habrían, sería, serían, casi, por poco',
    alleged: 'supuestamente, presuntamente, al parecer, aparentemente',
    conditional: 'si, a menos que, hasta que, salvo que, siempre que, con tal de que, en caso de que',
  },
  bare: 'sin, ningún, ninguna, lejos de, en vez de, en lugar de, ni',
  front: {
    conditional:
      'si, a menos que, hasta, salvo, siempre que, siempre y cuando, con tal de que, en caso de, en el caso/supuesto, de no, a condición de, mientras no, a no ser que, excepto, en … escenario, solo/sólo si/cuando, suponiendo, de lo contrario, de *arse/*erse/*irse/haber/seguir/ser, previa, previo, de *ar/*er/*ir el/la/los/las/un/una/este/esta/su',
    alleged:
      'según, de acuerdo con, supuestamente, presuntamente, al parecer, aparentemente, a juicio de, en opinión de',
    uncertain: 'quizá, quizás, tal vez, probablemente, posiblemente, en teoría, sobre el papel',
    denied: 'contrariamente a, en contra de lo que, lejos de, falsamente',
  },
  after: {
    negated: 'no, nunca, jamás, ya no, tampoco',
    uncertain: 'podría, podrían, quizá, quizás, tal vez, habría, habrían',
    alleged: 'supuestamente, presuntamente, al parecer',
    denied:
      'es falso, es falsa, es mentira, no es cierto, no es verdad, es _ falso, fue desmentido, es un bulo/rumor/invento/mito, es una/pura patraña/leyenda/invención/fantasía, resultó falso, dista mucho de, está/estaba lejos de, queda/quedó/quedan sin efecto, fue/es/está suspendid*/anulad*/revocad*/retirad*',
  },
  rest: {
    conditional:
      'si, a menos que, hasta que, hasta, salvo que, siempre que, siempre y cuando, con tal de que, en caso de, a no ser que',
  },
  tag: {
    alleged:
      'según, alega, alegó, sostiene, cree, creen, sospecha, supone, piensa, teme, dicen los rumores, de acuerdo con, asegura*, pretende, bulo*, rumor*, ironiz*, bromeó, se burló, _ sus/los detractores/críticos/rivales, dicen, al/a decir, murmur*, susurr*',
    denied: 'niega, negó, desmintió, desmiente, es falso, lo niega, lo negó, un invento, pura invención, una patraña',
  },
  and: 'y, e',
  aboutAll: 'lo que, lo cual, algo que, cosa que',
  past: String.raw`\p{L}{2}(?:ó|aron|ieron|aban?|(?<!r)ían?)(?!\p{L})|(?:^|\s)(?:fue|fueron|hizo|tuvo|ha|han)(?=\s)`,
  doubts: 'nieg*/neg*/desmient*/dud*/discut*/ignor*/cuestion*/ocult*/escond*/olvid*',
  truth: 'cierto, verdad, probad*, demostrad*, confirmad*, establecid*, acreditad*, segur*, claro, verificad*, consta',
  adverbs: '*mente, ayer, hoy, el _, todavía, aún, también, siempre, ahora, ya, finalmente',
};
