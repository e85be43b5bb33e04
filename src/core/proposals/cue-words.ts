/**
 * The words outside a span that can reverse, limit or distance what it says, by language. A phrase is words with one
 * space between them; `*` stands for any ending of a word, `a/b` for either, `_` for one word,
 * ` … ` for at most six words.
 */

/** What a cue does to the words of the span. */
export type CueKind = 'denied' | 'negated' | 'conditional' | 'uncertain' | 'alleged';

/** Takes a cue whose place is relative to the part of the text that is being searched. */
export type AddCue = (at: number, length: number, kind: CueKind) => void;

type Phrases = Readonly<Partial<Record<CueKind, string>>>;

/** The cues of one language. */
export interface CueWords {
  /** Words that introduce the clause that a verb such as “denied” speaks of. */
  readonly that: string;
  /** Words that end the reach of a cue before them, unless a word of `that` follows. */
  readonly stops: string;
  /** Idioms that contain a cue and are none, such as “nobody doubts”. */
  readonly idioms: string;
  /** Verbs of speech that neither doubt nor deny. */
  readonly says: string;
  /** Verbs and nouns before a clause, which follows at once or after a word of `that`. */
  readonly verbs: Phrases;
  /** Verbs and nouns before an infinitive or another span that is `dependent`, such as “refuses to”. */
  readonly to?: Phrases;
  /** What such a span looks like, as a regular expression. */
  readonly dependent?: string;
  /** Phrases that govern only what follows at once, such as “without”. */
  readonly direct?: Phrases;
  /** Words before the span that govern what follows at once. */
  readonly near: Phrases;
  /** Negations among them that do not speak of a clause, such as “without”. */
  readonly bare: string;
  /** First words of a clause or phrase, before the span’s clause or after it. */
  readonly front: Phrases;
  /** Words that begin at once after the span. */
  readonly after: Phrases;
  /** Words anywhere in the rest of the span’s clause. */
  readonly rest: Phrases;
  /** Verbs of the clause after the span’s, as in “…, the minister claimed”. */
  readonly tag: Phrases;
  /** Words that a verb such as “accused” needs before an infinitive or a gerund, such as “of”. */
  readonly links?: string;
  /** Words before a link to the span, such as “refused” before “to”. Those of `verbs` count too. */
  readonly linked?: Phrases;
  /** Words directly before the span, such as “should”, with a link if it must be that one. */
  readonly into?: Phrases;
  /** First words of the span’s clause that are or begin its subject, such as “none of”. */
  readonly subject?: Phrases;
  /** Words that in the line above a list say that its items are not in force. */
  readonly heading?: Phrases;
  /** Words that begin a relative clause. */
  readonly relative?: string;
}

