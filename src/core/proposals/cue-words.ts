/**
 * The words outside a span that can reverse, limit or distance what it says, by language. A phrase is words with one
 * space between them; `*` stands for any ending of a word, `a/b` for either, `_` for one word,
 * ` … ` for at most six words.
 */

/** What a cue does to the words of the span. */
export type CueKind = 'denied' | 'negated' | 'conditional' | 'uncertain' | 'alleged';

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
  /** Phrases that end where the span starts, or one word before it, such as “refused to”. */
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
  stops:
    'and, but, or, yet, so, because, although, though, while, whereas, who, which, whose, whom, where, when, since, as, after, before, than',
  idioms:
    'nobody/none/few/one … doubt*/den*/disput*/question*/contest*, not/never/cannot/n’t/nor fail*/hesitat*/refus*/ceas*/declin*/omit* to, not/never/n’t stop*, no/nothing/little/without … hide/conceal/disguise/dispute/disputing/denying/deny, no mistak*, cannot/not but, cannot/not/n’t help but, cannot hide/forget/deny/dispute, not/n’t doubt/deny/dispute, fail* to mention/notice/realise/realize, beyond question/dispute, nothing new, small wonder, no fewer/sooner, no stranger, by no means the only, without fail/exception/delay/warning, anything but, no one doubts/doubted/denies/denied/disputes/disputed/questions, nobody doubted/denied/disputed/questioned/contested, no_one doubts, not/never/cannot/hardly doubt/deny/dispute/question/contest/denied/doubted/disputed/questioned/contested, not/never be doubted/denied/disputed/questioned, did/does/do/has/have/had/is/are/was/were not in doubt/dispute/question, not yet denied, did/does/do/could/can/would not deny/dispute/doubt/question/contest, has/have/had not denied/disputed/contested/questioned, has/have/had never denied/disputed/doubted, can/could not be denied/doubted/disputed, is/was not denied/disputed/contested/in doubt, without/beyond/no doubt, without a doubt, there is/was no doubt, no doubt, no question, not/never only, not/never just, not merely, not simply, not least, not surprisingly, not far from, not long after, not for the first time, no later/earlier/fewer/less/more than, no sooner, no matter, no wonder, no secret, as expected, even if, what if, if not, if anything, provided with/by/for, the/its/their/sheer/all might, not once, not twice, not without, in no way denied, not/never/n’t hide/hid/hides/forget/forgot/regret/regretted/realise/realised/realize/realized/notice/noticed/mention/mentioned/conceal/concealed/overlook/overlooked/mind/know that, not aware/surprised/sorry/ashamed/unaware, never forgot, not a secret, whether or not, long expected, would like, should know, nothing but, none other than, no stranger, never mind, doubtless, undeniabl*, undoubted*',
  says: 'said, say*, wrote, write*, announced, announce*, confirmed, confirm*, reported, reports, noted, showed, show*, shows, knew, know*, found, stated, state*, added, told, learned, recorded, swore, testified, agreed, argued, insisted, admitted, conceded, explained, replied, answered, decided, ruled, proved, declared, revealed, recalled, remembered, heard, read, saw',
  verbs: {
    denied:
      'invent*, invention, fabrication*, fantas*, fiction, fairy tale, fairy tales, legend, canard, retract*, recant*, withdr*, disavow*, repudiat*, shelv*, scrapp*, abandon*, thr*w* out, vot* down, turn* down, nothing … show*/suggest*/prove*/proves/indicat*/support*, little/scant evidence/proof/sign, unfounded, baseless, groundless, mistaken*, erroneous*, pour/poured cold water, gave/give/gives/lent/lends the lie, deny, denies, denied, denying, denial*, dispute*, disputing, reject*, refut*, dismiss*, doubt*, contest*, false, falsely, untrue, incorrect, myth, hoax, a lie, lies about, debunk*, disprov*, ruled/rule/rules out, wrong, disbelie*, disown*, joke, fable, no evidence, no proof, no sign, no indication, no truth',
    alleged:
      'notion/idea/theory/hypothesis/impression/tale/story/legend that, scare*, whisper*, hearsay, conjectur*, surmis*, presum*, conten*, alleg*, claim/claims/claimed/claiming, purport*, rumour*, rumor*, speculat*, suspect*, suspicion*, accus*, insinuat*, suggest*, hint*, imagin*, assum*, suppos*, believ*, think*, thought, guess*, fear*, hope*, hoping, worr*, expect*, predict*, forecast*, propos*, question/questions/questioned/questioning/ask/asks/asked/wonder/wonders/wondered whether, unclear, unknown, unproven, unconfirmed, unverified, threaten*, warn*, gossip*, pretend*',
    uncertain:
      'to be seen/established/proved/proven/shown/confirmed/determined/decided, open question, too early to say, in principle, ordered/orders that, urg*, request*, pledg*, promis*, vow*, motion/bill/plan/plans/amendment/draft that, on the table, possible, possibility, risk, chance, conceivable, likely, unlikely, probable, improbable, wish*, demand*, recommend*',
  },
  near: {
    negated:
      'seldom, rarely, barely, never once, not, never, no longer, hardly, scarcely, nobody, no one, none, neither, nor, cannot, without, far from, instead of, rather than, no, fail*, unable, refus*, n’t, ceased/ceases/cease to',
    uncertain:
      'might, may, could, would, perhaps, maybe, possibly, probably, presumably, hypothetically, in theory, on paper, almost, nearly, supposed to, want/wants/wanted/urge/urges/urged/expect/expects/expected/beg/begged, call/calls/called/calling on/for, plan/plans/planned for, plan was/is for, idea of, proposal/proposals for, hope/hopes/talk/prospect/threat/threats/fear/fears/rumour/rumours/rumors of',
    alleged: 'allegedly, reportedly, supposedly, purportedly, apparently, seemingly, ostensibly, so-called',
    conditional: 'only if, if, unless, until',
  },
  bare: 'without, no, instead of, rather than, far from',
  front: {
    conditional:
      'only where, only once, in a/an/one/the/this/that … scenario, in a scenario, under the/a/its/their … draft/plan/plans/proposal/proposals/bill/scheme, in case of, if, unless, until, till, only if, only when, provided, providing, in case, as/so long as, on condition, assuming, supposing, suppose, should the/a/it/he/she/they/this/we, were the/a/it/he/she/they, had the/it/he/she/they/a, in the event, but for, subject to, pending, except, only after, not until, suppose that, imagine, imagine that',
    alleged:
      'according to, allegedly, reportedly, supposedly, purportedly, apparently, seemingly, rumour has it, in the opinion of, in the view of, in his/her/their/its/my/our view/opinion, to hear _ tell it, by one account, by some accounts',
    uncertain: 'perhaps, maybe, possibly, probably, presumably, in theory, hypothetically, at best, ideally',
    denied: 'contrary to, far from, falsely, wrongly, no longer, not since',
  },
  after: {
    negated:
      'not, never, no longer, hardly, scarcely, cannot, n’t, did/does/do/has/have/had/is/are/was/were/will/can/could/would/should/must not/never, didn’t, doesn’t, hasn’t, haven’t, wasn’t, isn’t, weren’t, won’t, can’t, couldn’t, wouldn’t',
    uncertain:
      'might, may, could, would, perhaps, possibly, probably, is/are/was/were expected/likely/unlikely/supposed/thought/believed/said/rumoured/reported/planned to, has/have yet to',
    alleged: 'allegedly, reportedly, supposedly, purportedly, apparently, is/are/was/were alleged/claimed to',
    denied:
      'is/was … invention/fabrication/fantasy/legend/rumour/rumor/hoax/myth, is/was/are/were untrue/false/incorrect/wrong/denied/disputed/fiction/nonsense/unproven/unconfirmed/doubtful/unlikely/rejected, is/was/are/were _ untrue/false/incorrect/wrong/denied/disputed/true/fiction/nonsense/doubtful/lie/myth/rumour/rumor/hoax, is/was/are/were not/never true/correct/so/proved/proven/confirmed, proved/turned false/untrue/wrong, has/have been denied/disputed/refuted/disproved/debunked, has/have never been proved/proven/shown/confirmed',
  },
  rest: {
    conditional:
      'if, unless, until, till, provided, as/so long as, only if, only when, on condition, except, subject to, pending, should the/a/it/he/she/they',
  },
  tag: {
    alleged:
      'would have it, would have us believe, to be believed, so the story/tale/legend/saying goes, legend has it, or so, joked, jokes, quipped, mocked, scoffed, critics/opponents/detractors/rivals/enemies say/said/complain, said/say critics/opponents/detractors/rivals, surmised, guessed, alleging, so they say, it is rumoured/rumored/whispered, claim, claims, claimed, alleges, alleged, allege, suggests, suggested, speculated, speculates, believes, believe, believed, thinks, think, thought, suspects, suspected, feared, fears, hopes, hoped, insists, insisted, according to, rumour has it, predicted, predicts, it is alleged, it is claimed, it is said, so the rumour went',
    denied: 'denied, denies, deny, untrue, false, disputed, disputes, rejected, never happened, not true',
  },
  into: {
    negated:
      'refus*/declin*/fail*/omit*/neglect*/forgot/forget/forgets/ceas*/hesitat* to, unable/unwilling/reluctant/powerless/loath/slow to, stop*/fell/fall*/falls short of, sh*ing/shied/shies/shy/back*/walk*/step* away from, refrain*/abstain*/desist*/recoil*/exempt*/exclu* from, h*ld back from, bar*/ban*/prevent*/stop*/prohibit*/block*/kept/keep*/dissuad*/deter*/discourag* … from, resist*/reject*/rebuff*/spurn*/oppos*/ignor*/defi*/defy*/dismiss* … to/for/of, avoid*, gave/give/given/giving up, rul* out, decid*/vot*/opt*/argu*/advis*/warn* … against, incapable of, thought better of, in lieu of, forb*d* … to, opposed to, too _ to',
    uncertain:
      'plan*/pledg*/vow*/promis*/intend*/propos*/threaten*/aim*/hope*/hoping/seek*/sought/want*/wish*/offer*/undert*/prepar*/attempt*/try/tries/tried/trying/mean/means/meant/resolv*/swore/yet/about/poised/set/due/slated/schedul*/expect*/likely/supposed/intent/ready/eager/keen/willing/tempt*/oblig*/requir*/asked/told/urg*/order*/instruct*/advis*/invit*/entitled/authoris*/authoriz*/empower*/ought/bid/effort*/call/calls/called/pressure/motion*/bill/demand*/request* to, urg*/beg*/order*/instruct*/ask*/tell/tells/told/implor*/invit*/advis*/requir*/petition*/direct*/encourag*/wants/wanted/expect* … to, call* on/for/upon … to, idea/ideas/prospect/possibility/threat/risk/danger/hope/hopes/intention/way/dream*/talk/thought/thinking/brink/verge/point/cusp/eve/hair/inch/favour/favor/hopes/capable of, to/towards the point of, within a/an _ of, with a view to, c*me close/near to, close to, all but, narrowly avoid*, consider*/contemplat*/mull*/advocat*/envisag*, virtually, practically, should, must, keen on, bent on, in the hope of',
    alleged:
      'accus*/suspect*/suspicion*/convict* of, accus*/suspect* … of, blam*/fault*/criticis*/criticiz*/denounc* … for, charg* with, alleg*/reported/rumoured/rumored/said/thought/believed/understood/assumed/presumed/claim*/purport*/profess*/pretend*/seem*/appear*/suppos* to, as if/though, deni* … of',
    denied: 'deni*/deny*/disput*/contest*/disclaim*/disown*',
  },
  subject: {
    negated:
      'nobody, no one, none, neither, not one/a/all/every/even/many/much, no _, nothing, few, hardly/scarcely/barely any, at no point/time/stage, in no case/way, under no, on no account, nowhere, never',
  },
  heading: {
    negated: 'shelved, dropped, abandoned, withdrawn, deferred, repealed, deleted, struck out, discarded, myths',
    uncertain:
      'discussion, consideration, ideas, options, scenarios, drafts, plans, wishes, suggestions, motions, tabled, on the table, pending',
  },
  relative: 'who, which, whose, whom, where',
};

