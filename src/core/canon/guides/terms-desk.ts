/** Terms of Assessment Desk. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, ownTerm, paragraph, points, withAuthority } from './write.ts';

export const deskTerms: readonly CanonEntry[] = [
  ownTerm({
    id: 'term/casefile',
    title: 'Casefile',
    summary: 'A file with the sources of an assessment: observations with their passages, and actors.',
    body: [
      paragraph(
        'An assessment refers to its casefile by a fingerprint and to observations by number. Without the casefile, spans, names and publishers cannot be checked, and the findings say so.',
      ),
    ],
    keywords: ['sources', 'evidence', 'source file', 'corpus', 'material'],
    related: ['format/casefile-json', 'guide/make-a-casefile', 'guide/open-a-casefile', 'decision/casefile-format'],
  }),
  ownTerm({
    id: 'term/observation',
    title: 'Observation',
    summary: 'One published source item, such as a statement, report or transcript, with its number, URL and passages.',
    body: [
      withAuthority(
        contract('2.4 observation_id'),
        paragraph('The `observation_id` of a claim is an integer, 1 or more.'),
      ),
      paragraph(
        'Claims refer to an observation by its number, and the assessment lists the observations that it uses. Everything else about an observation is in the casefile.',
      ),
    ],
    keywords: ['source', 'item', 'article', 'report', 'observation_id', 'publication'],
    related: ['part/observation', 'field/assessment/observation-ids', 'rule/reference/observation-not-listed'],
  }),
  ownTerm({
    id: 'term/registry',
    title: 'Registry',
    summary: 'The list of actors in the casefile, with their names and the hosts where they publish.',
    body: [
      paragraph(
        'You maintain the registry yourself. It defines which names count as visibly naming an actor and which hosts are consistent with a publisher. It is not part of the fingerprint.',
      ),
    ],
    keywords: ['actors', 'hosts', 'names', 'publisher list', 'domains'],
    related: ['part/actor', 'guide/add-actors', 'decision/registry-hosts', 'decision/fingerprint'],
  }),
  contractTerm(convention('2.12 records'), {
    id: 'term/fingerprint',
    title: 'Casefile fingerprint',
    summary: 'A SHA-256 checksum that identifies the sources an assessment is based on.',
    body: [
      withAuthority(
        contract('2.1 casefile_fingerprint_sha256'),
        paragraph('`casefile_fingerprint_sha256` has 64 lowercase hexadecimal characters.'),
      ),
      withAuthority(
        convention('2.12 records'),
        paragraph(
          'The contract does not define what is hashed. Assessment Desk uses the observations in the casefile. You never type the fingerprint: choose **Update fingerprint**.',
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
    summary: 'A result of the checker: a rule, a level, a message, a location and, in many cases, a fix.',
    body: [
      paragraph(
        'Findings are updated as you write. A document without findings is not necessarily true: validation of a document does not make any entry in it true.',
      ),
    ],
    keywords: ['error', 'warning', 'problem', 'message', 'issue', 'check', 'validation'],
    related: ['term/level', 'term/certainty', 'guide/use-findings', 'decision/export-gate'],
  }),
  ownTerm({
    id: 'term/level',
    title: 'Level of a finding',
    summary:
      'How serious a finding is: errors block the export, violations need your confirmation, and notices never block it.',
    body: [
      points(
        'error: the file would not be a valid document of the contract.',
        'violation: the document breaks a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable.',
        'notice: worth checking; may be correct.',
      ),
    ],
    keywords: ['severity', 'error', 'violation', 'notice', 'warning', 'level'],
    related: ['decision/export-gate', 'term/finding', 'term/certainty'],
  }),
  ownTerm({
    id: 'term/certainty',
    title: 'Cannot be checked',
    summary: 'Required data is missing, so the checker cannot say whether this is right or wrong.',
    body: [
      paragraph(
        'Usually the casefile, a passage or an actor’s name is missing. Add it, and the check runs at once. Data that cannot be checked is never reported as valid.',
      ),
    ],
    keywords: [
      'what does it mean',
      'not checked',
      'checked',
      'could not check',
      'could not be checked',
      'unchecked',
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
    summary: 'An assessment and its casefile, saved on this device, finished or not.',
    body: [
      paragraph(
        'Every assessment you open becomes a draft. A draft may break the contract while you work on it. The workflow state called draft is different: it is the state of one entry.',
      ),
    ],
    keywords: ['document', 'work in progress', 'library', 'unfinished'],
    related: ['guide/drafts', 'term/desk-file', 'term/workflow-state'],
  }),
  ownTerm({
    id: 'term/desk-file',
    title: 'Desk file',
    summary: 'A complete draft in one file: the assessment, finished or not, its casefile and its reviews.',
    body: [paragraph('Use it for sharing and backup. Other tools read the assessment file.')],
    keywords: ['desk.json', 'workspace', 'whole desk', 'bundle', 'backup', 'hand over'],
    related: ['format/desk-json', 'guide/hand-over', 'term/draft'],
  }),
];
