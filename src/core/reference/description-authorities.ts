/**
 * The authority of each sentence in the schemas' descriptions. Names of fields and values are the contract's, their
 * meanings seldom are.
 */
import { contract, convention, reading, isSame, type Authority } from '../authority/authority.ts';
import type { SchemaName, Block, ReferenceEntry } from './entry.ts';
import { ownFormats } from './sections.ts';
import { paragraph, withAuthority, firstSentence, otherSentences, sentencesOf } from './blocks.ts';

const ours = convention();
const verbatimAndNamed = contract('2.11.3');
const capabilityAlone = contract('2.11.2');
const claimPrinciple = contract('1.8 claims');
const attributionKept = contract('2.11.1');

const evidence = reading(
  '2.9 effect',
  'A claim that supports an entry is evidence for it, and one that contradicts it is evidence against it.',
);
const wordsInPassage = reading('2.4 span', 'The span marks the text of the passage that the claim represents.');
const temporalScope = reading('1.8 power', 'A temporal scope says when the entry applies.');
const timeHolds = reading('2.8 ends', 'The time from the start to the end is that in which the entry applies.');
const openEnd = reading('2.8 one-end', 'An end that is null is open.');
const link = reading('2.9 claim_id', 'The link connects the entry with the claim that it refers to.');
const reason = reading('2.9 reason', 'The reason is about the effect.');
const span = [wordsInPassage, ours];
const attribution = [attributionKept, attributionKept];
const workflowState = [ours, convention('3 transitions')];
const contradicting = reading(
  '2.10 left_claim_id',
  'A contradiction has a left and a right claim, which cannot both be correct.',
);

/** By entry of the part, field or value: one authority for each sentence of its description. */
const assessment: Readonly<Record<string, readonly Authority[]>> = {
  'part/assessment': [
    contract('1.8 contract'),
    claimPrinciple,
    contract('1.8 power'),
    contract('1.8 intent'),
    contract('1.8 validation'),
  ],
  'field/assessment/contract': [contract('9.1')],
  'field/assessment/casefile-fingerprint-sha256': [
    contract('2.1 casefile_fingerprint_sha256'),
    convention('2.12 records'),
    ours,
  ],
  'field/assessment/observation-ids': [convention('2.12 records')],
  'field/assessment/producer': [ours],
  'field/assessment/claims': [reading('1.8 claims', 'The span of section 2.4 connects the claim with the text.')],
  'field/assessment/power-bases': [contract('1.8 power'), contract('1.8 power')],
  'field/assessment/intent-hypotheses': [contract('1.8 intent'), contract('1.8 intent')],
  'field/assessment/contradictions': [contradicting],
  'field/assessment/unknowns': [ours],
  'field/assessment/scope': [contract('2.1 scope'), contract('2.1 scope-wording'), ours],
  'part/producer': [ours],
  'field/producer/kind': [ours],
  'choice/producer-kind/human': [ours],
  'choice/producer-kind/agent': [ours],
  'choice/producer-kind/model': [ours],
  'field/producer/name': [ours],
  'field/producer/version': [ours],
  'part/identifier': [contract('2.3')],
  'part/span': span,
  'field/span/start': [ours],
  'field/span/end': [ours],
  'field/span/offset-encoding': [reading('2.4 span', 'The constant unicode-code-point names the unit of the offsets.')],
  'part/attribution': attribution,
  'field/attribution/mode': [
    reading('2.11.1', 'The mode says whether the actor speaks, is reported to speak, or publishes.'),
  ],
  'choice/attribution-mode/explicit-speaker': [ours],
  'choice/attribution-mode/reported-speaker': [ours],
  'choice/attribution-mode/publisher': [ours, contract('2.11.4')],
  'choice/attribution-mode/unresolved': [ours],
  'field/attribution/actor-id': [reading('2.11.1', 'The attribution’s actor is the one whose claim it is.')],
  'part/claim': [claimPrinciple],
  'field/claim/claim-id': [
    reading('2.9 claim_id', 'The claim ID of a link is that of the claim.'),
    reading(
      '2.9 claim_id',
      'A link’s claim ID is an identifier, and section 2.3 allows these characters and no others.',
    ),
  ],
  'field/claim/observation-id': [ours],
  'field/claim/passage-id': [reading('1.8 claims', 'The passage ID identifies the passage.'), ours],
  'field/claim/span': span,
  'field/claim/actual': [reading('1.8 claims', 'What a passage says is its own text at the claim’s span.'), ours],
  'field/claim/proposition': [ours],
  'field/claim/representation': [ours, verbatimAndNamed],
  'choice/representation/verbatim': [ours],
  'choice/representation/paraphrase': [ours],
  'field/claim/claim-kind': [ours],
  'choice/claim-kind/measurement': [ours],
  'choice/claim-kind/reported-action': [ours],
  'choice/claim-kind/public-position': [ours],
  'choice/claim-kind/forecast': [ours],
  'choice/claim-kind/denial': [ours],
  'choice/claim-kind/allegation': [ours],
  'choice/claim-kind/capacity': [ours, capabilityAlone],
  'field/claim/subject-actor-ids': [ours],
  'field/claim/attribution': attribution,
  'part/time-scope': [timeHolds, openEnd],
  'field/time-scope/start': [openEnd],
  'field/time-scope/end': [openEnd],
  'part/evidence-link': [link],
  'field/evidence-link/claim-id': [reading('2.9 claim_id', 'The claim that a link refers to is the evidence.')],
  'field/evidence-link/effect': [evidence],
  'choice/effect/supports': [ours],
  'choice/effect/contradicts': [ours],
  'field/evidence-link/reason': [reason],
  'part/power-scope': [reading('1.8 power', 'The relational, geographic and operational scope says where it applies.')],
  'field/power-scope/relationship': [ours, contract('2.6 bilateral')],
  'choice/relationship/self-capacity': [ours],
  'choice/relationship/bilateral-leverage': [ours, contract('2.6 bilateral')],
  'choice/relationship/institutional-role': [ours],
  'choice/relationship/network-position': [ours],
  'choice/relationship/situational-access': [ours],
  'choice/relationship/other': [ours],
  'field/power-scope/geographies': [reading('1.8 power', 'The geographic scope says where the power basis applies.')],
  'field/power-scope/operations': [
    reading('1.8 power', 'The operational scope says what the power basis can be used for.'),
  ],
  'field/power-scope/related-actor-ids': [ours, contract('2.6 bilateral')],
  'part/power-basis': [
    reading('1.8 power', 'A power basis describes a source of an actor’s power.'),
    contract('1.8 power'),
  ],
  'field/power-basis/power-basis-id': [ours],
  'field/power-basis/actor-id': [ours],
  'field/power-basis/domain': [ours],
  'choice/domain/military': [ours],
  'choice/domain/economic': [ours],
  'choice/domain/diplomatic': [ours],
  'choice/domain/institutional': [ours],
  'choice/domain/technological': [ours],
  'choice/domain/information': [ours],
  'choice/domain/logistics': [ours],
  'choice/domain/legal': [ours],
  'choice/domain/humanitarian': [ours],
  'choice/domain/other': [ours],
  'field/power-basis/description': [ours],
  'field/power-basis/scope': [
    reading('1.8 power', 'The relational, geographic and operational scope says where it applies.'),
  ],
  'field/power-basis/time-scope': [temporalScope, openEnd],
  'field/power-basis/workflow-state': workflowState,
  'choice/workflow-state/draft': [ours],
  'choice/workflow-state/active': [ours],
  'choice/workflow-state/contested': [ours],
  'choice/workflow-state/retired': [ours],
  'field/power-basis/evidence': [evidence, verbatimAndNamed],
  'field/power-basis/limitations': [ours],
  'field/power-basis/falsifiers': [ours],
  'part/intent': [reading('1.8 intent', 'The intent of an actor is what it intends to do.'), contract('1.8 intent')],
  'field/intent/hypothesis-id': [ours],
  'field/intent/actor-id': [ours],
  'field/intent/topic': [ours],
  'field/intent/hypothesis': [reading('1.8 intent', 'A falsifiable hypothesis is one that could be proved wrong.')],
  'field/intent/rationale': [ours],
  'field/intent/time-scope': [timeHolds, openEnd],
  'field/intent/workflow-state': workflowState,
  'field/intent/evidence': [evidence, verbatimAndNamed, capabilityAlone],
  'field/intent/alternatives': [
    reading('1.8 intent', 'An alternative is stated next to the hypothesis, for the same evidence.'),
  ],
  'field/intent/falsifiers': [reading('1.8 intent', 'A falsifier is what would prove a falsifiable hypothesis wrong.')],
  'part/contradiction': [contradicting],
  'field/contradiction/left-claim-id': [ours],
  'field/contradiction/right-claim-id': [ours],
  'field/contradiction/explanation': [
    reading('2.10 explanation', 'The explanation is about why the two claims contradict each other.'),
  ],
};

