import schema from '../../schema/assessment.schema.json';

/** A value that a field can have, as the contract writes it, and what it is called. */
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
/** How a claim's proposition relates to the passage's words (specification 2.4), in the contract's order. */
export const representations = choicesOf(claim.properties.representation);
/** The modes of an attribution (specification 2.4), in the contract's order. */
export const attributionModes = choicesOf(attribution.properties.mode);
/** The domains of power bases (specification 2.5), in the contract's order. */
export const domains = choicesOf(powerBasis.properties.domain);
/** The workflow states of power bases and intents (specification 3), in the contract's order. */
export const workflowStates = choicesOf(state);

const titles = new Map(
  [...claimKinds, ...representations, ...domains, ...workflowStates].map(({ value, title }) => [value, title]),
);

/** What a claim kind, representation, domain or state is called; the value itself where the contract has no such one. */
export function titleOf(value: string): string {
  return titles.get(value) ?? value;
}