const fr: CueWords = {
  that: 'que, qu’, si, s’',
  stops: 'et, mais, ou, donc, car, qui, dont, où, lorsque, quand, puisque, tandis que, alors que, comme, après, avant',
  idioms:
    'si bien, il va sans dire, ne/n’a/n’ont/n’avait/put/peut/pouvait pu que, ne put/peut/pouvait/pourra que, quand bien même, nul doute, pas de doute, guère de doute, à n’en pas douter, n’empêche, non content/contente/contents/contentes, non sans, on ne peut plus, pas étonnant/surprenant, rien d’étonnant, sans surprise/conteste/attendre/encombre/délai/exception, ne/n’*/n’a/n’ont … cess*/manqu*/oubli*/hésit*/refus* pas/jamais/point de/d’*/à, n’a/n’ont pas/jamais/point manqu*/oubli*/hésit*/refus* de/d’*/à, ne/n’* cess* de/d’*, n’a/n’ont cess* de/d’*, nul n’ignor*, ne saurait nier/contester/douter, personne/nul/nulle … ne/n’* nie/doute/conteste/ignore, pas nier/contester, ne nie/conteste pas, hors de doute, pas moins, plus que jamais, pas le moindre doute, aucun doute, aucune contestation, pas que, pas question de nier, personne ne doute/nie/conteste, personne n’ignore, nul ne doute/nie/conteste/ignore, ne doute/nie/conteste/dément pas, n’a pas nié/démenti/contesté, ne fait aucun doute, ne fait pas de doute, sans aucun doute, sans doute, sans nul doute, aucun doute, sans tarder, n’a pas caché, ne cache pas, n’a pas oublié, n’ignor*, non seulement, pas seulement, même si, si bien que, à peine, comme prévu, n’est pas contesté, il n’est pas douteux, pas moins de, si longtemps',
  says: 'dit, a dit, écrit, annonce, annoncé, confirme, confirmé, déclaré, déclare, indique, indiqué, rapporte, montre, constate, affirme, affirmé',
  verbs: {
    denied:
      'repouss*, écart*, rétract*, infirm*, invention*, fable*, légende*, canular*, calomni*, rien n’indique/n’établit/n’atteste, rien ne montre/laisse/permet/dit, sans fondement, infondé*, absurde*, ineptie*, aucune preuve, aucun signe, rien ne prouve, nie/nient/nié/niée/niait/niaient/nier/niant, dément*, conteste*, contesté*, réfut*, rejet*, faux, fausse, inexact*, mensonge*, pas vrai, pas exact, doute*, exclu*, erroné*',
    alleged:
      'ragot*, racontar*, insinu*, paraît, semble, semblerait, hypothèse/idée/thèse/impression/fiction que/qu’, présum*, reproch*, à ce qu’*, on dit, ouï-dire, incertain*, question de savoir, reste à savoir/établir/prouver, on raconte, dit-on, prétend*, allègue*, allégu*, soupçonn*, rumeur*, suppose*, imagin*, accuse*, croi*, pense*, craint*, craign*, espère*, suggère*, laisse entendre, bruit*, prévoi*, redout*, ignore*, se demande*, spécul*',
    uncertain:
      'ordonn*, recommand*, revendiqu*, réclam*, conseill*, préconis*, promet*, promis, promesse*, jur*, envisag*, plaid*, il faut, il faudrait, faudrait, motion/projet/amendement que/qu’, sur le point, possible, probable, improbable, peu probable, il se peut, souhait*, demand*, exige*, propose*, risque*, éventualité',
  },
  near: {
    negated:
      'guère, rarement, ne, n’, pas, jamais, plus, aucun, aucune, personne, sans, ni, nullement, loin de, au lieu de, refus*',
    uncertain:
      'quasiment, pratiquement, pourrait, pourraient, devrait, devraient, aurait, auraient, serait, seraient, peut-être, probablement, éventuellement, sans doute, presque, failli',
    alleged: 'prétendument, soi-disant, apparemment, censé*, supposé*',
    conditional: 'si, s’, à moins que, jusqu’à ce que, à condition que, pourvu que, au cas où',
  },
  bare: 'sans, aucun, aucune, loin de, au lieu de, ni',
  front: {
    conditional:
      'faute de quoi, dans l’éventualité, dans le cas, en supposant, dans un/une/le/ce … scénario/hypothèse, dans un scénario, aux termes du projet, en vertu du projet, seulement si, uniquement si, à défaut de quoi, si d’aventure, pour peu, si, s’, à moins que, à moins d’*, à moins de, jusqu’*, à condition que, à condition de, pourvu que, au cas où, en cas de, en cas d’*, sauf, sauf si, sous réserve, tant que, dans l’hypothèse, à supposer',
    alleged: 'selon, d’après, à en croire, aux dires, au dire, prétendument, apparemment, semble-t-il, paraît-il',
    uncertain: 'peut-être, probablement, éventuellement, en théorie, sur le papier',
    denied: 'contrairement à, contrairement aux, à tort, faussement, loin de',
  },
  after: {
    negated: 'ne, n’, pas, jamais, ne _ pas, n’a pas, n’est pas',
    uncertain: 'pourrait, pourraient, devrait, devraient, aurait, auraient, serait, seraient, peut-être',
    alleged: 'prétendument, apparemment, est censé, est soupçonné, est accusé',
    denied:
      'est une invention/légende/fable, est un canular/mythe, est … invention/légende/fable/canular/mythe, est faux, est fausse, est inexact, est _ faux, est _ _ faux, est douteux, n’est pas prouvé, n’est pas vrai, est démenti, relève de la rumeur, est une rumeur, est un mensonge, a été démenti',
  },
  rest: {
    conditional:
      'si, s’il, s’ils, s’elle, à moins que, à moins d’, à moins de, jusqu’à ce que, à condition que, à condition de, pourvu que, au cas où, en cas de, sauf si, sous réserve, jusqu’en, jusqu’au, jusqu’à',
  },
  tag: {
    alleged:
      'ironis*, a ironisé, plaisant*, a plaisanté, raill*, a raillé, moqu*, à ce qu’*, raconte-t-on, murmure-t-on, assure-t-on, au dire, aux dires, affirment/affirme/accusent/assurent/disent/selon les/ses/leurs/des détracteurs/opposants/critiques/adversaires/rivaux, rêv*, a rêvé, prétendait, selon, d’après, prétend, prétendent, prétendait, a prétendu, croit, pense, suppose, soupçonne, à en croire, paraît-il, semble-t-il, dit-on, craint, espère',
    denied:
      'un mensonge, une invention, pure invention, un canular, nie, nient, dément, a démenti, a nié, est faux, conteste, ce que * dément',
  },
  into: {
    negated:
      'refus*/évit*/omi*/omet*/néglig*/cess*/manqu*/oubli*/arrêt*/gard*/abst*/dispens*/incapable*/peur/faute/faire/lieu/loin de/d’*, empêch*/dissuad*/interdi*/défend* … de/d’*, renonc*/répugn*/rechign*/hésit*/résist*/oppos*/refus*/échou* à, peu … que/qu’, sans même/pour autant, se/s’ gard* bien de/d’*, repouss*/rejet*/écart* … de/d’*/à, sans',
    uncertain:
      'promet*/promis/promesse/jur*/envisag*/projet*/menac*/tent*/essay*/propos*/prévoi*/prévu/ambitionn*/rêv*/command*/conseill*/demand*/exig*/ordonn*/recommand*/préconis*/suggér*/intention/idée/espoir/espér*/risqu*/charg*/somm*/point/bord/doigts/près/veille/passe/mesure/projet/vue de/d’*, demand*/ordonn*/enjoin*/exig*/conseill*/recommand*/propos*/suggér*/suppli*/pri*/menac*/press* … de/d’*, engag*/cherch*/songe*/aspir*/tend*/vis*/invit*/appel*/prêt*/dispos*/destin*/tenu*/pens*/oblig*/consent* à, invit*/appel*/exhort*/incit*/encourag* … à, compte/comptent/comptait/comptaient, entend/entendent/entendait/entendaient, veut/veulent/voulait/voulaient/voudrait/voudraient, souhait*, doit/doivent/devait/devaient/devra/devront, espèr*, faut, faudrait, fallu … que/qu’, censé*, comme si/s’',
    alleged:
      'soupçonn*/accus*/suspect*/inculp*/reproch*/taxé*/blâm* de/d’*, accus*/soupçonn*/suspect*/reproch* … de/d’*, prétend*/affirm*/assur*/jur*, examen pour',
    denied: 'ni*/démen*/dément*/contest*',
  },
  subject: {
    negated: 'personne, nul, nulle, aucun, aucune, pas un/une, rien, ni, jamais, en aucun cas, à aucun moment',
  },
  heading: {
    negated: 'abandonn*, écart*, rejet*, repouss*, retir*, supprim*, abrog*, non retenu*',
    uncertain:
      'à l’étude, en discussion, en débat, propositions, pistes, hypothèses, idées, options, scénarios, revendications, vœux, en suspens',
  },
  relative: 'qui, dont, où, que, qu’, lequel, laquelle, lesquels, lesquelles',
};

