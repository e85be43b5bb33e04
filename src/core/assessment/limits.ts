/** The maximum number of items and length of text of each field, read from the schema. */
import schema from '../../schema/assessment.schema.json' with { type: 'json' };

const { properties, $defs } = schema;
const { claim, powerBasis, powerScope, intentHypothesis, evidenceLink, contradiction, producer } = $defs;

/**
 * The contract's limits (specification 8.1), read from the schema by field name: items for lists, code points for
 * texts. Fields with the same name have the same limit everywhere.
 */
export const limits = {
  claims: properties.claims.maxItems,
  power_bases: properties.power_bases.maxItems,
  intent_hypotheses: properties.intent_hypotheses.maxItems,
  contradictions: properties.contradictions.maxItems,
  unknowns: properties.unknowns.maxItems,
  observation_ids: properties.observation_ids.maxItems,
  evidence: powerBasis.properties.evidence.maxItems,
  subject_actor_ids: claim.properties.subject_actor_ids.maxItems,
  related_actor_ids: powerScope.properties.related_actor_ids.maxItems,
  geographies: powerScope.properties.geographies.maxItems,
  operations: powerScope.properties.operations.maxItems,
  limitations: powerBasis.properties.limitations.maxItems,
  falsifiers: powerBasis.properties.falsifiers.maxItems,
  alternatives: intentHypothesis.properties.alternatives.maxItems,
  identifier: $defs.identifier.maxLength,
  claim_id: claim.properties.claim_id.maxLength,
  actual: claim.properties.actual.maxLength,
  proposition: claim.properties.proposition.maxLength,
  description: powerBasis.properties.description.maxLength,
  topic: intentHypothesis.properties.topic.maxLength,
  hypothesis: intentHypothesis.properties.hypothesis.maxLength,
  rationale: intentHypothesis.properties.rationale.maxLength,
  reason: evidenceLink.properties.reason.maxLength,
  explanation: contradiction.properties.explanation.maxLength,
  producer_name: producer.properties.name.maxLength,
  producer_version: producer.properties.version.maxLength,
  /** One item of `geographies`, `operations`, `limitations`, `falsifiers` or `alternatives`. */
  statement: $defs.statement.maxLength,
  /** One item of `unknowns`. */
  unknown: properties.unknowns.items.maxLength,
} as const;