const en: CueWords = {
  that: 'that, whether',
  links: 'to, of, from, for, against',
  relative: 'who, which, whose, whom, where',
  stops:
    'and, but, or, yet, so, because, although, though, while, whereas, who, which, whose, whom, where, when, since, as, after, before, than',
  idioms:
    'nobody/none/few … doubt*/den*/disput*/question*/contest*, no one … doubt*/den*/disput*/question*/contest*, not/never/cannot/hardly/n’t/nor be doubt*/deni*/disput*/question*/contest*, not/never/cannot/hardly/n’t/nor doubt*/den*/disput*/question*/contest*/hid*/forg*/regret*/realis*/realiz*/notic*/mention*/conceal*/overlook*/mind/know/fail*/hesitat*/refus*/ceas*/declin*/stop*/aware/surpris*/sorry/ashamed/unaware/only/just/merely/simply/least/once/twice/without, not in doubt/dispute/question, no/nothing/little/without … hid*/conceal/disguise/disput*/deny*, without/beyond/no doubt/dispute/question, without a doubt, not far from, not long after, not for the first time, no later/earlier/fewer/less/more than, no/small wonder, no sooner/matter/mistak*/secret/stranger, surpris* nobody, not a secret, as expected, even if, what if, if not, if anything, provided with/by/for, the/its/their/sheer/all might, in no way denied, cannot/not/n’t but, not/n’t help but, fail* to mention/notice/realise, whether or not, long expected, would like, should know, nothing but, anything but, none other than, never mind, doubtless, undeniabl*, undoubted*',
  says: 'said, say*, wrote, write*, announced, announce*, confirmed, confirm*, reported, reports, noted, showed, show*, shows, knew, know*, found, stated, state*, added, told, learned, recorded, swore, testified, agreed, argued, insisted, admitted, conceded, explained, replied, answered, decided, ruled, proved, declared, revealed, recalled, remembered, heard, read, saw',
  verbs: {
    denied:
      'deny, denies, denied, denying, denial*, dispute*, disputing, reject*, refut*, dismiss*, doubt*, contest*, false, falsely, untrue, incorrect, myth, hoax, a lie, lies about, debunk*, disprov*, rul* out, wrong, disbelie*, disown*, joke, fable, no evidence, no proof, no sign, no indication, no truth, invention, fabrication*, fantas*, fiction, fairy tale, retract*, withdr*, repudiat*, shelv*, scrapp*, abandon*, thr*w* out, vot* down, turn* down, nothing … show*/suggest*/prov*/indicat*, unfounded, mistaken*',
    alleged:
      'alleg*, claim/claims/claimed/claiming, purport*, rumour*, rumor*, speculat*, suspect*, suspicion*, accus*, insinuat*, suggest*, hint*, imagin*, assum*, suppos*, believ*, think*, thought, guess*, fear*, hope*, hoping, worr*, expect*, predict*, forecast*, propos*, question/questions/questioned/questioning/ask/asks/asked/wonder/wonders/wondered whether, unclear, unknown, unproven, unconfirmed, unverified, threaten*, warn*, gossip*, pretend*, notion/idea/theory/hypothesis/story/legend that, hearsay, presum*',
    uncertain:
      'possible, possibility, risk, chance, conceivable, likely, unlikely, probable, improbable, wish*, demand*, recommend*, to be seen/established/proved/proven/shown/determined/decided, open question, too early to say, in principle, ordered/motion/bill/plan/amendment that, urg*, request*, pledg*, promis*, vow*',
  },
  linked: {
    negated:
      'declin*/omit*/neglect*/forg*t/ceas*/hesitate*/unable/unwilling/reluctant/opposed/refrain*/abstain*/incapable/short',
    uncertain:
      'plan*/inten*/aim*/offer*/attempt*/try/tries/tried/trying/seek*/sought/poised/ready/keen/prepar*/undert*/ought/effort*/bid/motion*/threat*/idea/talk/verge/brink/prospect',
  },
  into: {
    negated:
      'avoid*, giv*/gave up, away from, decid*/vot*/argu*/advis*/warn* against, bar*/ban*/prevent*/block*/dissuad* … from, warn* … against',
    uncertain:
      'should/must/consider*/contemplat*, on the point of, all but, narrowly avoid*, c*me close/near to, yet/about/set/due/scheduled/told/swore/mean*/calls/pressure to, urg*/order*/ask*/invit*/advis*/oblig*/requir*/want*/expect* … to, call* on/for … to, within … of',
    alleged: 'said/reported/understood/seem*/appear* to, as if/though, charged with, accus*/suspect* … of, blam* … for',
  },
  subject: {
    negated:
      'nobody, no one, none, neither, not one/a/all/every/even/many, no _, nothing, few, scarcely/hardly/barely any/anyone, at no point/time, in no case/way, under no, nowhere',
  },
  heading: {
    negated: 'dropped, deferred, repealed, deleted, struck out, discarded, myths',
    uncertain: 'discussion, consideration, ideas, options, scenarios, drafts, plans, motions, on the table, pending',
  },
  near: {
    negated:
      'not, never, no longer, hardly, scarcely, nobody, no one, none, neither, nor, cannot, far from, instead of, rather than, no, fail*, unable, refus*, n’t, seldom, rarely, barely',
    uncertain:
      'might, may, could, would, perhaps, maybe, possibly, probably, presumably, hypothetically, in theory, on paper, almost, nearly, supposed to, want*/urg*/expect*/beg/begged, call* on/for, plan* for, plan was/is for, proposal* for, talk/prospect/threat* of',
    alleged: 'allegedly, reportedly, supposedly, purportedly, apparently, seemingly, ostensibly, so-called',
    conditional: 'only if, if, unless, until',
  },
  direct: { negated: 'without, stopped, stops, ceased, quit' },
  bare: 'no, instead of, rather than, far from',
  front: {
    conditional:
      'if, unless, until, till, only if/when/where/once, provided, providing, in case, as/so long as, on condition, assuming, supposing, suppose, should the/a/it/he/she/they/this/we, were the/a/it/he/she/they, had the/it/he/she/they/a, in the event, but for, subject to, pending, except, only after, not until, suppose that, imagine, imagine that, in … scenario, under _ draft/plan/plans/proposal/proposals/bill/scheme, under _ _ draft/plan/proposal/bill',
    alleged:
      'according to, allegedly, reportedly, supposedly, purportedly, apparently, seemingly, rumour has it, in the opinion of, in the view of, in his/her/their/its/my/our view/opinion, to hear _ tell it, by one account, by some accounts',
    uncertain: 'perhaps, maybe, possibly, probably, presumably, in theory, hypothetically, at best, ideally',
    denied: 'contrary to, far from, falsely, wrongly, no longer, not since',
  },
  after: {
    negated: 'not, never, no longer, hardly, scarcely, cannot, n’t',
    uncertain:
      'might, may, could, would, perhaps, possibly, probably, is/are/was/were expected/likely/unlikely/supposed/thought/believed/said/rumoured/reported/planned to, has/have yet to',
    alleged: 'allegedly, reportedly, supposedly, purportedly, apparently, is/are/was/were alleged/claimed to',
    denied:
      'is/was/are/were untrue/false/incorrect/wrong/denied/disputed/fiction/nonsense/unproven/unconfirmed/doubtful/unlikely/rejected, is/was/are/were _ untrue/false/incorrect/wrong/denied/disputed/true/fiction/nonsense/doubtful/lie/myth/rumour/rumor/hoax/invention/fantasy/legend, is/was/are/were not/never true/correct/so/proved/proven/confirmed, proved/turned false/untrue/wrong, has/have been denied/disputed/refuted/disproved/debunked, has/have never been proved/proven/shown/confirmed',
  },
  rest: {
    conditional:
      'if, unless, until, till, provided, as/so long as, only if, only when, on condition, except, subject to, pending, should the/a/it/he/she/they',
  },
  tag: {
    alleged:
      'claim, claims, claimed, alleges, alleged, allege, suggests, suggested, speculated, speculates, believes, believe, believed, thinks, think, thought, suspects, suspected, feared, fears, hopes, hoped, insists, insisted, according to, rumour has it, predicted, predicts, it is alleged, it is claimed, it is said, so the rumour went, would have it, legend has it, or so, or at least, a charge, an allegation, joked, quipped, mocked, critics/opponents/rivals say/said, said critics/opponents, so they say',
    denied: 'denied, denies, deny, untrue, false, disputed, disputes, rejected, never happened, not true',
  },
};