const es: CueWords = {
  that: 'que, si',
  stops:
    'y, e, pero, o, sino, porque, aunque, mientras, quien, quienes, cuyo, cuya, donde, cuando, pues, como, después, antes, ya que',
  idioms:
    'si bien, aunque parezca mentira, parece mentira, hasta ahora/hoy/entonces/aquí/ayer, hasta la fecha, hasta el momento/punto, no … más remedio que, no pud*/podía/puede/pueden … menos que/de, no pud*/podía/puede/pueden sino, no es de extrañar, no es extraño/raro, no extraña, no sorprend*, nadie … ignora/discute/duda/niega/cuestiona/dudó/negó/discutió, nadie ignora*, no … en duda, no ignora*, ni corto ni perezoso, sin embargo, sin más, sin falta, no/nunca dej* de, fuera de duda, qué duda cabe, no en vano, no bien, ni que decir tiene, quien más quien menos, por si acaso, no olvid*, no ocult*, no hay que olvidar, no disimul*, no falt* quien, no … vacil*/dud* en, nunca mejor dicho, no menos, no tard*, más que nunca, no hay mal que por bien no venga, no ha/han negado/dudado, no hay quien niegue/dude, sin demora/duda/excepción/esperar/precedentes, sin … duda/dudas, no sin, nadie duda/niega/discute/dudó/negó, no dud*, no niega/negó/niegan, no cabe duda, no hay duda, sin duda, sin lugar a dudas, no solo, no sólo, no solamente, aun si, aunque no, no obstante, no menos de, no es un secreto, como se esperaba, no se discute, ni siquiera',
  says: 'dijo, dice, escribió, anunció, confirmó, declaró, informó, señaló, indicó, afirmó, mostró',
  verbs: {
    denied:
      'desech*, retract*, invención, invento/inventos, fábula*, fantasía*, patraña*, leyenda*, infundi*, calumni*, nada indica/prueba/demuestra/apunta/sugiere, sin fundamento, infundad*, desestim*, disparate*, embuste*, montaje, no hay pruebas, no hay evidencia, ninguna prueba, niega/niegan/negó/negaron/negaba/negar/negado/negando, desmient*, desminti*, desmentido, falso, falsa, mentira, no es cierto, no es verdad, rechaz*, refut*, dud*, descart*, incorrecto, erróneo, bulo*',
    alleged:
      'corre/corría la especie/voz, hipótesis/idea/teoría/tesis/impresión de que, achac*, imput*, se dice, dicen, parece, parecía, se ignora, se desconoce, no está claro, conjetur*, recel*, calumni*, habladur*, aleg*, presunt*, supuest*, rumor*, sospech*, acus*, cree*, creía*, piens*, supone*, imagin*, teme*, temía*, espera*, sugier*, sugiri*, pretend*, especul*, insinu*, prevé*, prevén',
    uncertain:
      'orden*, suplic*, promet*, promes*, jur*, plante*, cabe la posibilidad, hace falta, es preciso, es necesario, por ver, por determinar, moción de que, amenaz*, aclarado, aclarar, posible, probable, improbable, puede ser, quiz*, propone*, propuso, pid*, pidi*, exig*, recomend*, dese*',
  },
  near: {
    negated:
      'apenas, rara vez, no, nunca, jamás, ningún, ninguna, nadie, sin, ni, tampoco, ya no, lejos de, en vez de, en lugar de',
    uncertain:
      'por poco, prácticamente, podría, podrían, pudiera, debería, quizá, quizás, tal vez, acaso, probablemente, posiblemente, habría, habrían, sería, serían, casi',
    alleged: 'supuestamente, presuntamente, al parecer, aparentemente',
    conditional: 'si, a menos que, hasta que, salvo que, siempre que, con tal de que, en caso de que',
  },
  bare: 'sin, ningún, ninguna, lejos de, en vez de, en lugar de, ni',
  front: {
    conditional:
      'en el supuesto, en un/una/el/la … escenario/hipótesis, en un escenario, según el borrador, solo si/cuando, sólo si/cuando, únicamente si/cuando, a falta de que, suponiendo, a reserva, de lo contrario, si, a menos que, hasta, salvo, siempre que, siempre y cuando, con tal de que, en caso de, en el caso de, de no, a condición de, mientras no, a no ser que, excepto',
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
      'es un invento/infundio/mito/montaje, es una patraña/leyenda/invención/fábula, es … invención/fantasía/invento/leyenda, es falso, es falsa, es mentira, no es cierto, no es verdad, es _ falso, fue desmentido, es un bulo, es un rumor, resultó falso',
  },
  rest: {
    conditional:
      'si, a menos que, hasta que, hasta, salvo que, siempre que, siempre y cuando, con tal de que, en caso de, a no ser que',
  },
  tag: {
    alleged:
      'aseguraba, aseguran, bulo, bulos, rumor*, alegaba, alegan, ironiz*, bromeó, bromeaba, se burló, se mofó, según se, dicen/afirman/aseguran/sostienen sus/los detractores/críticos/rivales/adversarios, dicen, al decir, a decir, según, alega, alegó, sostiene, cree, creen, sospecha, supone, piensa, teme, dicen los rumores, de acuerdo con, asegura, pretende',
    denied:
      'un invento, pura invención, un infundio, una patraña, niega, negó, desmintió, desmiente, es falso, lo niega, lo negó',
  },
  into: {
    negated:
      'neg*/niega/niegan/resist*/rehus*/renunci*/opon*/opus* a, dej*/abst*/guard*/ces*/olvid*/desist*/par*/incapaz/incapaces/lugar/vez/lejos/lugar de, rehús*/rehus*/evit*/descart*, impid*/impedir/prohib*/prohíb*/disuad*, poco falt*/faltó que, falt* … que, sin llegar a, sin, en contra de, ni/no _ a',
    uncertain:
      'pretend*/quier*/quería*/quiso/quisieron/quisiera*/dese*/plane*/prev*/esper*/intent*/busca/buscan/buscaba*/procur*/propon*/propuso/promet*/ofrec*/proyecta/proyectan, tiene/tienen/tenía/tenían previsto/pensado/planeado, previsto/prevista, comprom*/dispuest*/aspir*/llam*/invit*/inst*/anim*/exhort*/oblig*/destinad* a, llam*/invit*/inst*/exhort*/oblig* … a, amenaz* con, trat*/intenci*/idea/ideas/propósito/plan/planes/peligro/riesgo/posibilidad/promesa/amenaza/hablaba/habla/encarg*/punto/paso/borde/vías/trance/cerca/pique/fin/objeto de, a punto … de, debe/deben/debía/debían/debería/deberían/deberá/deberán, tiene/tienen/tendrá/tendrán/tenía/hay que, orden*/mand*/exig*/pid*/recomend*/aconsej*/permit*/sugier*/sugiri* , podría, como si',
    alleged:
      'acus*/sospech*/tach*/culp*/señal* de, acus*/sospech*/culp*/reproch* … de, imput*/achac*/atribuy* … haber, imput*/achac*/atribuy*/reproch*, afirm*/asegur*/dice/dicen/aleg*/parece*/pretend*',
    denied: 'niega/niegan/negó/negaron/negaba/desmient*/desmint*',
  },
  subject: {
    negated: 'nadie, ninguno, ninguna, ningún, ni, nada, nunca, jamás, en ningún, pocos, pocas, tampoco',
  },
  heading: {
    negated: 'desech*, rechaz*, descart*, aparc*, archivad*, retirad*, derogad*, sobre la mesa, suprimid*',
    uncertain:
      'en estudio, en discusión, en debate, propuestas, ideas, opciones, reivindicaciones, pendientes, sugerencias, borrador*, mociones',
  },
  relative: 'que, quien, quienes, cuyo, cuya, cuyos, cuyas, donde, el cual, la cual, los cuales, las cuales',
};

