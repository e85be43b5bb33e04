/** The cues of French. */
import type { CueWords } from '../cue-words.ts';

/** Documents of rules and records. A sentence that follows one does not distance itself from what it says. */
const documents =
  'calendrier/contrat/procès-verbal/procès-verbaux/loi/plan/accord/accords/horaire/règlement/traité/convention/bail/charte/constitution/statuts/décret/code';

export const fr: CueWords = {
  that: 'que, qu’, si, s’, selon lequel/laquelle/lesquels/lesquelles',
  links: 'à, de, d’*',
  relative: 'qui, dont, où, que, qu’',
  stops: 'et, mais, ou, donc, car, qui, dont, où',
  subordinates:
    'lorsque, quand, puisque, tandis que, alors que, comme, après, avant, bien que, quoique, malgré, en dépit, parce que, étant donné, du fait, vu que, pendant que, dès que, depuis que',
  idioms:
    'personne/nul/nulle … dout*/ni*/contest*/n’ignor*/n’en, ne dout*/ni*/contest*/dément pas, n’a/n’ont pas ni*/démenti/contesté/caché/oubli*/manqu*/hésit*/refus*, ne fait aucun doute, ne fait pas de doute, sans aucun doute, sans doute, sans nul doute, aucun/nul doute, pas/guère de doute, sans tarder/surprise/conteste/encombre/délai, ne cache pas, n’ignor*, non/pas seulement, même si, si bien, quand bien même, à peine, comme prévu, n’est pas contesté/douteux/étonnant/surprenant, pas moins, si longtemps, va sans dire, n’a/n’ont pu que, ne peu*/pouv* que, à n’en pas douter, n’empêche, non content*, non sans, ne cess*/manqu*, n’a/n’ont cess*, ne saurait nier/contester, plus que jamais, a/ont/eut/avait beau _, n’/ne … ignorer, ne … que confirmer, sans compter/parler/oublier, n’en reste/demeure pas moins, pas la première/dernière/seule fois, pas un hasard, ce n’est/n’était qu*, ce ne fut qu*, si _ que/qu’*, ne serait-ce/fût-ce que/qu’*, non/pas parce que/qu’*',
  sources: `selon/d’après le/la/les/un/une/ce/cet/cette/ces/son/sa/ses/leur/leurs ${documents}, selon/d’après l’accord/l’horaire/l’arrêté/l’ordonnance`,
  says: 'dit, a dit, écrit, annonce, annoncé, confirme, confirmé, déclaré, déclare, indique, indiqué, rapporte, montre, constate, affirme, affirmé, rappel*, soulign*, précis*, ajout*, expliqu*, répond*',
  verbs: {
    denied:
      'aucune preuve, aucun signe, rien ne prouve/montre, rien n’indique, nie, nient, niait, niaient, nier, nié*, nia, niant, dément*, contest*, réfut*, rejet*, faux, fausse, inexact*, mensonge*, pas vrai, pas exact, doute*, exclu*, erroné*, repouss*, écart*, rétract*, invention*, fable*, légende*, canular*, sans fondement',
    alleged:
      'prétend*, allègue*, allégu*, soupçonn*, rumeur*, suppose*, imagin*, accuse*, croi*, pense*, craint*, craign*, espère*, suggère*, laisse entendre, bruit*, prévoi*, redout*, ignore*, se demande*, spécul*, ragot*, insinu*, paraît, semble*, hypothèse/idée/thèse/impression que, reproch*, incertain*, question de savoir',
    uncertain:
      'possible, probable, improbable, peu probable, il se peut, souhait*, demand*, exige*, propose*, risque*, éventualité, ordonn*, recommand*, réclam*, préconis*, promet*, promis, promesse*, jur*, envisag*, faut, faudrait, reste* à prouver/démontrer/établir/voir/savoir/confirmer/vérifier',
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
    negated: 'abandonn*, retir*, supprim*, abrog*, non retenu*, suspend*, annul*, révoqu*',
    uncertain: 'étude, discussion, débat, propositions, pistes, hypothèses, idées, options, revendications, en suspens',
  },
  near: {
    negated:
      'ne, n’, pas, jamais, aucun, aucune, personne, sans, ni, nullement, loin de, au lieu de, refus*, guère, rarement',
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
      'est faux, est fausse, est inexact, est _ faux, est _ _ faux, est douteux, n’est pas prouvé, n’est pas vrai, est démenti, relève de la rumeur, est une/pure rumeur/invention/légende/fable, est un mensonge/canular/mythe, a été démenti, est/était/reste loin d’être, est suspendu*/annulé*/abrogé*/retiré*, a été suspendu*/annulé*/abrogé*/retiré*',
  },
  rest: {
    conditional:
      'si, s’il, s’ils, s’elle, à moins que, à moins d’, à moins de, jusqu’à ce que, à condition que, à condition de, pourvu que, au cas où, en cas de, sauf si, sous réserve, jusqu’en, jusqu’au, jusqu’à',
  },
  tag: {
    alleged:
      'selon, d’après, prétend*, a prétendu, croit, pense, suppose, soupçonne, à en croire, paraît-il, semble-t-il, dit-on, craint, espère, ironis*, plaisant*, raill*, à ce qu’*, raconte-t-on, murmure-t-on, aux/au dire*, _ ses/les détracteurs/critiques/adversaires, murmur*, chuchot*, jur*',
    denied: 'nie, nient, dément, a démenti, a nié, est faux, conteste, ce que * dément, un mensonge, une invention',
  },
  and: 'et',
  aboutAll: 'ce que, ce qu’',
  past: String.raw`(?:^|\s)(?:a|ont|avait|avaient|fut|furent|était|étaient)(?=\s)|\p{L}{3}(?:èrent|irent|urent)(?!\p{L})|pas\s+moins`,
  doubts: 'nie*/niai*/nier*/dément*/contest*/dout*/ignor*/cach*/dissimul*/oubli*',
  truth:
    'vrai*, exact*, prouvé*, établi*, avéré*, confirmé*, démontré*, certain*, clair*, vérifié*, fondé*, attesté*, acquis*',
  adverbs: '*ment, *di, hier, toujours, encore, aussi, enfin, désormais, alors',
};