const fr: CueWords = {
  that: 'que, qu’, si, s’',
  links: 'à, de, d’*',
  relative: 'qui, dont, où, que, qu’',
  stops: 'et, mais, ou, donc, car, qui, dont, où, lorsque, quand, puisque, tandis que, alors que, comme, après, avant',
  idioms:
    'personne/nul/nulle … dout*/ni*/contest*/n’ignor*/n’en, ne dout*/ni*/contest*/dément pas, n’a/n’ont pas ni*/démenti/contesté/caché/oubli*/manqu*/hésit*/refus*, ne fait aucun doute, ne fait pas de doute, sans aucun doute, sans doute, sans nul doute, aucun/nul doute, pas/guère de doute, sans tarder/surprise/conteste/encombre/délai, ne cache pas, n’ignor*, non/pas seulement, même si, si bien, quand bien même, à peine, comme prévu, n’est pas contesté/douteux/étonnant/surprenant, pas moins, si longtemps, va sans dire, n’a/n’ont pu que, ne peu*/pouv* que, à n’en pas douter, n’empêche, non content*, non sans, ne cess*/manqu*, n’a/n’ont cess*, ne saurait nier/contester, plus que jamais',
  says: 'dit, a dit, écrit, annonce, annoncé, confirme, confirmé, déclaré, déclare, indique, indiqué, rapporte, montre, constate, affirme, affirmé',
  verbs: {
    denied:
      'aucune preuve, aucun signe, rien ne prouve/montre, rien n’indique, ni*, dément*, contest*, réfut*, rejet*, faux, fausse, inexact*, mensonge*, pas vrai, pas exact, doute*, exclu*, erroné*, repouss*, écart*, rétract*, invention*, fable*, légende*, canular*, sans fondement',
    alleged:
      'prétend*, allègue*, allégu*, soupçonn*, rumeur*, suppose*, imagin*, accuse*, croi*, pense*, craint*, craign*, espère*, suggère*, laisse entendre, bruit*, prévoi*, redout*, ignore*, se demande*, spécul*, ragot*, insinu*, paraît, semble*, hypothèse/idée/thèse/impression que, reproch*, incertain*, question de savoir',
    uncertain:
      'possible, probable, improbable, peu probable, il se peut, souhait*, demand*, exige*, propose*, risque*, éventualité, ordonn*, recommand*, réclam*, préconis*, promet*, promis, promesse*, jur*, envisag*, faut, faudrait',
  },
  linked: {
    negated:
      'refus*/évit*/omet*/néglig*/oubli*/renonc*/répugn*/hésit*/résist*/échou*/incapable*/abst*/s’oppos*/cess*/manqu*/arrêt*/gard*/faute, gard* bien',
    uncertain:
      'projet*/menac*/tent*/essay*/prévu/ambition*/rêv*/intention/idée/espoir/doigts/près/engag*/cherch*/songe*/aspir*/prêt*/tenu*/oblig*',
  },
  into: {
    denied: 'dément/démentent/démenti/nie/nient/nié avoir/être',
    negated: 'peu que, empêch*/dissuad*/interdi* … de/d’*',
    uncertain:
      'compt*/veut/veulent/voul*/voudr*/entend/entendent/entendait/doit/doivent/dev*, fallu … que/qu’, comme si/s’, sur le point de/d’*, demand*/ordonn*/exig*/conseill*/recommand*/propos*/suppli*/press* … de/d’*, invit*/appel*/exhort* … à',
    alleged: 'affirm*/assur*, accus*/soupçonn*/suspect*/reproch* … de/d’*',
  },
  subject: { negated: 'personne, nul, nulle, aucun, aucune, pas un/une, rien, ni, en aucun cas, à aucun moment' },
  heading: {
    negated: 'abandonn*, retir*, supprim*, abrog*, non retenu*',
    uncertain: 'étude, discussion, débat, propositions, pistes, hypothèses, idées, options, revendications, en suspens',
  },
  near: {
    negated:
      'ne, n’, pas, jamais, plus, aucun, aucune, personne, sans, ni, nullement, loin de, au lieu de, refus*, guère, rarement',
    uncertain:
      'pourrait, pourraient, devrait, devraient, aurait, auraient, serait, seraient, peut-être, probablement, éventuellement, sans doute, presque, failli, quasiment',
    alleged: 'prétendument, soi-disant, apparemment, censé*, supposé*',
    conditional: 'si, s’, à moins que, jusqu’à ce que, à condition que, pourvu que, au cas où',
  },
  bare: 'sans, aucun, aucune, loin de, au lieu de, ni',
  front: {
    conditional:
      'si, s’, à moins que, à moins d’*, à moins de, jusqu’*, à condition que, à condition de, pourvu que, au cas où, en cas de, en cas d’*, sauf, sauf si, sous réserve, tant que, faute de quoi, dans l’hypothèse/l’éventualité, dans le cas, à supposer, en supposant, dans … scénario, seulement si, pour peu',
    alleged: 'selon, d’après, à en croire, aux dires, au dire, prétendument, apparemment, semble-t-il, paraît-il',
    uncertain: 'peut-être, probablement, éventuellement, en théorie, sur le papier',
    denied: 'contrairement à, contrairement aux, à tort, faussement, loin de',
  },
  after: {
    negated: 'ne, n’, pas, jamais',
    uncertain: 'pourrait, pourraient, devrait, devraient, aurait, auraient, serait, seraient, peut-être',
    alleged: 'prétendument, apparemment, est censé, est soupçonné, est accusé',
    denied:
      'est faux, est fausse, est inexact, est _ faux, est _ _ faux, est douteux, n’est pas prouvé, n’est pas vrai, est démenti, relève de la rumeur, est une/pure rumeur/invention/légende/fable, est un mensonge/canular/mythe, a été démenti',
  },
  rest: {
    conditional:
      'si, s’il, s’ils, s’elle, à moins que, à moins d’, à moins de, jusqu’à ce que, à condition que, à condition de, pourvu que, au cas où, en cas de, sauf si, sous réserve, jusqu’en, jusqu’au, jusqu’à',
  },
  tag: {
    alleged:
      'selon, d’après, prétend*, a prétendu, croit, pense, suppose, soupçonne, à en croire, paraît-il, semble-t-il, dit-on, craint, espère, ironis*, plaisant*, raill*, à ce qu’*, raconte-t-on, murmure-t-on, aux/au dire*, _ ses/les détracteurs/critiques/adversaires',
    denied: 'nie, nient, dément, a démenti, a nié, est faux, conteste, ce que * dément, un mensonge, une invention',
  },
};