const de: CueWords = {
  that: 'dass, daß, ob',
  stops:
    'und, aber, oder, sondern, denn, weil, obwohl, während, der/die/das _ hat, welche, welcher, welches, wo, als, nachdem, bevor, da, wie',
  idioms:
    'niemand bezweifelt/bestreitet/leugnet/zweifelt, niemand zweifelt daran, nicht bestr*, nicht zu bestreiten, nicht bezweifel*, bestr* nicht, bestreitet niemand, bezweifel* nicht, bezweifelt niemand, leugn* nicht, dementier* nicht, kein zweifel, keinen zweifel, ohne zweifel, ohne jeden zweifel, zweifellos, zweifelsohne, nicht nur, nicht bloß, nicht zuletzt, nicht allein, als ob, auch wenn, selbst wenn, wenn auch, wie erwartet, nicht umsonst, nicht weniger als, nicht zum ersten mal, kein geheimnis, ob ... oder nicht, fraglos, steht nicht in frage, nicht verschwiegen, nicht verhehlt, nicht vergessen, verschwieg nicht, verhehlte nicht, vergaß nicht, nicht überrascht',
  says: 'sagte, sagt, schrieb, schreibt, erklärte, teilte, meldete, meldet, bestätigte, bestätigt, berichtet, berichtete, gab, zeigt, stellte',
  verbs: {
    denied:
      'keine belege, keinen beleg, keine beweise, keinen beweis, keine anzeichen, keine hinweise, bestreit*, bestritt*, bestritten, leugn*, geleugnet, dementier*, verneint*, falsch, unwahr, gelogen, lüge, märchen, bezweifel*, zweifel*, widerleg*, wies zurück, weist zurück, stimmt nicht, ausgeschlossen, schließt aus, irrig',
    alleged:
      'behaupt*, angeblich*, gerücht*, vermut*, mutmaß*, unterstell*, beschuldig*, wirft vor, warf vor, verdacht*, verdächtig*, glaub*, meint, meinte, denkt, dachte, befürcht*, fürcht*, hofft, hoffte, hoffen, erwart*, spekulier*, annahm, nimmt an, nahm an, fraglich, unklar, unbekannt, fragt*',
    uncertain:
      'möglich*, wahrscheinlich*, unwahrscheinlich*, fordert*, verlang*, schlägt vor, schlug vor, wünsch*, empfiehl*, denkbar*',
  },
  near: {
    negated:
      'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, nirgends, ohne, weder, statt, anstatt, kaum, nicht mehr',
    uncertain:
      'könnte, könnten, dürfte, dürften, würde, würden, soll, sollen, sollte, vielleicht, möglicherweise, wohl, eventuell, womöglich, vermutlich, wahrscheinlich, beinahe, fast, theoretisch, müsste',
    alleged: 'angeblich, vorgeblich, anscheinend, scheinbar, mutmaßlich, laut',
    conditional: 'wenn, falls, sofern, solange, bis, außer wenn, es sei denn',
  },
  bare: 'ohne, statt, anstatt, kein, keine, keinen, keinem, keiner, weder',
  front: {
    conditional:
      'wenn, falls, sofern, solange, bis, nur wenn, außer, es sei denn, vorausgesetzt, unter der bedingung, im fall*, bei einem, sollte/sollten/würde/hätte/wäre/wären/hätten der/die/das/ein/eine/es/er/sie, angenommen, ohne, vorbehaltlich',
    alleged:
      'laut, nach angaben, nach den worten, zufolge, angeblich, dem vernehmen nach, nach ansicht, nach meinung, anscheinend, gerüchten zufolge, _ zufolge, dem/der _ zufolge',
    uncertain: 'vielleicht, möglicherweise, vermutlich, wahrscheinlich, theoretisch, womöglich',
    denied: 'entgegen, anders als, fälschlich, fälschlicherweise, zu unrecht',
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
      'behaupt*, angeblich, so die behauptung, laut, zufolge, glaubt, glauben, vermutet, vermuten, meint, meinen, heißt es, munkelt*, wie es heißt, wenn, falls, sofern, es sei denn, solange, bis, ist unklar, ist offen, ist ungewiss, bleibt offen, steht nicht fest, weiß niemand, ist fraglich, ist umstritten, ist unbekannt',
    denied:
      'bestreitet, bestritt, dementierte, dementiert, leugnet, was nicht stimmt, ist falsch, ist _ falsch, ist unwahr, stimmt nicht, trifft nicht zu, ist gelogen, ist nicht wahr, ist _ unwahr',
  },
};

