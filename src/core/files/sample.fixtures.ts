/** A small, sound draft for tests: one observation with two passages, and an entry of every kind. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { JsonObject } from '../json/json.ts';
import type { ReviewPlan } from '../review-shape/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { passageId } from '../casefile/hash.ts';
import type { Casefile } from '../casefile/types.generated.ts';

export const statement = 'The Ministry of Ports said: “We will reopen the strait 🚢 on Monday.”\r\nNo date was given.';
export const report = 'Zwölf Schiffe lagen vor Anker. 十二艘船。';

export const sampleCasefile: Casefile = {
  format: 'assessment-desk.casefile/v1',
  title: 'The strait',
  actors: [{ actor_id: 'ministry', names: ['Ministry of Ports'], publisher_hosts: ['ports.example.org'] }],
  observations: [
    {
      observation_id: 1,
      title: 'Statement',
      canonical_url: 'https://ports.example.org/1',
      publisher_actor_id: 'ministry',
      published_at: '2024-05-01T12:00:00Z',
      retrieved_at: null,
      language: 'en',
      passages: [
        { passage_id: passageId(statement, sha256), text: statement },
        { passage_id: passageId(report, sha256), text: report },
      ],
    },
  ],
};

const link: JsonObject = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };
const time: JsonObject = { start: '2024-05-01T00:00:00Z', end: null };

export const sampleAssessment: JsonObject = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: casefileFingerprint(sampleCasefile, sha256),
  observation_ids: [1],
  producer: { kind: 'human', name: 'An analyst', version: '1' },
  claims: [
    {
      claim_id: 'C-001',
      observation_id: 1,
      passage_id: passageId(statement, sha256),
      span: { start: 0, end: 26, offset_encoding: 'unicode-code-point' },
      actual: 'The Ministry of Ports said',
      proposition: 'The Ministry of Ports said',
      representation: 'verbatim',
      claim_kind: 'public-position',
      subject_actor_ids: ['ministry'],
      attribution: { actor_id: 'ministry', mode: 'publisher' },
    },
  ],
  power_bases: [
    {
      power_basis_id: 'PB-001',
      actor_id: 'ministry',
      domain: 'logistics',
      description: 'It runs the ports.',
      scope: {
        relationship: 'self-capacity',
        geographies: ['The strait'],
        operations: ['Shipping'],
        related_actor_ids: [],
      },
      time_scope: time,
      workflow_state: 'draft',
      evidence: [link],
      limitations: ['Only the ports.'],
      falsifiers: ['The ports stay shut.'],
    },
  ],
  intent_hypotheses: [
    {
      hypothesis_id: 'IH-001',
      actor_id: 'ministry',
      topic: 'Reopening',
      hypothesis: 'It means to reopen the strait.',
      rationale: 'It said so.',
      time_scope: time,
      workflow_state: 'draft',
      evidence: [link],
      alternatives: ['It wants calm.'],
      falsifiers: ['It stays shut.'],
    },
  ],
  contradictions: [{ left_claim_id: 'C-001', right_claim_id: 'C-001', explanation: 'None.' }],
  unknowns: ['When it will be.'],
};

export const sampleWorkspace: Workspace = {
  title: 'The strait in May',
  assessment: sampleAssessment,
  casefile: sampleCasefile,
};

/** A division of the links as an earlier version wrote it, with all optional members. */
export const reviewPlan: ReviewPlan = {
  seed: '7',
  reviewers: ['Rosa', 'Ada'],
  per_link: 2,
  size: 2,
  keep_entries_together: false,
  made_at: '2026-11-24T12:00:00Z',
  assessment_digest_sha256: '0'.repeat(64),
  links_total: 2,
  drawn: 'c38c41f924 0123456789',
  renames: [{ what: 'claim', from: 'C-001', to: 'C-002' }],
};