const es: CueWords = {
  that: 'que, si',
  links: 'a, de, con',
  relative: 'que, quien, quienes, cuyo, cuya, donde',
  stops:
    'y, e, pero, o, sino, porque, aunque, mientras, quien, quienes, cuyo, cuya, donde, cuando, pues, como, después, antes, ya que',
  idioms:
    'nadie … dud*/nieg*/neg*/discut*/ignor*/cuestion*, no dud*/nieg*/neg*/ignor*/olvid*/ocult*/sorprend*/extrañ*/tard*/dej*/solo/sólo/solamente/obstante/menos/bien/vacil*, no cabe duda, no/qué … duda, sin … duda/dudas, sin embargo/más/falta/demora/esperar, aun si, si bien, aunque no, es un secreto, como se esperaba, no se discute, ni siquiera, parezca/parece mentira, hasta ahora/hoy/entonces/aquí, hasta la/el fecha/momento/punto, no … remedio que, no pud*/podía/puede/pueden sino, no pud*/podía/puede/pueden menos que/de, no es … extrañar, no es extraño/raro, ni corto ni perezoso, fuera de duda, no en vano, ni que decir, quien menos, no hay mal que, más que nunca',
  says: 'dijo, dice, escribió, anunció, confirmó, declaró, informó, señaló, indicó, afirmó, mostró',
  verbs: {
    denied:
      'no hay pruebas, no hay evidencia, ninguna prueba, nieg*, negó/negaron/negaba/negar/negado/negando, desmient*, desminti*, desmentido, falso, falsa, mentira, no es cierto, no es verdad, rechaz*, refut*, dud*, descart*, incorrecto, erróneo, bulo*, desech*, retract*, invención, invento, fábula*, fantasía*, patraña*, leyenda*, fingi*, finge*, rectific*, nada indica/prueba/demuestra, sin fundamento, desestim*',
    alleged:
      'aleg*, presunt*, supuest*, rumor*, sospech*, acus*, cree*, creía*, piens*, supone*, imagin*, teme*, temía*, espera*, sugier*, sugiri*, pretend*, especul*, insinu*, prevé*, prevén, la especie/voz, hipótesis/idea/teoría/tesis/impresión de, imput*, se dice, parece*, no está claro, habladur*, aclar*',
    uncertain:
      'posible, probable, improbable, puede ser, quiz*, propone*, propuso, pid*, pidi*, exig*, recomend*, dese*, ordenó/ordena/ordenan/ordenaron, promet*, cabe la posibilidad, es preciso/necesario, por ver, amenaz*',
  },
  linked: {
    negated: 'neg*/resist*/renunci*/opon*/opus*/dej*/abst*/guard*/ces*/olvid*/desist*/incapa*',
    uncertain: 'comprom*/dispuest*/aspir*/intenci*/propósito/plan/planes/trat*, a punto, al borde, a un paso',
  },
  into: {
    negated: 'rehús*/rehus*/evit*, poco falt*/faltó para que, falt* poco para que, impid*/prohib*/prohíb*',
    uncertain:
      'quier*/quer*/quiso/plane*/prev*/intent*/busca*/procur*/ofrec*/proyecta*/debe*/debía*, tiene*/tenía*/hay que/previsto/pensado, como si, llam*/invit*/inst*/exhort*/oblig* … a, a punto … de',
    alleged: 'afirm*/asegur*, imput*/achac*/atribuy* haber, acus*/sospech*/culp* … de',
  },
  subject: { negated: 'nadie, ninguno, ninguna, ningún, ni, nada, nunca, jamás, en ningún, pocos, pocas' },
  heading: {
    negated: 'aparc*, archivad*, retirad*, derogad*, sobre la mesa',
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
      'si, a menos que, hasta, salvo, siempre que, siempre y cuando, con tal de que, en caso de, en el caso/supuesto, de no, a condición de, mientras no, a no ser que, excepto, en … escenario, solo/sólo si/cuando, suponiendo, de lo contrario',
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
      'es falso, es falsa, es mentira, no es cierto, no es verdad, es _ falso, fue desmentido, es un bulo/rumor/invento/mito, es una/pura patraña/leyenda/invención/fantasía, resultó falso',
  },
  rest: {
    conditional:
      'si, a menos que, hasta que, hasta, salvo que, siempre que, siempre y cuando, con tal de que, en caso de, a no ser que',
  },
  tag: {
    alleged:
      'según, alega, alegó, sostiene, cree, creen, sospecha, supone, piensa, teme, dicen los rumores, de acuerdo con, asegura*, pretende, bulo*, rumor*, ironiz*, bromeó, se burló, _ sus/los detractores/críticos/rivales, dicen, al/a decir',
    denied: 'niega, negó, desmintió, desmiente, es falso, lo niega, lo negó, un invento, pura invención, una patraña',
  },
};

const de: CueWords = {
  that: 'dass, daß, ob, wonach',
  stops:
    'und, aber, oder, sondern, denn, weil, obwohl, während, der/die/das _ hat, welche, welcher, welches, wo, als, nachdem, bevor, da, wie',
  idioms:
    'niemand bezweifelt/bestreitet/leugnet/zweifelt, niemand zweifelt daran, nicht bestr*, nicht zu bestreiten, nicht bezweifel*, bestr* nicht, bestreitet niemand, bezweifel* nicht, bezweifelt niemand, leugn* nicht, dementier* nicht, kein zweifel, keinen zweifel, ohne zweifel, ohne jeden zweifel, zweifellos, zweifelsohne, nicht nur, nicht bloß, nicht zuletzt, nicht allein, auch wenn, selbst wenn, wenn auch, nicht umsonst, nicht weniger als, nicht zum ersten mal, kein geheimnis, fraglos, steht nicht in frage, nicht verschwiegen, nicht verhehlt, nicht vergessen, verschwieg nicht, verhehlte nicht, vergaß nicht, nicht überrascht, kein wunder, außer frage/zweifel, nicht leugnen, nicht zu leugnen, nicht bestreiten, nicht weit/fern/lange/ohne/minder/selten/erst/genug, wie/als geplant/versprochen/angekündigt/erhofft/befürchtet/vorgesehen/erwartet/gedacht/vermutet, keine vermutungen',
  says: 'sagte, sagt, schrieb, schreibt, erklärte, teilte, meldete, meldet, bestätigte, bestätigt, berichtet, berichtete, gab, zeigt, stellte, fest, bekannt, mit, hin, entschied, beschloss, urteilte, bewies, beweist',
  verbs: {
    denied:
      'keine belege, keinen beleg, keine beweise, keinen beweis, keine anzeichen, keine hinweise, bestreit*, bestritt*, bestritten, leugn*, geleugnet, dementier*, verneint*, falsch, unwahr, gelogen, lüge, märchen, bezweifel*, zweifel*, widerleg*, wies zurück, weist zurück, stimmt nicht, ausgeschlossen, schließt aus, irrig, keine rede, trifft nicht zu, erfunden, erlogen, widerruf*, verwarf, verworfen, lehnte/lehnten/lehnt es, abgelehnt, sich dagegen',
    alleged:
      'behaupt*, angeblich*, gerücht*, vermut*, mutmaß*, unterstell*, beschuldig*, wirft … vor, warf … vor, werfen … vor, warfen … vor, verdacht*, verdächtig*, glaub*, meint, meinte, denkt, dachte, befürcht*, fürcht*, hofft, hoffte, hoffen, erwart*, spekulier*, annahm, nimmt an, nahm an, fraglich, unklar, unbekannt, fragt*, munkel*, vorgeworfen',
    uncertain:
      'möglich*, wahrscheinlich*, unwahrscheinlich*, fordert*, verlang*, schlägt vor, schlug vor, wünsch*, empfiehl*, denkbar*, geplant, vorgesehen, versprach*, pläne, entwurf, vorschlag, droht',
  },
  to: {
    negated:
      'lehnte/lehnten/lehnt, aufgehört, aufhör*, unterlassen, nicht bereit, nicht in der lage, weiger*, versäum*, unterließ*, verzicht*, vermied*',
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
    denied: 'gestrichen*',
    uncertain: 'erörtert*',
    alleged: 'unbestätigt*',
  },
  near: {
    negated:
      'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, nirgends, weder, kaum, nicht mehr, mitnichten, keineswegs',
    uncertain:
      'könnte, könnten, dürfte, dürften, würde, würden, soll, sollen, sollte, vielleicht, möglicherweise, wohl, eventuell, womöglich, vermutlich, wahrscheinlich, theoretisch, müsste, will, wollte, plant, hätte, wäre, um ein haar, droht',
    alleged: 'angeblich, vorgeblich, anscheinend, scheinbar, mutmaßlich, laut',
    conditional: 'wenn, falls, sofern, solange, außer wenn, es sei denn',
  },
  bare: 'kein, keine, keinen, keinem, keiner, weder',
  front: {
    conditional:
      'wenn, falls, sofern, solange, nur wenn, es sei denn, vorausgesetzt, unter der bedingung, sollte/sollten/würde/hätte/wäre/wären/hätten der/die/das/ein/eine/es/er/sie, angenommen, vorbehaltlich, unter der voraussetzung',
    alleged:
      'laut, nach angaben, nach den worten, zufolge, angeblich, dem vernehmen nach, nach ansicht, nach meinung, anscheinend, gerüchten zufolge, _ zufolge, dem/der _ zufolge, wie man sich/hört, wie es heißt',
    uncertain: 'vielleicht, möglicherweise, vermutlich, wahrscheinlich, theoretisch, womöglich, um ein haar',
    denied: 'fälschlich, fälschlicherweise, zu unrecht',
  },
  after: {
    negated: 'nicht, nie, niemals, nicht mehr, kein, keine, keinen',
    uncertain: 'könnte, dürfte, würde, soll, sollen, vielleicht, möglicherweise',
    alleged: 'angeblich, mutmaßlich, anscheinend',
    denied:
      'ist falsch, ist unwahr, ist _ falsch, ist _ unwahr, stimmt nicht, trifft nicht zu, ist gelogen, ist ein gerücht, ist eine lüge, wird bestritten, wurde dementiert, wurde bestritten, ist nicht wahr, ist nicht belegt',
  },
  rest: {
    negated: 'nicht, nie, niemals, nicht mehr',
    conditional: 'wenn, falls, sofern, solange, bis, nur wenn, außer wenn',
  },
  tag: {
    alleged:
      'behaupt*, angeblich, so die behauptung, laut, zufolge, glaubt, glauben, vermutet, vermuten, meint, meinen, heißt es, munkelt*, wie es heißt, wenn, falls, sofern, es sei denn, solange, bis, ist unklar, ist offen, ist ungewiss, bleibt offen, steht nicht fest, weiß niemand, ist fraglich, ist umstritten, ist unbekannt, gerücht*, unbestätigt*, hofft, hoffen',
    denied:
      'bestreitet, bestritt, dementierte, dementiert, leugnet, was nicht stimmt, ist falsch, ist _ falsch, ist unwahr, stimmt nicht, trifft nicht zu, ist gelogen, ist nicht wahr, ist _ unwahr, erfunden, erlogen, keine rede',
  },
};