const ru: CueWords = {
  that: 'что, чтобы, будто, как будто',
  stops:
    'и, а, но, или, однако, потому, поскольку, хотя, который, которая, которое, которые, которого, которой, где, когда, после, как, если',
  idioms:
    'никто не сомнева*, никто не отрица*, никто не спорит, не отрица*, не сомнева*, не вызывает сомнен*, не подлежит сомнению, нет сомнен*, без сомнен*, несомненно, не секрет, не только, не раз, не менее, не более, не позднее, не впервые, нельзя не, не могут не, не может не, как если бы, даже если, если не считать, не отриц*, не опроверг*',
  says: 'сказал*, говорит, написал*, сообщил*, сообща*, подтвердил*, подтвержда*, объявил*, заявил*, заявля*, отметил*',
  verbs: {
    denied:
      'нет доказательств, нет свидетельств, отрица*, опроверг*, неправда, неверно, ложь, ложно, неправд*, отверг*, сомнева*, не соответствует действительности, оспари*, оспор*, исключ*, миф, вымысел, фейк',
    alleged:
      'утвержда*, якобы, слух*, предполага*, предположи*, подозрева*, обвин*, счита*, дума*, опаса*, бо*тся, надеет*, ожида*, намекн*, допуска*, полага*, неизвестно, неясно, спрашива*',
    uncertain:
      'возможно, вероятно, маловероятно, может быть, требу*, предлаг*, хочет, хотят, просит, просят, рекоменду*',
  },
  near: {
    negated: 'не, никогда, нет, ни, без, вместо, больше не, уже не, едва',
    uncertain:
      'возможно, вероятно, может, могут, мог бы, могла бы, могло бы, могли бы, пожалуй, наверное, почти, едва не, чуть не, должен был бы, бы',
    alleged: 'якобы, будто, будто бы, как будто, предположительно',
    conditional: 'если, если бы, пока не, до тех пор, лишь если, только если',
  },
  bare: 'без, вместо, ни',
  front: {
    conditional:
      'если, если бы, в случае, пока, при условии, до тех пор, лишь если, только если, без, кроме, за исключением, разве что, будь',
    alleged:
      'по словам, по данным, по сведениям, согласно, по мнению, по слухам, якобы, как утвержда*, говорят, по утверждению, предположительно',
    uncertain: 'возможно, вероятно, может быть, наверное, теоретически, пожалуй',
    denied: 'вопреки, напротив',
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
      'утвержда*, по словам, по данным, по мнению, счита*, предполага*, по слухам, полага*, как утвержда*, якобы, если, пока, при условии, до тех пор, согласно',
    denied: 'отрица*, опроверг*, это неправда, что неверно, что неправда, ложь',
  },
};