/** Descriptions in our own formats that contain sentences of the contract. */
const notOurs: Readonly<Record<string, readonly Authority[]>> = {
  'field/actor/publisher-hosts': [ownFormats.casefile, contract('2.11.4')],
};

/** The entries whose descriptions have an authority for each sentence. */
export const idsWithAuthorities: readonly string[] = [...Object.keys(assessment), ...Object.keys(notOurs)];

/**
 * Returns the authority of each sentence in an entry's description. In our own formats, every sentence is ours. Throws
 * if a sentence of the assessment's schema has no authority in the table above.
 */
export function authoritiesOf(id: string, root: SchemaName, sentences: number): readonly [Authority, ...Authority[]] {
  const own = root === 'assessment' ? undefined : Array.from({ length: sentences }, () => ownFormats[root]);
  const [first, ...others] = (root === 'assessment' ? assessment[id] : notOurs[id]) ?? own ?? [];
  if (first === undefined || others.length + 1 !== sentences)
    throw new Error(`${id} has ${String(sentences)} sentences, and not every one says whose word it is.`);
  return [first, ...others];
}

interface Description extends Pick<ReferenceEntry, 'summary' | 'authority'> {
  /** The rest of the description: one paragraph for each run of sentences with the same authority. */
  readonly more: readonly Block[];
}

function runs(sentences: readonly string[], authorities: readonly Authority[]): readonly Block[] {
  const paragraphs: { text: string; authority: Authority }[] = [];
  for (const [index, authority] of authorities.entries()) {
    const last = paragraphs.at(-1);
    const sentence = sentences[index] ?? '';
    if (last && isSame(last.authority, authority)) last.text += ` ${sentence}`;
    else paragraphs.push({ text: sentence, authority });
  }
  return paragraphs.map(({ text, authority }) => withAuthority(authority, paragraph(text)));
}

/** Splits a description from a schema into the summary and the other sentences of an entry, each with its authority. */
export function splitDescription(id: string, root: SchemaName, text: string): Description {
  const sentences = sentencesOf(text);
  const [authority, ...others] = authoritiesOf(id, root, sentences.length);
  const rest = otherSentences(text) === '' ? [] : sentences.slice(1);
  return { summary: firstSentence(text), authority, more: runs(rest, others) };
}