const ru: CueWords = {
  that: 'что, чтобы, будто, как будто, по которому, по которой, согласно которому, согласно которой',
  stops: 'и, а, но, или, однако, потому, поскольку, хотя, где, когда, после, как, если',
  idioms:
    'никто не сомнева*, никто не отрица*, никто не спорит, не отрица*, не сомнева*, не вызывает сомнен*, не подлежит сомнению, нет сомнен*, без сомнен*, несомненно, не секрет, не только, не раз, не менее, не более, не позднее, не впервые, нельзя не, не могут не, не может не, как если бы, даже если, если не считать, не отриц*, не опроверг*, нет _ сомнен*, не скры*, не забы*, не зна*, не замети*, нельзя/невозможно/трудно/сложно отрицать/оспорить/усомниться, не без, не дожидаясь, бы ни, хотя бы, как ожидал*/предполага*/планирова*/обеща*, без четверти, ни минуты/секунды/разу не',
  says: 'сказал*, говорит, написал*, сообщил*, сообща*, подтвердил*, подтвержда*, объявил*, заявил*, заявля*, отметил*, реши*, сообщ*, доказа*, установи*, призна*',
  verbs: {
    denied:
      'нет доказательств, нет свидетельств, отрица*, опроверг*, неправда, неверно, ложь, ложно, неправд*, отверг*, не соответствует действительности, оспари*, оспор*, исключ*, миф, вымысел, фейк, отклони*, сомневаюсь/сомневается/сомневаются, сомневал*, усомни*, выдум*, отозвал*, извин* за сообщение/публикацию/статью',
    alleged:
      'утвержда*, якобы, слух*, предполага*, предположи*, подозрева*, обвин*, счита*, дума*, опаса*, бо*тся, надеет*, ожида*, намекн*, допуска*, полага*, неизвестно, неясно, спрашива*, поговарива*, делал*/сделал*/делает/делают вид, вроде бы',
    uncertain:
      'возможно, вероятно, маловероятно, может быть, требу*, предлаг*, хочет, хотят, просит, просят, рекоменду*, планирует*, намерен*, намерева*, обещал*/обещает/обещают, пообещал*, предложение/предложения, призвал*/призыва*, попросил*, потребова*',
    negated: 'вместо того',
    conditional: 'при условии, в случае',
  },
  to: {
    negated: 'отказал*, отказыва*, не смог*, перестал*, воздержал*, уклон*, избега*, не намерен*, не собира*, запрет*',
    uncertain: 'собира*, планирова*, готов*, предлаг*, рассчитыва*, надеет*, должен/должна/должно/должны',
  },
  dependent: '^\\S+(?:ть|ти|чь)(?:ся)?(?=\\s|$)',
  direct: { negated: 'без, вместо' },
  heading: {
    denied: 'отклон*, вычеркн*, не принят*, отказал*',
    uncertain: 'обсужда*, предложен*, рассматрива*, планируе*',
  },
  near: {
    negated: 'не, никогда, нет, ни, больше не, уже не, никто, редко',
    uncertain:
      'возможно, вероятно, может, могут, мог бы, могла бы, могло бы, могли бы, пожалуй, наверное, почти, едва не, чуть не, должен был бы, бы, вряд ли, едва ли, намерен*',
    alleged: 'якобы, будто, будто бы, как будто, предположительно, мол, вроде бы',
    conditional: 'если, если бы, пока не, до тех пор, лишь если, только если',
  },
  bare: 'ни',
  front: {
    conditional:
      'если, если бы, в случае, при условии, до тех пор, лишь если, только если, за исключением, разве что, будь, пока не, если только',
    alleged:
      'по словам, по данным, по сведениям, согласно, по мнению, по слухам, якобы, как утвержда*, говорят, по утверждению, предположительно, по неподтвержд*/непроверенн* данным/сведениям, по версии, поговаривают, мол, если верить',
    uncertain: 'возможно, вероятно, может быть, наверное, теоретически, пожалуй, вряд ли, едва ли',
  },
  after: {
    negated: 'не, никогда, больше не, уже не, ни',
    uncertain: 'возможно, вероятно, может, могут, бы',
    alleged: 'якобы, предположительно',
    denied:
      'неправда, ложь, это неправда, это ложь, не соответствует, не подтверждается, не подтвердил*, опроверг*, отрица*',
  },
  rest: { conditional: 'если, если бы, пока не, при условии, только если, до тех пор', uncertain: 'бы' },
  tag: {
    alleged:
      'утвержда*, по словам, по данным, по мнению, счита*, предполага*, по слухам, полага*, как утвержда*, якобы, если, при условии, до тех пор, согласно, если верить, вроде бы, говорят, поговаривают, по версии, пока не',
    denied: 'отрица*, опроверг*, это неправда, что неверно, что неправда, ложь, выдум*, вымысел, не соответствует',
  },
};