const uk: CueWords = {
  that: 'що, щоб, ніби, нібито, наче',
  stops:
    'і, й, та, а, але, або, проте, однак, бо, оскільки, хоча, який, яка, яке, які, якого, якої, де, коли, після, як, якщо',
  idioms:
    'ніхто не сумнів*, ніхто не запереч*, ніхто не спростов*, не запереч*, не сумнів*, немає сумнів*, без сумнів*, безсумнівно, безперечно, не секрет, не лише, не тільки, не раз, не менше, не більше, не пізніше, не вперше, не може не, навіть якщо, не викликає сумнів*, не спростов*',
  says: 'сказа*, каже, написа*, повідоми*, підтверди*, оголоси*, заяви*, зазначи*',
  verbs: {
    denied:
      'немає доказів, запереч*, спросту*, спростов*, неправда, неправди*, невірно, брехня, хибно, відкида*, відкину*, сумніва*, не відповідає дійсності, виключ*, міф, вигадка, фейк',
    alleged:
      'стверджу*, нібито, начебто, чутк*, припуска*, припусти*, підозрю*, звинувач*, вважа*, дума*, побою*, сподіва*, очіку*, натяка*, невідомо, незрозуміло, запиту*',
    uncertain: 'можливо, ймовірно, малоймовірно, може бути, вимага*, пропону*, хоче, просить, рекоменду*',
  },
  near: {
    negated: 'не, ніколи, немає, ні, ані, без, замість, більше не, вже не, ледве',
    uncertain: 'можливо, ймовірно, може, можуть, міг би, могла б, могли б, мабуть, майже, б, би',
    alleged: 'нібито, начебто, ніби, імовірно',
    conditional: 'якщо, якби, поки не, доки не, лише якщо, тільки якщо',
  },
  bare: 'без, замість, ні, ані',
  front: {
    conditional:
      'якщо, якби, у разі, в разі, поки, доки, за умови, лише якщо, тільки якщо, без, крім, за винятком, хіба що',
    alleged: 'за словами, за даними, згідно, на думку, за чутками, нібито, як стверджу*, кажуть, за твердженням',
    uncertain: 'можливо, ймовірно, мабуть, теоретично, може',
    denied: 'всупереч, попри, навпаки',
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
      'стверджу*, за словами, за даними, на думку, вважа*, припуска*, за чутками, нібито, якщо, поки, доки, за умови, згідно',
    denied: 'запереч*, спростов*, спросту*, це неправда, що неправда, брехня',
  },
};

