/** Words of this application. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, ownTerm, paragraph, points, said } from './write.ts';

export const deskTerms: readonly CanonEntry[] = [
  ownTerm({
    id: 'term/casefile',
    title: 'Casefile',
    summary: 'The sources of an assessment in one file: observations with their passages, and the actors.',
    body: [
      paragraph(
        'An assessment names its casefile by a fingerprint and its observations by numbers. With the casefile at hand, spans, names and publishers can be checked; without it they cannot, and the findings say so.',
      ),
    ],
    keywords: ['sources', 'evidence', 'source file', 'corpus', 'material'],
    related: ['format/casefile-json', 'guide/make-a-casefile', 'guide/open-a-casefile', 'decision/casefile-format'],
  }),
  ownTerm({
    id: 'term/observation',
    title: 'Observation',
    summary: 'One published item: a statement, a report, a transcript, with its number, its address and its passages.',
    body: [
      said(contract('2.4 observation_id'), paragraph('The `observation_id` of a claim is an integer, 1 or more.')),
      paragraph(
        'Claims name the number, and the assessment lists the observations that it draws on. Everything else about an observation is in the casefile.',
      ),
    ],
    keywords: ['source', 'item', 'article', 'report', 'observation_id', 'publication'],
    related: ['part/observation', 'field/assessment/observation-ids', 'rule/reference/observation-not-listed'],
  }),
  ownTerm({
    id: 'term/registry',
    title: 'Registry',
    summary: 'The actors of the casefile with their names and the hosts on which they publish.',
    body: [
      paragraph(
        'It is the analyst’s own working list. It decides what counts as visibly naming an actor, and which addresses are consistent with a publisher. It stays outside the fingerprint.',
      ),
    ],
    keywords: ['actors', 'hosts', 'names', 'publisher list', 'domains'],
    related: ['part/actor', 'guide/add-actors', 'decision/registry-hosts', 'decision/fingerprint'],
  }),
  contractTerm(convention('2.12 records'), {
    id: 'term/fingerprint',
    title: 'Casefile fingerprint',
    summary: 'A SHA-256 by which a document says which evidence it was written over.',
    body: [
      said(
        contract('2.1 casefile_fingerprint_sha256'),
        paragraph('`casefile_fingerprint_sha256` has 64 lowercase hexadecimal characters.'),
      ),
      said(
        convention('2.12 records'),
        paragraph(
          'The contract does not show what they are the digest of. Here it is the casefile’s observations. It is never typed: take it from the attached casefile.',
        ),
      ),
    ],
    keywords: ['hash', 'sha-256', 'checksum', 'digest', 'casefile_fingerprint_sha256', 'same evidence'],
    related: [
      'decision/fingerprint',
      'field/assessment/casefile-fingerprint-sha256',
      'rule/casefile/fingerprint-differs',
    ],
  }),
  ownTerm({
    id: 'term/finding',
    title: 'Finding',
    summary:
      'One thing that the checker noticed: its rule, its level, a sentence, its place, and a fix where there is one.',
    body: [
      paragraph(
        'Findings change as you write. No finding does not mean that the document is true: validation of a document does not make any entry in it true.',
      ),
    ],
    keywords: ['error', 'warning', 'problem', 'message', 'issue', 'check', 'validation'],
    related: ['term/level', 'term/certainty', 'guide/use-findings', 'decision/export-gate'],
  }),
  ownTerm({
    id: 'term/level',
    title: 'Level of a finding',
    summary:
      'How much a finding weighs: an error refuses the export, a violation asks, a notice never stands in the way.',
    body: [
      points(
        'error: the file would not be a usable document of the contract.',
        'violation: a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable is broken.',
        'notice: worth a look; may well be right.',
      ),
    ],
    keywords: ['severity', 'error', 'violation', 'notice', 'warning', 'level'],
    related: ['decision/export-gate', 'term/finding', 'term/certainty'],
  }),
  ownTerm({
    id: 'term/certainty',
    title: 'Could not be checked',
    summary: 'A finding with this mark says that something needed is not at hand; it is neither right nor wrong.',
    body: [
      paragraph(
        'The usual reason is a missing casefile, passage or actor’s name. Attach the casefile or add what is missing, and the check is made at once. What could not be checked is never taken for sound.',
      ),
    ],
    keywords: [
      'what does it mean',
      'not checked',
      'checked',
      'could not check',
      'unchecked',
      'cannot be checked',
      'not loaded',
      'certainty',
      'missing casefile',
      'unknown result',
    ],
    related: [
      'term/finding',
      'rule/anchor/passage-not-loaded',
      'rule/attribution/publisher-unchecked',
      'guide/open-a-casefile',
    ],
  }),
  ownTerm({
    id: 'term/draft',
    title: 'Draft',
    summary: 'An assessment with its casefile as it stands on this device, finished or not.',
    body: [
      paragraph(
        'Every file that you open becomes a draft. A draft may break the contract while it is written. The workflow state called draft is something else: it says where one entry stands.',
      ),
    ],
    keywords: ['document', 'work in progress', 'library', 'unfinished'],
    related: ['guide/drafts', 'term/desk-file', 'term/workflow-state'],
  }),
  ownTerm({
    id: 'term/desk-file',
    title: 'Desk file',
    summary: 'A whole draft in one file: the assessment as it stands, and its casefile.',
    body: [paragraph('It is for handing over and for keeping a copy. Other tools take the assessment’s own file.')],
    keywords: ['desk.json', 'workspace', 'whole desk', 'bundle', 'backup', 'hand over'],
    related: ['format/desk-json', 'guide/hand-over', 'term/draft'],
  }),
];