const uk: CueWords = {
  that: 'що, щоб, ніби, нібито, наче, за яким, за якою, згідно з яким, згідно з якою',
  stops: 'і, й, та, а, але, або, проте, однак, бо, оскільки, хоча, де, коли, після, як, якщо',
  idioms:
    'ніхто не сумнів*, ніхто не запереч*, ніхто не спростов*, не запереч*, не сумнів*, немає сумнів*, без сумнів*, безсумнівно, безперечно, не секрет, не лише, не тільки, не раз, не менше, не більше, не пізніше, не вперше, не може не, навіть якщо, не викликає сумнів*, не спростов*, немає _ сумнів*, жодних сумнів*, не зна*, не без, не чекаючи',
  says: 'сказа*, каже, написа*, повідоми*, підтверди*, оголоси*, заяви*, зазначи*, виріши*, повідомля*, довед*, встанови*, визна*',
  verbs: {
    denied:
      'немає доказів, запереч*, спросту*, спростов*, неправда, неправди*, невірно, брехня, хибно, відкида*, відкину*, не відповідає дійсності, виключ*, міф, вигадка, фейк, відхили*, не підтвердж*',
    alleged:
      'стверджу*, нібито, начебто, чутк*, припуска*, припусти*, підозрю*, звинувач*, вважа*, дума*, побою*, сподіва*, очіку*, натяка*, невідомо, незрозуміло, запиту*',
    uncertain:
      'можливо, ймовірно, малоймовірно, може бути, вимага*, пропону*, хоче, просить, рекоменду*, планує*/планують*, обіцял*/обіцяє/обіцяють, пропозиці*',
    negated: 'замість того',
    conditional: 'за умови, у разі, в разі',
  },
  to: {
    negated: 'відмови*, відмов*',
    uncertain: 'готов*',
  },
  dependent: '^\\S+ти(?:ся)?(?=\\s|$)',
  direct: { negated: 'без, замість' },
  heading: {
    alleged: 'чутк*',
  },
  near: {
    negated: 'не, ніколи, немає, ні, ані, більше не, вже не, жоден',
    uncertain: 'можливо, ймовірно, може, можуть, міг би, могла б, могли б, мабуть, майже, б, би, навряд чи',
    alleged: 'нібито, начебто, ніби, імовірно, наче',
    conditional: 'якщо, якби, поки не, доки не, лише якщо, тільки якщо',
  },
  bare: 'ні, ані',
  front: {
    conditional: 'якщо, якби, у разі, в разі, за умови, лише якщо, тільки якщо, за винятком, хіба що, поки не, доки не',
    alleged: 'за словами, за даними, згідно, на думку, за чутками, нібито, як стверджу*, кажуть, за твердженням',
    uncertain: 'можливо, ймовірно, мабуть, теоретично, може, навряд чи',
  },
  after: {
    negated: 'не, ніколи, більше не, вже не',
    uncertain: 'можливо, ймовірно, може, можуть, б, би',
    alleged: 'нібито, начебто',
    denied: 'неправда, брехня, це неправда, це брехня, не відповідає, не підтвердж*, спростов*, запереч*',
  },
  rest: { conditional: 'якщо, якби, поки не, доки, за умови, тільки якщо, лише якщо' },
  tag: {
    alleged:
      'стверджу*, за словами, за даними, на думку, вважа*, припуска*, за чутками, нібито, якщо, за умови, згідно, кажуть, поки не, доки не',
    denied: 'запереч*, спростов*, спросту*, це неправда, що неправда, брехня, не підтвердж*',
  },
};

const ar: CueWords = {
  that: 'أن, إن, بأن, أنه, أنها, ما إذا, أنهم, إنه, إنها, بأنه, بأنها, بأنهم',
  stops: 'لكن, ولكن, بينما, لأن, حيث, الذي, التي, الذين, عندما, بعدما, قبل, ثم, أو',
  idioms:
    'لا أحد يشك, لا أحد ينكر, لا شك, لا ريب, بلا شك, لا ينكر, لم ينكر, لم ينف, لا ينفي, لا يمكن إنكار, ليس فقط, لا يقل عن, لا سيما, حتى لو, دون شك, من دون شك, ليس سرا, لا يخفى, لا جدال, لا غرو, لا عجب, لا يختلف اثنان, لا خلاف, لم يكتف, لم يكد, لم يمض/تمض _ حتى, ما إن, ما زال, ما زالت, لا يزال, لا تزال, بلا',
  says: 'قال, قالت, أعلن, أعلنت, أكد, أكدت, ذكر, ذكرت, أفاد, أفادت, أضاف, كتب',
  verbs: {
    denied:
      'نفى, نفت, نفوا, ينفي, تنفي, نفي, أنكر, أنكرت, ينكر, تنكر, كذب, كذبت, غير صحيح, ليس صحيحا, ليس من الصحيح, ليس حقيقيا, كاذب, باطل, شكك, يشك, تشك, استبعد, استبعدت, دحض, الافتراء, افتراء, لا دليل, لا يوجد, سحب, سحبت, رفض, رفضت, أبى, أبت, توقف … عن, توقفت … عن, كف … عن, كفت … عن, امتنع … عن, امتنعت … عن, هيهات, من السابق لأوانه, لم يعثر',
    alleged:
      'زعم, زعمت, يزعم, تزعم, يزعمون, مزاعم, ادعى, ادعت, يدعي, تدعي, ادعاء, شائعات, شائعة, إشاعات, يعتقد, تعتقد, يظن, يشتبه, اتهم, اتهمت, يتهم, تتهم, يتهمون, يخشى, تخشى, يأمل, يتوقع, تتوقع, يفترض, ألمح, تكهن*, اتهام*, متهم, يقال, قيل, تظاهر, كأن',
    uncertain:
      'من المحتمل, من الممكن, من المتوقع, يحتمل, يمكن, طالب, طالبت, اقترح, اقترحت, يريد, تريد, دعا إلى, من غير المرجح, وعد, وعدت, تعهد, تعهدت, من المقرر/المنتظر/المرتقب/المرجح, دعا',
  },
  direct: {
    negated: 'بدون, دون, من دون, بدلا من, بدلا من أن, دون أن',
  },
  heading: {
    denied: 'صرف النظر, استبعدت',
    uncertain: 'قيد النقاش/البحث/الدراسة, مقترحات, أفكار',
  },
  near: {
    negated:
      'لا, لم, لن, ليس, ليست, ولا, ولم, ولن, ما عاد, لم يعد, لا أحد, قلما, نادرا ما, لم تعد, امتنع, امتنعت, رفض, رفضت, أحجم, أحجمت, فشل في, فشلت في',
    uncertain: 'ربما, ليت, لعل, يكاد, كاد, قد يكون, قد تكون, من المحتمل, كادت, يعتزم, تعتزم',
    alleged: 'يُزعم, المزعوم, المزعومة, بزعم',
    conditional: 'إذا, لو, لولا, ما لم, إلا إذا, شرط, شريطة, في حال',
  },
  bare: '',
  front: {
    conditional:
      'إذا, لو, لولا, ما لم, إلا إذا, إلى أن, شرط, بشرط, شريطة, في حال, في حالة, باستثناء, طالما, متى, وإذا, فإذا',
    alleged: 'بحسب, حسب, وفقا, وفق, على حد قول, على ذمة, كما يزعم, على ما يبدو, نقلا عن, بزعم, يقال, قيل',
    uncertain: 'ربما, من المحتمل, نظريا, لعل',
  },
  after: {
    negated: 'لا, لم, لن, ليس, ليست',
    uncertain: 'ربما, قد',
    alleged: 'بحسب, حسب',
    denied: 'غير صحيح, ليس صحيحا, كذب, محض كذب, أمر غير صحيح, لا أساس له, لا صحة له, عار عن الصحة',
  },
  rest: {
    conditional: 'إذا, إلا إذا, ما لم, لو, حتى, شرط, بشرط, شريطة, في حال, إلى أن',
    alleged: 'بحسب, وفقا, حسب',
  },
  tag: {
    alleged:
      'بحسب, حسب, وفقا, كما يزعم, كما زعم, كما ادعى, على حد زعم, إذا, ما لم, إلا إذا, شرط, بشرط, يزعم, تزعم, زعم, زعمت, ادعى, ادعت, وفق, في حال',
    denied: 'نفى, نفت, وهو ما نفاه, وهو ما تنفيه, وهذا غير صحيح',
  },
};