const ar: CueWords = {
  that: 'أن, أنّ, إن, إنّ, بأن, أنه, أنها, ما إذا, بأنّ',
  stops: 'لكن, ولكن, بينما, لأن, حيث, الذي, التي, الذين, عندما, بعدما, قبل, ثم, أو',
  idioms:
    'لا أحد يشك, لا أحد ينكر, لا شك, لا ريب, بلا شك, لا ينكر, لم ينكر, لم ينف, لا ينفي, لا يمكن إنكار, ليس فقط, لا يقل عن, لا سيما, حتى لو, دون شك, من دون شك, ليس سرا, لا يخفى, لا جدال',
  says: 'قال, قالت, أعلن, أعلنت, أكد, أكدت, ذكر, ذكرت, أفاد, أفادت, أضاف, كتب',
  verbs: {
    denied:
      'نفى, نفت, نفوا, ينفي, تنفي, نفي, أنكر, أنكرت, ينكر, تنكر, كذب, كذبت, غير صحيح, ليس صحيحا, ليس صحيحًا, ليس من الصحيح, ليس حقيقيا, كاذب, باطل, رفض القول, شكك, يشك, تشك, استبعد, استبعدت, دحض',
    alleged:
      'زعم, زعمت, يزعم, تزعم, يزعمون, مزاعم, ادعى, ادعت, يدعي, تدعي, ادعاء, شائعات, شائعة, إشاعات, يعتقد, تعتقد, يظن, يشتبه, اتهم, اتهمت, يخشى, تخشى, يأمل, يتوقع, تتوقع, يفترض, ألمح, تكهن*',
    uncertain:
      'من المحتمل, من الممكن, من المتوقع, يحتمل, يمكن, طالب, طالبت, اقترح, اقترحت, يريد, تريد, دعا إلى, من غير المرجح',
  },
  near: {
    negated: 'لا, لم, لن, ليس, ليست, غير, بدون, دون, من دون, بدلا من, ولا, ولم, ولن, ما عاد, لم يعد',
    uncertain: 'ربما, لعل, يكاد, كاد, قد يكون, قد تكون, من المحتمل',
    alleged: 'يُزعم, المزعوم, المزعومة, بزعم',
    conditional: 'إذا, لو, لولا, ما لم, إلا إذا, حتى, شرط, شريطة, في حال',
  },
  bare: 'بدون, دون, من دون, بدلا من, غير',
  front: {
    conditional:
      'إذا, إن, لو, لولا, ما لم, إلا إذا, إلى أن, حتى, شرط, بشرط, شريطة, في حال, في حالة, باستثناء, طالما, متى, وإذا, فإذا',
    alleged: 'بحسب, حسب, وفقا, وفقًا, وفق, على حد قول, على ذمة, كما يزعم, على ما يبدو, نقلا عن, بزعم',
    uncertain: 'ربما, من المحتمل, نظريا, لعل',
    denied: 'خلافا, على عكس, خلافًا',
  },
  after: {
    negated: 'لا, لم, لن, ليس, ليست',
    uncertain: 'ربما, قد',
    alleged: 'بحسب, حسب',
    denied: 'غير صحيح, ليس صحيحا, ليس صحيحًا, كذب, محض كذب, أمر غير صحيح, لا أساس له, لا صحة له, عار عن الصحة',
  },
  rest: {
    conditional: 'إذا, إلا إذا, ما لم, لو, حتى, شرط, بشرط, شريطة, في حال, إلى أن',
    alleged: 'بحسب, وفقا, وفقًا, حسب',
  },
  tag: {
    alleged: 'بحسب, حسب, وفقا, وفقًا, كما يزعم, كما زعم, كما ادعى, على حد زعم, إذا, ما لم, إلا إذا, شرط, بشرط',
    denied: 'نفى, نفت, وهو ما نفاه, وهو ما تنفيه, وهذا غير صحيح',
  },
};

const he: CueWords = {
  that: 'כי, אם, האם',
  stops: 'אבל, אך, או, כי אם, משום, אשר, כאשר, כש*, לאחר, לפני, אולם',
  idioms:
    'איש אינו מטיל ספק, אין איש מכחיש, אין ספק, ללא ספק, בלי ספק, לא מכחיש, לא הכחיש, לא הכחישה, לא רק, לא פחות, לא יותר, גם אם, אף אם, אין עוררין, אין חולק, לא מטיל ספק, אין סוד',
  says: 'אמר, אמרה, הודיע, הודיעה, אישר, אישרה, כתב, כתבה, מסר, מסרה, דיווח',
  verbs: {
    denied:
      'הכחיש, הכחישה, הכחישו, מכחיש, מכחישה, מכחישים, הכחשה, לא נכון, אין זה נכון, שקר, שקרי, כזב, דחה, דחתה, דחו, הפריך, הפריכה, שלל, שללה, מפקפק, ספק',
    alleged:
      'טען, טענה, טענו, טוען, טוענת, טוענים, לכאורה, שמועה, שמועות, חושד, חושדים, האשים, האשימה, סבור, סבורה, סבורים, מאמין, מאמינים, חושש, חוששים, מקווה, מקווים, מעריך, העריך, משער, רמז',
    uncertain: 'ייתכן, אפשר, ייתכן כי, סביר, לא סביר, דורש, דורשים, דרש, הציע, הציעה, מציע, ביקש, ביקשה, רוצה, קורא',
  },
  near: {
    negated: 'לא, אין, אינו, אינה, אינם, מעולם לא, בלי, ללא, במקום, לעולם לא, כבר לא, טרם, איש לא',
    uncertain: 'אולי, ייתכן, עשוי, עשויה, עשויים, עלול, עלולה, כמעט, כנראה, יכול היה',
    alleged: 'לכאורה, כביכול, לטענת',
    conditional: 'אם, אילו, לו, אלא אם כן, אלא אם, עד ש*, בתנאי',
  },
  bare: 'בלי, ללא, במקום',
  front: {
    conditional: 'אם, אילו, לו, אלא אם כן, אלא אם, עד ש*, בתנאי, במקרה, כל עוד, למעט, בהנחה',
    alleged: 'לפי, על פי, לטענת, לדברי, לכאורה, כביכול, אומרים, לפי השמועה, לדעת',
    uncertain: 'אולי, ייתכן, כנראה, להלכה',
    denied: 'בניגוד, שלא כמו, להבדיל',
  },
  after: {
    negated: 'לא, אינו, אינה, אינם, מעולם לא, אין',
    uncertain: 'אולי, עשוי, עשויה, עלול, עלולה, ייתכן',
    alleged: 'לכאורה, לטענת',
    denied: 'אינו נכון, אינה נכונה, שקר, הוא שקר, היא שקר, לא נכון, הוכחש, הוכחשה, אינו אמת',
  },
  rest: { conditional: 'אם, אלא אם כן, אלא אם, עד ש*, בתנאי, כל עוד', alleged: 'לטענת, לפי' },
  tag: {
    alleged: 'טען, טענה, טענו, טוען, טוענת, טוענים, לטענת, לפי, על פי, סבור, סבורה, אם, אלא אם כן, בתנאי',
    denied: 'הכחיש, הכחישה, מכחיש, מכחישה, וזה לא נכון',
  },
};

