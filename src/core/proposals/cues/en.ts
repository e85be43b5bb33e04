/** The cues of English. */
import type { CueWords } from '../cue-words.ts';

/** Documents of rules and records. A sentence that follows one does not distance itself from what it says. */
const documents =
  'schedule/timetable/contract/minutes/law/laws/statute/statutes/treaty/charter/constitution/plan/agreement/lease/bylaws/regulations/rules';

export const en: CueWords = {
  that: 'that, whether',
  links: 'to, of, from, for, against',
  relative: 'who, which, whose, whom, where',
  stops: 'and, but, or, yet, so, who, which, whose, whom, than',
  subordinates:
    'because, although, though, even though, while, whereas, where, when, since, as, after, before, despite, given that, so that, such that, on the ground/grounds that, in view of',
  idioms:
    'nobody/none/few … doubt*/den*/disput*/question*/contest*, no one … doubt*/den*/disput*/question*/contest*, not/never/cannot/hardly/n’t/nor be doubt*/deni*/disput*/question*/contest*, not/never/cannot/hardly/n’t doubt*/den*/disput*/question*/contest*/hid*/forg*/regret*/realis*/realiz*/notic*/mention*/conceal*/overlook*/mind/know/fail*/hesitat*/refus*/ceas*/declin*/stop*/aware/surpris*/sorry/ashamed/unaware/only/just/merely/simply/least/once/twice/without, not in doubt/dispute/question, no/nothing/little/without … hid*/conceal/disguise/disput*/deny*, without/beyond/no doubt/dispute/question, without a doubt, not far from, not long after, not for the first time, no later/earlier/fewer/less/more than, no/small wonder, no sooner/matter/mistak*/secret/stranger, not a secret, as expected, even if, what if, if not, if anything, provided with/by/for, the/its/their/sheer/all might, cannot/not/n’t but, not/n’t help but, fail* to mention/notice/realise, whether or not, would like, nothing but, anything but, none other than, never mind, doubtless, forg*t/omit*/neglect* to mention/say/add/note/tell, as … as possible, if only to/for/because/as, is/was not/n’t until, not/n’t the first/last/only time/case/instance, not/n’t be/been/have clearer/better/plainer/simpler, not/n’t have been clearer/better/plainer/simpler, not because',
  sources: `according to plan/schedule, according to the/a/this/that/its/their/his/her ${documents}, according to the/a/this/that/its/their/his/her signed/approved/published/official/current/new/final/revised/annual ${documents}, according to section/clause/paragraph`,
  says: 'said, say*, wrote, write*, announce/announces/announced/announcing, confirm/confirms/confirmed/confirming, reported, reports, noted, show*, knew, know/knows/known, found, state/states/stated, added, told, learned, recorded, swore, testified, agreed, argued, insisted, admitted, conceded, explained, replied, answered, decided, ruled, proved, declared, revealed, recalled, remembered, heard, read, saw, adding, noting, arguing, explaining, insisting, observed, stressed, stressing, emphasised, emphasized, acknowledged, pointed out, stating',
  verbs: {
    denied:
      'deny, denies, denied, denying, denial*, dispute*, disputing, reject*, refut*, dismiss*, doubt*, contest*, false, falsely, untrue, incorrect, myth, hoax, a lie, lies about, debunk*, disprov*, rul* out, wrong, disbelie*, disown*, joke, fable, no evidence, no proof, no sign, no indication, no truth, invention, fabrication*, fantas*, fiction, fairy tale, retract*, withdr*, repudiat*, shelv*, scrapp*, abandon*, thr*w* out, vot* down, turn* down, nothing … show*/suggest*/prov*/indicat*, unfounded, mistaken*',
    alleged:
      'alleg*, claim/claims/claimed/claiming, purport*, rumour*, rumor*, speculat*, suspect*, suspicion*, accus*, insinuat*, suggest*, hint*, imagin*, assum*, suppos*, believ*, think*, thought, guess*, fear*, hope*, hoping, worr*, expect*, predict*, forecast*, propos*, question/questions/questioned/questioning/ask/asks/asked/wonder/wonders/wondered whether, unclear, unknown, unproven, unconfirmed, unverified, threaten*, threat/threats/prophecy/prediction that, warn/warns/warned/warning that, gossip*, pretend*, notion/idea/theory/hypothesis/story/legend that, hearsay, presum*, seem/seems/seemed/appear/appears/appeared that',
    uncertain:
      'possible, possibility, risk, chance, conceivable, likely, unlikely, probable, improbable, wish*, demand*, recommend*, to be seen/established/proved/proven/shown/determined/decided, open question, too early to say, in principle, ordered/motion/bill/plan/amendment that, urg*, request*, pledg*, promis*, vow*, uncertain, far from certain/clear/sure/settled, not certain/sure/settled, up in the air',
  },
  linked: {
    negated:
      'refus*/fail*/declin*/omit*/neglect*/forg*t/ceas*/hesitate*/unable/unwilling/reluctant/opposed/refrain*/abstain*/incapable/short',
    uncertain:
      'plan*/inten*/aim*/offer*/attempt*/try/tries/tried/trying/seek*/sought/poised/ready/keen/prepar*/undert*/ought/effort*/bid/motion*/threat*/idea/talk/verge/brink/prospect',
  },
  into: {
    negated:
      'avoid*, giv*/gave up, away from, decid*/vot*/argu*/advis*/warn* against, bar*/ban*/prevent*/block*/dissuad* … from, warn* … against',
    uncertain:
      'should/must/consider*/contemplat*, on the point of, all but, narrowly avoid*, c*me close/near to, yet/about/set/due/scheduled/told/swore/mean*/calls/pressure to, urg*/order*/ask*/invit*/advis*/oblig*/requir*/want*/expect* … to, call* on/for … to, within … of',
    alleged:
      'said/reported/understood/seem*/appear* to, as if/though, charged with, accus*/suspect* … of, blam* … for, confirm* or/nor deny/denied',
  },
  subject: {
    negated:
      'nobody, no one, none, neither, not one/a/all/every/even/many, no _, nothing, few, scarcely/hardly/barely any/anyone, at no point/time, in no case/way, under no, nowhere',
  },
  heading: {
    negated:
      'dropped, deferred, repealed, deleted, struck out, discarded, myths, suspended, withdrawn, revoked, annulled, cancelled, void',
    uncertain: 'discussion, consideration, ideas, options, scenarios, drafts, plans, motions, on the table, pending',
  },
  near: {
    negated:
      'not, never, no longer, hardly, scarcely, nobody, no one, none, neither, nor, cannot, far from, instead of, rather than, no, fail*, unable, refus*, n’t, seldom, rarely, barely, by no means, in no way',
    uncertain:
      'might, may, could, would, perhaps, maybe, possibly, probably, presumably, hypothetically, in theory, on paper, almost, nearly, supposed to, want*/urg*/expect*/beg/begged, call* on/for, plan* for, plan was/is for, proposal* for, talk/prospect/threat* of',
    alleged: 'allegedly, reportedly, supposedly, purportedly, apparently, seemingly, ostensibly, so-called',
    conditional: 'only if, if, unless, until',
  },
  direct: { negated: 'without, stopped, stops, ceased, quit', uncertain: 'whether' },
  bare: 'no, instead of, rather than, far from',
  front: {
    conditional:
      'if, unless, until, till, only if/when/where/once, provided, providing, in case, as/so long as, on condition, assuming, supposing, suppose, should the/a/it/he/she/they/this/we, were the/a/it/he/she/they, had the/it/he/she/they/a, in the event, but for, subject to, pending, except, only after, not until, suppose that, imagine, imagine that, in … scenario, under the/a/its/this proposed/planned/draft, under _ draft/plan/plans/proposal/proposals/bill/scheme, under _ _ draft/plan/proposal/bill',
    alleged:
      'according to, allegedly, reportedly, supposedly, purportedly, apparently, seemingly, rumour has it, in the opinion of, in the view of, in his/her/their/its/my/our view/opinion, to hear _ tell it, by one account, by some accounts',
    uncertain: 'perhaps, maybe, possibly, probably, presumably, in theory, hypothetically, at best, ideally',
    denied: 'contrary to, far from, falsely, wrongly, no longer, not since',
  },
  after: {
    negated: 'not, never, no longer, hardly, scarcely, cannot, n’t',
    uncertain:
      'might, may, could, would, perhaps, possibly, probably, is/are/was/were expected/likely/unlikely/supposed/thought/believed/said/rumoured/reported/planned to, has/have yet to',
    alleged:
      'allegedly, reportedly, supposedly, purportedly, apparently, is/are/was/were alleged/claimed to, is what … say/says/said/claim/claims/claimed',
    denied:
      'is/was/are/were untrue/false/incorrect/wrong/denied/disputed/fiction/nonsense/unproven/unconfirmed/doubtful/unlikely/rejected, is/was/are/were _ untrue/false/incorrect/wrong/denied/disputed/true/fiction/nonsense/doubtful/lie/myth/rumour/rumor/hoax/invention/fantasy/legend, is/was/are/were not/never true/correct/so/proved/proven/confirmed, proved/turned false/untrue/wrong, has/have been denied/disputed/refuted/disproved/debunked, has/have never been proved/proven/shown/confirmed, is/was/are/were withdrawn/retracted/suspended/rescinded/revoked/annulled/quashed/overturned, is/was far from, is/was anything but',
  },
  rest: {
    conditional:
      'if, unless, until, till, provided, as/so long as, only if, only when, on condition, except, subject to, pending, should the/a/it/he/she/they',
  },
  tag: {
    alleged:
      'claim, claims, claimed, alleges, alleged, allege, suggests, suggested, speculated, speculates, believes, believe, believed, thinks, think, thought, suspects, suspected, feared, fears, hopes, hoped, insists, insisted, according to, rumour has it, predicted, predicts, it is alleged, it is claimed, it is said, so the rumour/story/argument/theory/thinking goes/went/runs/ran, would have it, legend has it, or so, or at least, a charge, an allegation, joked, quipped, mocked, critics/opponents/rivals say/said, said critics/opponents, so they say, whisper*, mutter*, murmur*',
    denied:
      'denied, denies, deny, untrue, false, disputed, disputes, rejected, never happened, not true, withdrew, withdrawn, retracted, corrected, dismissed, dismisses, refuted, refutes, debunked, discredited',
  },
  and: 'and',
  aboutAll: 'which _',
  doubts:
    'den*/disput*/doubt*/question*/contest*/hid*/conceal*/know*/knew/realis*/realiz*/notic*/forg*t*/overlook*/surpris*',
  truth:
    'true, correct, accurate, so, the case, proved, proven, established, confirmed, certain, clear, settled, shown, demonstrated, substantiated, corroborated, verified, borne out, supported',
  adverbs: '*ly, again, still, also, even, so far, at once, once more, on/in/at/last/this/for _',
};
