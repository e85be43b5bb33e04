/** The values of the contract’s enumerations with their titles, read from the schema. */
import schema from '../../schema/assessment.schema.json' with { type: 'json' };

/** A value that a field can have in the contract, and its title. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

type Titled = Readonly<Record<string, { readonly title: string }>>;

function choicesOf(field: { readonly enum: readonly string[]; readonly 'x-enum': object }): readonly Choice[] {
  const titles = field['x-enum'] as Titled;
  return field.enum.map((value) => ({ value, title: titles[value]?.title ?? value }));
}

const { claim, powerBasis, attribution, workflowState: state } = schema.$defs;

/** The kinds of claims (specification 2.4), in the contract's order. */
export const claimKinds = choicesOf(claim.properties.claim_kind);
/** The representations of claims (specification 2.4), in the contract's order. */
export const representations = choicesOf(claim.properties.representation);
/** The modes of an attribution (specification 2.4), in the contract's order. */
export const attributionModes = choicesOf(attribution.properties.mode);
/** The domains of power bases (specification 2.5), in the contract's order. */
export const domains = choicesOf(powerBasis.properties.domain);
/** The workflow states of power bases and intent hypotheses (specification 3), in the contract's order. */
export const workflowStates = choicesOf(state);

const titles = new Map(
  [...claimKinds, ...representations, ...domains, ...workflowStates].map(({ value, title }) => [value, title]),
);

/**
 * Returns the title of a claim kind, representation, domain or state, or the value itself if it is not in the contract.
 */
export function titleOf(value: string): string {
  return titles.get(value) ?? value;
}