const he: CueWords = {
  that: 'כי, אם, האם, ש',
  stops: 'אבל, אך, או, כי אם, משום, אשר, כאשר, כש*, לאחר, לפני, אולם',
  idioms:
    'איש אינו מטיל ספק, אין איש מכחיש, אין ספק, ללא ספק, בלי ספק, לא מכחיש, לא הכחיש, לא הכחישה, לא רק, לא פחות, לא יותר, גם אם, אף אם, אין עוררין, אין חולק, לא מטיל ספק, אין סוד, אין כל/שום/צל ספק',
  says: 'אמר, אמרה, הודיע, הודיעה, אישר, אישרה, כתב, כתבה, מסר, מסרה, דיווח',
  verbs: {
    denied:
      'הכחיש, הכחישה, הכחישו, מכחיש, מכחישה, מכחישים, הכחשה, לא נכון, אין זה נכון, שקר, שקרי, כזב, דחה, דחתה, דחו, הפריך, הפריכה, שלל, שללה, מפקפק, ספק, סירב, סירבה, בדיה',
    alleged:
      'טען, טענה, טענו, טוען, טוענת, טוענים, לכאורה, שמועה, שמועות, חושד, חושדים, האשים, האשימה, סבור, סבורה, סבורים, מאמין, מאמינים, חושש, חוששים, מקווה, מקווים, מעריך, העריך, משער, רמז, נטען',
    uncertain:
      'ייתכן, אפשר, ייתכן כי, סביר, לא סביר, דורש, דורשים, דרש, הציע, הציעה, מציע, ביקש, ביקשה, רוצה, קורא, הבטיח, הבטיחה',
  },
  dependent: '^ל\\S{3}',
  direct: { negated: 'בלי, ללא, במקום' },
  near: {
    negated: 'לא, אין, אינו, אינה, אינם, מעולם לא, לעולם לא, כבר לא, טרם, איש לא, איש',
    uncertain: 'אולי, ייתכן, עשוי, עשויה, עשויים, עלול, עלולה, כמעט, כנראה, יכול היה',
    alleged: 'לכאורה, כביכול, לטענת',
    conditional: 'אם, אילו, לו, אלא אם כן, אלא אם, עד ש*, בתנאי',
  },
  bare: '',
  front: {
    conditional: 'אם, אילו, לו, אלא אם כן, אלא אם, עד ש*, בתנאי, במקרה, כל עוד, למעט, בהנחה',
    alleged: 'לפי, על פי, לטענת, לדברי, לכאורה, כביכול, אומרים, לפי השמועה, לדעת',
    uncertain: 'אולי, ייתכן, כנראה, להלכה',
  },
  after: {
    negated: 'לא, אינו, אינה, אינם, מעולם לא, אין',
    uncertain: 'אולי, עשוי, עשויה, עלול, עלולה, ייתכן',
    alleged: 'לכאורה, לטענת',
    denied: 'אינו נכון, אינה נכונה, שקר, הוא שקר, היא שקר, לא נכון, הוכחש, הוכחשה, אינו אמת',
  },
  rest: { conditional: 'אם, אלא אם כן, אלא אם, עד ש*, בתנאי, כל עוד', alleged: 'לטענת, לפי' },
  tag: {
    alleged: 'טען, טענה, טענו, טוען, טוענת, טוענים, לטענת, לפי, על פי, סבור, סבורה, אם, אלא אם כן, בתנאי, נטען, אומרים',
    denied: 'הכחיש, הכחישה, מכחיש, מכחישה, וזה לא נכון',
  },
};

