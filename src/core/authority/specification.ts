/**
 * The statements of the specification, in its own words: one for each sentence, table row or bullet. The key is the
 * section and, if a section has several statements, a word for this one. Nothing else may be called the contract’s.
 */
export const specification = {
  '1.1 endpoints':
    'The service publishes a small set of public discovery endpoints that let a caller understand the service, inspect its catalog of interfaces, and choose whether and how to connect.',
  '1.1 nothing-asked': 'None of them requires registration, payment, proof of work, or a follow-up step.',
  '1.2':
    'It offers three optional read-only discovery roads: Understand, Inspect, and Choose whether and how to connect.',
  '1.3 input': 'Each of the three roads: needs no authentication and no request input;',
  '1.3 effects': 'makes no application write and no outside change;',
  '1.3 fee': 'charges no fee and requires no proof of work;',
  '1.3 repeat': 'is safe to repeat as an ordinary read;',
  '1.3 retry': 'leaves any retry to the caller, and any retry is finite;',
  '1.3 follow-up': 'starts no automatic follow-up;',
  '1.3 stopping': 'treats stopping, silence, and walking away as complete outcomes.',
  '1.4 channels':
    'Two supplementary public channels exist: an open-seat endpoint and a knowledge-only tool endpoint. They are not a fourth road.',
  '1.4 existence':
    'Their existence is not evidence of use, participation, endorsement, affiliation, consent, or delegated authority by any person, model provider, or organisation.',
  '1.5 claims':
    'The service also publishes an API catalog (an RFC 9727 projection), an OpenAPI description, an agent description text file, an LLM-oriented text file, package metadata, source code, and a listing in an MCP registry. These are discovery claims, not permission or proof.',
  '1.5 check': 'A caller must check the live method, authentication, effects, rights, and limits before acting.',
  '1.6': 'No agent-to-agent card and no agent-to-agent task service is published.',
  '1.7': 'Ordinary network and hosting metadata may still be processed or retained.',
  '1.8 claims': 'Claims remain attributed representations of what a passage says.',
  '1.8 power':
    'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
  '1.8 intent':
    'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
  '1.8 validation': 'Validation of a document does not make any entry in it true.',
  '1.8 contract':
    'The service defines a JSON contract, `ww3.assessment/v1`, for an evidence-linked situation assessment. Its principles:',
  '2.1 no-others': 'A JSON object. No properties other than those listed are allowed.',
  '2.1 required':
    'Required: `contract`, `casefile_fingerprint_sha256`, `observation_ids`, `producer`, `claims`, `power_bases`, `intent_hypotheses`, `contradictions`, `unknowns`.',
  '2.1 contract': 'contract: string. Must equal the constant `ww3.assessment/v1`.',
  '2.1 casefile_fingerprint_sha256': 'casefile_fingerprint_sha256: string. 64 lowercase hexadecimal characters.',
  '2.1 observation_ids': 'observation_ids: array of integer. 1 to 100 items; items unique; each integer >= 1.',
  '2.1 producer': 'producer: object. See 2.2.',
  '2.1 claims': 'claims: array of claim. At most 200 items.',
  '2.1 power_bases': 'power_bases: array of power basis. At most 100 items.',
  '2.1 intent_hypotheses': 'intent_hypotheses: array of intent. At most 50 items.',
  '2.1 contradictions': 'contradictions: array of contradiction. At most 100 items.',
  '2.1 unknowns': 'unknowns: array of string. At most 100 items; unique; each 1 to 2000 characters.',
  '2.1 scope': 'scope: string. If present, must equal a fixed contract statement.',
  '2.1 scope-repeats':
    'The statement repeats the principles in section 1 item 8 and adds these rules: publisher attribution requires consistency between a registry and an HTTPS canonical host, and that consistency is not authentication; capability alone cannot support an intent; support for power and for intent must be verbatim and must visibly name the actor.',
  '2.1 scope-wording': 'The exact wording is omitted here.',
  '2.2 no-others': 'No other properties allowed. All three fields are required.',
  '2.2 kind': 'kind: string. One of: human, agent, model.',
  '2.2 name': 'name: string. 1 to 200 characters.',
  '2.2 version': 'version: string. 1 to 200 characters.',
  '2.3':
    'A string matching `^[a-zA-Z0-9][a-zA-Z0-9._:-]{0,199}$` (1 to 200 characters; first character alphanumeric; remaining characters alphanumeric or one of . _ : -).',
  '2.4 no-others': 'No other properties allowed. All fields are required.',
  '2.4 claim_id': 'claim_id: string. 1 to 200 characters.',
  '2.4 observation_id': 'observation_id: integer. >= 1.',
  '2.4 passage_id': 'passage_id: string. Matches `^sha256:[0-9a-f]{64}$`.',
  '2.4 span':
    'span: object. `start` (integer >= 0), `end` (integer >= 0), `offset_encoding` (constant `unicode-code-point`); all three required; no others.',
  '2.4 actual': 'actual: string. 1 to 16384 characters.',
  '2.4 proposition': 'proposition: string. 1 to 5000 characters.',
  '2.4 representation': 'representation: string. One of: verbatim, paraphrase.',
  '2.4 claim_kind':
    'claim_kind: string. One of: measurement, reported-action, public-position, forecast, denial, allegation, capacity.',
  '2.4 subject_actor_ids': 'subject_actor_ids: array of identifier. At most 20 items; unique.',
  '2.4 attribution':
    'attribution: object. `actor_id` (string or null; no pattern given) and `mode` (one of: explicit-speaker, reported-speaker, publisher, unresolved); both required; no others.',
  '2.5 no-others': 'No other properties allowed. All fields are required.',
  '2.5 power_basis_id': 'power_basis_id: identifier.',
  '2.5 actor_id': 'actor_id: identifier.',
  '2.5 domain':
    'domain: string. One of: military, economic, diplomatic, institutional, technological, information, logistics, legal, humanitarian, other.',
  '2.5 description': 'description: string. 1 to 5000 characters.',
  '2.5 scope': 'scope: power scope. See 2.6.',
  '2.5 time_scope': 'time_scope: time scope. See 2.8.',
  '2.5 workflow_state': 'workflow_state: string. One of: draft, active, contested, retired.',
  '2.5 evidence': 'evidence: array of evidence link. 1 to 100 items.',
  '2.5 limitations': 'limitations: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.5 falsifiers': 'falsifiers: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.6 no-others': 'No other properties allowed. All fields are required.',
  '2.6 relationship':
    'relationship: string. One of: self-capacity, bilateral-leverage, institutional-role, network-position, situational-access, other.',
  '2.6 geographies': 'geographies: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.6 operations': 'operations: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.6 related_actor_ids': 'related_actor_ids: array of identifier. At most 20 items; unique.',
  '2.6 bilateral': 'Rule: when `relationship` is `bilateral-leverage`, `related_actor_ids` must have exactly 1 item.',
  '2.7 no-others': 'No other properties allowed. All fields are required.',
  '2.7 hypothesis_id': 'hypothesis_id: identifier.',
  '2.7 actor_id': 'actor_id: identifier.',
  '2.7 topic': 'topic: string. 1 to 500 characters.',
  '2.7 hypothesis': 'hypothesis: string. 1 to 5000 characters.',
  '2.7 rationale': 'rationale: string. 1 to 5000 characters.',
  '2.7 time_scope': 'time_scope: time scope. See 2.8.',
  '2.7 workflow_state': 'workflow_state: string. One of: draft, active, contested, retired.',
  '2.7 evidence': 'evidence: array of evidence link. 1 to 100 items.',
  '2.7 alternatives': 'alternatives: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.7 falsifiers': 'falsifiers: array of string. 1 to 20 items; unique; each 1 to 2000 characters.',
  '2.8 no-others': 'No other properties allowed. `start` and `end` are both required.',
  '2.8 ends': 'Each is a date-time string (ISO 8601 / RFC 3339 format) or null.',
  '2.8 one-end': 'At least one of the two must be a string (not null).',
  '2.9 no-others': 'No other properties allowed. All fields are required.',
  '2.9 claim_id': 'claim_id: identifier. Refers to a claim.',
  '2.9 effect': 'effect: string. One of: supports, contradicts.',
  '2.9 reason': 'reason: string. 1 to 2000 characters.',
  '2.10 no-others': 'No other properties allowed. All fields are required.',
  '2.10 left_claim_id': 'left_claim_id: string. No pattern given.',
  '2.10 right_claim_id': 'right_claim_id: string. No pattern given.',
  '2.10 explanation': 'explanation: string. 1 to 5000 characters.',
  '2.11.1':
    'A claim keeps its attribution. The attribution mode records whether the actor is an explicit speaker, a reported speaker, the publisher, or unresolved.',
  '2.11.2': 'Capability alone cannot support an intent.',
  '2.11.3': 'Support for power and intent must be verbatim and must visibly name the actor.',
  '2.11.4':
    'Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.',
  '2.11.5': 'Which of these semantic rules are checked when an assessment is submitted: not shown.',
  '2.12 bodies':
    'Fields of the response bodies of the discovery, porch, API catalog, pathways and open-seat endpoints: not shown.',
  '2.12 records':
    'Casefile and observation records: not shown beyond the fingerprint and the integer observation identifiers used above.',
  '3 states':
    'Power bases and intent hypotheses each carry `workflow_state` with the allowed values: draft, active, contested, retired.',
  '3 transitions': 'Transitions: not shown.',
  '4 discovery':
    'GET /public/discovery. A machine-readable document that offers exactly three optional read-only roads. Entry point (the compass).',
  '4 porch': 'GET /public/porch. Road 1, Understand.',
  '4 api-catalog': 'GET /.well-known/api-catalog. The RFC 9727 API catalog projection. Road 2, Inspect.',
  '4 pathways':
    'GET /v1/pathways. A document explaining the choices for connecting and their boundaries. Road 3, Choose whether and how to connect.',
  '4 open-seat': 'GET /public/open-seat. Smaller public seat, supplementary.',
  '4 knowledge': '(MCP over Streamable HTTP) /v1/mcp/canon. Knowledge-only tool endpoint.',
  '4.1':
    'The first four GET rows (discovery, porch, api-catalog, pathways) need no authentication and no request input. Each is a read with no application write, no fee, no proof of work and no automatic follow-up.',
  '4.2': 'Nothing on the pathways or porch endpoints registers an agent or sends a message.',
  '4.3': 'The knowledge-only endpoint exposes exactly two tools: `search` and `fetch`. It needs no authentication.',
  '4.4': 'Response body shapes for discovery, porch, api-catalog, pathways and open-seat: not shown.',
  '4.5': 'Input and output parameters of the tools `search` and `fetch`: not shown.',
  '4.6': 'Any operation that accepts, stores or retrieves an assessment: not shown.',
  '4.7': 'Paths of the OpenAPI description, the agent description text file and the LLM-oriented text file: not shown.',
  '5.1': 'The three roads (discovery entry, porch, api-catalog, pathways) require no authentication.',
  '5.2': 'The knowledge-only tool endpoint requires no authentication.',
  '5.3':
    'Being discoverable is not permission. Before acting, a caller checks the method, authentication, effects, rights, cost and limits at the named endpoint.',
  '5.4': 'Publisher attribution in an assessment is not authentication.',
  '5.5': 'Authentication of the open-seat endpoint and of every other endpoint: not shown.',
  '6 events': 'Events: not shown. (The three roads start no automatic follow-up.)',
  '7 errors': 'Error codes, status codes, and error body shape: not shown.',
  '7 structure': 'Structural violations of the assessment contract are defined by the constraints in section 2.',
  '8.1 observation_ids': '`observation_ids`: 1 to 100 items.',
  '8.1 claims': '`claims`: at most 200.',
  '8.1 power_bases': '`power_bases`: at most 100.',
  '8.1 intent_hypotheses': '`intent_hypotheses`: at most 50.',
  '8.1 contradictions': '`contradictions`: at most 100.',
  '8.1 unknowns': '`unknowns`: at most 100, each up to 2000 characters.',
  '8.1 actual': 'Claim `actual`: up to 16384 characters.',
  '8.1 proposition': 'Claim `proposition`: up to 5000.',
  '8.1 evidence': 'Power basis and intent `evidence`: at most 100 each.',
  '8.1 lists': '`limitations`, `falsifiers`, `alternatives`: at most 20 each.',
  '8.1 actors': '`geographies`, `operations`, `related_actor_ids`: at most 20 each. `subject_actor_ids`: at most 20.',
  '8.1 identifier': 'Identifier length: up to 200 characters.',
  '8.1 producer': 'Producer `name` and `version`: up to 200 characters each.',
  '8.2': 'The discovery roads charge no fee and no proof of work. Retries are caller-chosen and finite.',
  '8.3': 'Rate limits and request size limits for any endpoint: not shown.',
  '9.1': 'The assessment contract version is carried in `contract` with the constant `ww3.assessment/v1`.',
  '9.2': 'Versioned endpoint paths carry a `/v1/` prefix (pathways, the knowledge-only tool endpoint).',
  '9.3': 'Compatibility and deprecation policy: not shown.',
} as const;

/** The key of a statement: its section and, in most sections, a word. */
export type Statement = keyof typeof specification;

/** Every statement, in the order of the specification. */
export const statements = Object.keys(specification) as readonly Statement[];

/** Returns a statement in the specification's own words. */
export function quoteOf(statement: Statement): string {
  return specification[statement];
}

/** Whether a statement says that something is not shown, so that everything about it is ours. */
export function isSilence(statement: Statement): boolean {
  return /not shown|omitted here/.test(specification[statement]);
}