const fa: CueWords = {
  that: 'که, آیا',
  stops: 'و, اما, ولی, یا, زیرا, چون, هرچند, هنگامی, وقتی, پس, بلکه, سپس',
  idioms:
    'هیچ کس شک ندارد, هیچ‌کس شک ندارد, هیچ کس تردید ندارد, هیچ‌کس تردید ندارد, هیچ کس انکار نمی‌کند, هیچ‌کس انکار نمی‌کند, شکی نیست, تردیدی نیست, بدون شک, بی شک, بی‌شک, بی‌تردید, بدون تردید, نه تنها, نه‌تنها, حتی اگر, انکار نکرد, انکار نمی‌کند, تکذیب نکرد, رد نکرد',
  says: 'گفت, گفته است, اعلام کرد, نوشت, تأیید کرد, تایید کرد, افزود, گزارش داد',
  verbs: {
    denied:
      'تکذیب کرد*, تکذیب می‌کن*, انکار کرد*, انکار می‌کن*, رد کرد*, رد می‌کن*, درست نیست, حقیقت ندارد, صحت ندارد, دروغ است, نادرست است, واقعیت ندارد, تردید دارد, شک دارد, تردید کرد',
    alleged:
      'ادعا کرد*, ادعا می‌کن*, ادعا کرده است, مدعی شد, مدعی است, مدعی‌اند, شایعه, شایعات, شایعه شده است, گمان می‌رود, گمان می‌کند, تصور می‌کند, متهم کرد, حدس زد, بیم دارد, امیدوار است, انتظار می‌رود, معتقد است, معلوم نیست, روشن نیست',
    uncertain: 'ممکن است, احتمال دارد, محتمل است, امکان دارد, بعید است, پیشنهاد کرد, خواستار شد, خواست, می‌خواهد',
  },
  near: {
    negated: 'نه, هرگز, هیچ, بدون, به جای, به‌جای',
    uncertain: 'شاید, احتمالا, احتمالاً, ممکن است, گویا, تقریبا, نزدیک بود',
    alleged: 'ظاهرا, ظاهراً, گویا, به ادعای, به اصطلاح',
    conditional: 'اگر, مگر, مگر آنکه, مگر اینکه, تا زمانی که, چنانچه, به شرط',
  },
  bare: 'بدون, هیچ, به جای, به‌جای',
  front: {
    conditional:
      'اگر, چنانچه, در صورتی که, در صورت, مگر, مگر آنکه, مگر اینکه, تا زمانی که, تا وقتی, به شرطی که, به شرط, به جز, در غیر این صورت, هرگاه',
    alleged: 'به گفته, به گفتهٔ, به گفته‌ی, بنا بر, بنابر, طبق, بر اساس, به ادعای, ظاهراً, ظاهرا, گویا, به نظر, از قرار',
    uncertain: 'شاید, احتمالا, احتمالاً, روی کاغذ',
    denied: 'برخلاف, بر خلاف',
  },
  after: {
    negated: 'نیست, نبود, ندارد, نداشت, نمی*, نخواهد, نکرد, نکرده است, نکردند, نشد, نشده است, نبست, هرگز',
    uncertain: 'شاید, ممکن است',
    alleged: 'ظاهراً, ظاهرا',
    denied:
      'درست نیست, حقیقت ندارد, صحت ندارد, دروغ است, نادرست است, کذب است, شایعه است, تکذیب شد, تکذیب شده است, را تکذیب کرد, را رد کرد, را انکار کرد, را تکذیب می‌کند',
  },
  rest: {
    conditional: 'اگر, مگر, مگر آنکه, مگر اینکه, در صورتی که, به شرطی که, به شرط, تا زمانی که',
    negated: 'نمی*, نخواهد, نخواهند',
  },
  tag: {
    alleged: 'ادعا می‌کند, ادعا کرد, مدعی شد, مدعی است, به گفته, به گفتهٔ, طبق, بنا بر, اگر, مگر, به شرطی که',
    denied: 'تکذیب کرد, تکذیب می‌کند, رد کرد, انکار کرد, که درست نیست, که دروغ است',
  },
};

const hi: CueWords = {
  that: 'कि',
  stops: 'और, लेकिन, परन्तु, परंतु, मगर, या, क्योंकि, हालांकि, जब, जबकि, जो, जिसने, जिसका, जहाँ, जहां, बल्कि',
  idioms:
    'किसी को शक नहीं, किसी को संदेह नहीं, कोई शक नहीं, कोई संदेह नहीं, इसमें शक नहीं, इसमें संदेह नहीं, बेशक, निस्संदेह, न केवल, न सिर्फ, केवल ही नहीं, इनकार नहीं, इन्कार नहीं, खंडन नहीं, भले ही, विवाद नहीं',
  says: 'कहा, बताया, लिखा, घोषणा की, पुष्टि की',
  verbs: {
    denied:
      'इनकार किया, इन्कार किया, इनकार करता है, इनकार करती है, इनकार करते हैं, खंडन किया, सच नहीं है, सही नहीं है, सच नहीं, झूठ है, झूठ, गलत है, ग़लत है, नकारा, नकार दिया, संदेह है, शक है, अस्वीकार किया, खारिज किया',
    alleged:
      'दावा किया, दावा है, दावा करता है, दावा करते हैं, आरोप लगाया, आरोप है, अफवाह, अफ़वाह, अफवाह है, माना जाता है, मानते हैं, मानना है, अनुमान है, आशंका है, उम्मीद है, संदेह, स्पष्ट नहीं है, पता नहीं',
    uncertain: 'हो सकता है, संभव है, सम्भव है, संभावना है, मांग की, माँग की, सुझाव दिया, प्रस्ताव दिया, चाहता है, चाहते हैं',
  },
  near: {
    negated: 'नहीं, कभी नहीं, बिना, के बजाय, मत',
    uncertain: 'शायद, संभवतः, सम्भवतः, संभवत, लगभग, हो सकता है',
    alleged: 'कथित तौर पर, कथित रूप से, तथाकथित, के अनुसार, के मुताबिक',
    conditional: 'यदि, अगर, बशर्ते, जब तक, तो, तभी',
  },
  bare: 'बिना, के बजाय',
  front: {
    conditional: 'यदि, अगर, बशर्ते, जब तक, सिवाय, यदि कहीं',
    alleged: '_ के अनुसार, _ _ के अनुसार, _ के मुताबिक, _ _ के मुताबिक, कथित तौर पर, सुना है, कहते हैं',
    uncertain: 'शायद, संभवतः, सम्भवतः, सैद्धांतिक रूप से',
    denied: 'के विपरीत, _ के विपरीत',
  },
  after: {
    negated: 'नहीं, न, कभी नहीं',
    uncertain: 'शायद',
    alleged: 'ऐसा दावा',
    denied:
      'यह सच नहीं, यह झूठ, यह गलत, से इनकार, से इन्कार, का खंडन, की बात झूठ, की खबर झूठी, की खबर गलत, इस बात से इनकार, इससे इनकार',
  },
  rest: { negated: 'नहीं', conditional: 'यदि, अगर, बशर्ते, जब तक' },
  tag: {
    alleged: 'ऐसा दावा, दावा किया, के अनुसार, के मुताबिक, ऐसा आरोप, बशर्ते, यदि, अगर, जब तक',
    denied: 'इनकार किया, खंडन किया, यह सच नहीं, यह झूठ है, यह गलत है',
  },
};

/** The cues of languages with spaces between words, by the first part of a language tag. */
export const cueWords: Readonly<Record<string, CueWords>> = { en, fr, es, de, ru, uk, ar, he, fa, hi };
