/** The examples of the formats: one small valid case. The tests open the examples with the real readers. */

const passage = {
  passage_id: 'sha256:a923c9a5b15bbe01911f06fcb037d8b363afa686a7c2823d567cfeed0cebc70b',
  text: 'The Harbour Council said: “We will close the north channel on Monday.”',
};

const casefile = {
  format: 'assessment-desk.casefile/v1',
  title: 'The north channel',
  actors: [{ actor_id: 'harbour-council', names: ['Harbour Council'], publisher_hosts: ['council.example.org'] }],
  observations: [
    {
      observation_id: 1,
      title: 'Statement on the north channel',
      canonical_url: 'https://council.example.org/statements/1',
      publisher_actor_id: 'harbour-council',
      published_at: '2025-04-01T06:00:00Z',
      retrieved_at: null,
      language: 'en',
      passages: [passage],
    },
  ],
};

const assessment = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: 'be53cac2e9c702097edbf119eec71a74ec1ea6c9f7ca131aa471ffea54eda43a',
  observation_ids: [1],
  producer: { kind: 'human', name: 'An analyst', version: '1' },
  claims: [
    {
      claim_id: 'C-001',
      observation_id: 1,
      passage_id: passage.passage_id,
      span: { start: 0, end: 70, offset_encoding: 'unicode-code-point' },
      actual: passage.text,
      proposition: passage.text,
      representation: 'verbatim',
      claim_kind: 'public-position',
      subject_actor_ids: ['harbour-council'],
      attribution: { actor_id: 'harbour-council', mode: 'publisher' },
    },
  ],
  power_bases: [],
  intent_hypotheses: [
    {
      hypothesis_id: 'IH-001',
      actor_id: 'harbour-council',
      topic: 'The north channel',
      hypothesis: 'The Harbour Council means to close the north channel on Monday.',
      rationale: 'It says so itself, on a host that is registered for it.',
      time_scope: { start: '2025-04-07T00:00:00Z', end: null },
      workflow_state: 'active',
      evidence: [{ claim_id: 'C-001', effect: 'supports', reason: 'It announces the closing and names the day.' }],
      alternatives: ['The announcement is meant to get the pilots to negotiate again.'],
      falsifiers: ['Ships pass the north channel on Tuesday.'],
    },
  ],
  contradictions: [],
  unknowns: ['How long the channel would stay closed.'],
};

/** The text of a small assessment without findings, as in its file except for the line feed at the end. */
export const assessmentExample = JSON.stringify(assessment, null, 2);

/** The text of its casefile. */
export const casefileExample = JSON.stringify(casefile, null, 2);

/** The text of a desk file with an unfinished draft and the same casefile. */
export const deskExample = JSON.stringify(
  {
    format: 'assessment-desk.workspace/v1',
    title: 'The north channel, begun',
    assessment: {
      contract: 'ww3.assessment/v1',
      casefile_fingerprint_sha256: assessment.casefile_fingerprint_sha256,
      observation_ids: [1],
      producer: { kind: 'human', name: 'An analyst' },
      claims: [],
      power_bases: [],
      intent_hypotheses: [],
      contradictions: [],
      unknowns: ['Who asked for the closing.'],
    },
    casefile,
  },
  null,
  2,
);