const fa: CueWords = {
  that: 'که, آیا',
  stops: 'و, اما, ولی, یا, زیرا, چون, هرچند, هنگامی, وقتی, پس, بلکه, سپس',
  idioms:
    'هیچ کس شک ندارد, هیچ‌کس شک ندارد, هیچ کس تردید ندارد, هیچ‌کس تردید ندارد, هیچ کس انکار نمی‌کند, هیچ‌کس انکار نمی‌کند, شکی نیست, تردیدی نیست, بدون شک, بی شک, بی‌شک, بی‌تردید, بدون تردید, نه تنها, نه‌تنها, حتی اگر, انکار نکرد, انکار نمی‌کند, تکذیب نکرد, رد نکرد, جای تردید نیست, تردید نیست',
  says: 'گفت, گفته است, اعلام کرد, نوشت, تأیید کرد, تایید کرد, افزود, گزارش داد',
  verbs: {
    denied:
      'تکذیب کرد*, تکذیب می‌کن*, انکار کرد*, انکار می‌کن*, رد کرد*, رد می‌کن*, درست نیست, حقیقت ندارد, صحت ندارد, دروغ است, نادرست است, واقعیت ندارد, تردید دارد, شک دارد, تردید کرد, خودداری کرد*',
    alleged:
      'ادعا کرد*, ادعا می‌کن*, ادعا کرده است, مدعی شد, مدعی است, مدعی‌اند, شایعه, شایعات, شایعه شده است, گمان می‌رود, گمان می‌کند, تصور می‌کند, متهم کرد, حدس زد, بیم دارد, امیدوار است, انتظار می‌رود, معتقد است, معلوم نیست, روشن نیست, گفته می‌شود',
    uncertain:
      'ممکن است, احتمال دارد, محتمل است, امکان دارد, بعید است, پیشنهاد کرد, خواستار شد, خواست, می‌خواهد, قول داد*, قصد دارد, قرار است, نزدیک بود',
  },
  direct: { negated: 'بدون, به‌جای', uncertain: 'آیا' },
  near: {
    negated: 'نه, هرگز, هیچ, هیچ‌یک',
    uncertain: 'شاید, احتمالا, احتمالاً, ممکن است, گویا, تقریبا, نزدیک بود, قصد دارد, قرار است',
    alleged: 'ظاهرا, ظاهراً, گویا, به ادعای, به اصطلاح',
    conditional: 'اگر, مگر, مگر آنکه, مگر اینکه, تا زمانی که, چنانچه, به شرط',
  },
  bare: 'هیچ',
  front: {
    conditional:
      'اگر, چنانچه, در صورتی که, در صورت, مگر, مگر آنکه, مگر اینکه, تا زمانی که, تا وقتی, به شرطی که, به شرط, به جز, در غیر این صورت, هرگاه',
    alleged: 'به گفته, به گفتهٔ, به گفته‌ی, بنا بر, بنابر, طبق, بر اساس, به ادعای, ظاهراً, ظاهرا, گویا, به نظر, از قرار',
    uncertain: 'شاید, احتمالا, احتمالاً, روی کاغذ',
  },
  after: {
    negated: 'نیست, نبود, ندارد, نداشت, نمی*, نخواهد, نکرد, نکرده است, نکردند, نشد, نشده است, نبست, هرگز',
    uncertain: 'شاید, ممکن است',
    alleged: 'ظاهراً, ظاهرا',
    denied:
      'درست نیست, حقیقت ندارد, صحت ندارد, دروغ است, نادرست است, کذب است, شایعه است, تکذیب شد, تکذیب شده است, را تکذیب کرد, را رد کرد, را انکار کرد, را تکذیب می‌کند, خودداری کرد*',
  },
  rest: {
    conditional: 'اگر, مگر, مگر آنکه, مگر اینکه, در صورتی که, به شرطی که, به شرط, تا زمانی که',
    negated: 'نمی*, نخواهد, نخواهند',
  },
  tag: {
    alleged: 'ادعا می‌کند, ادعا کرد, مدعی شد, مدعی است, به گفته, به گفتهٔ, طبق, بنا بر, اگر, مگر, به شرطی که, گفته می‌شود',
    denied: 'تکذیب کرد, تکذیب می‌کند, رد کرد, انکار کرد, که درست نیست, که دروغ است',
  },
};

const hi: CueWords = {
  that: 'कि',
  stops: 'और, लेकिन, परन्तु, परंतु, मगर, या, क्योंकि, हालांकि, जब, जबकि, जो, जिसने, जिसका, जहाँ, जहां, बल्कि',
  idioms:
    'किसी को शक नहीं, किसी को संदेह नहीं, कोई शक नहीं, कोई संदेह नहीं, इसमें शक नहीं, इसमें संदेह नहीं, बेशक, निस्संदेह, न केवल, न सिर्फ, केवल ही नहीं, इनकार नहीं, इन्कार नहीं, खंडन नहीं, भले ही, विवाद नहीं, के बावजूद',
  says: 'कहा, बताया, लिखा, घोषणा की, पुष्टि की',
  verbs: {
    denied:
      'सच नहीं है, सही नहीं है, सच नहीं, झूठ है, झूठ, गलत है, ग़लत है, नकारा, नकार दिया, संदेह है, शक है, अस्वीकार किया, खारिज किया, इनकार, इन्कार, खंडन',
    alleged:
      'अफवाह, अफ़वाह, अफवाह है, माना जाता है, मानते हैं, मानना है, अनुमान है, आशंका है, उम्मीद है, संदेह, स्पष्ट नहीं है, पता नहीं, कहा जाता है, सुना है, आरोप, दावा',
    uncertain:
      'हो सकता है, संभव है, सम्भव है, संभावना है, मांग की, माँग की, सुझाव दिया, प्रस्ताव दिया, चाहता है, चाहते हैं, वादा, योजना है',
  },
  direct: { negated: 'बिना' },
  near: {
    negated: 'नहीं, कभी नहीं, मत',
    uncertain: 'शायद, संभवतः, सम्भवतः, संभवत, लगभग, हो सकता है',
    alleged: 'कथित तौर पर, कथित रूप से, तथाकथित, के अनुसार, के मुताबिक',
    conditional: 'यदि, अगर, बशर्ते, जब तक, तो, तभी',
  },
  bare: '',
  front: {
    conditional: 'यदि, अगर, बशर्ते, जब तक, सिवाय, यदि कहीं',
    alleged: '_ के अनुसार, _ _ के अनुसार, _ के मुताबिक, _ _ के मुताबिक, कथित तौर पर, सुना है, कहते हैं',
    uncertain: 'शायद, संभवतः, सम्भवतः, सैद्धांतिक रूप से',
  },
  after: {
    negated: 'नहीं, न, कभी नहीं, बिना, के बजाय',
    uncertain: 'शायद',
    alleged: 'ऐसा दावा',
    denied: 'यह सच नहीं, यह झूठ, यह गलत, से इनकार, से इन्कार, का खंडन, की बात झूठ, की खबर झूठी, की खबर गलत, इससे इनकार',
  },
  rest: { negated: 'नहीं', conditional: 'यदि, अगर, बशर्ते, जब तक' },
  tag: {
    alleged: 'ऐसा दावा, दावा किया, के अनुसार, के मुताबिक, ऐसा आरोप, बशर्ते, यदि, अगर, जब तक, अफवाह, अफ़वाह',
    denied: 'इनकार किया, खंडन किया, यह सच नहीं, यह झूठ है, यह गलत है',
  },
};

/** The cues of languages with spaces between words, by the first part of a language tag. */
export const cueWords: Readonly<Record<string, CueWords>> = { en, fr, es, de, ru, uk, ar, he, fa, hi };
