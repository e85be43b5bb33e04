/** What the published documents say about the product and its package; reads `package.json`. */
import packageFile from '../../../package.json' with { type: 'json' };
import { paths } from './references.ts';

// The cautions of the discovery documents, each in one wording everywhere (specification 1 and 5).

/** Specification 1.5: a claim that something exists is not permission to use it. */
export const discoveryIsNotPermission =
  'These documents are discovery claims, not permission or proof. Being discoverable is not permission.';

/** Specification 1.5 and 5.3. */
export const checkBeforeActing =
  'Before acting, check the live method, authentication, effects, rights, cost and limits at the named endpoint.';

/** Specification 1.4. */
export const existenceIsNoEvidence =
  'The existence of this channel is not evidence of use, participation, endorsement, affiliation, consent or delegated authority by any person, model provider or organisation.';

/** Specification 1.4: of both supplementary channels. */
export const notAFourthRoad = 'Supplementary channels are optional and are not a fourth road.';

/** Specification 1.6. */
export const noAgentService = 'No agent-to-agent card and no agent-to-agent task service is published.';

/** Specification 1.7. */
export const hostingMetadata = 'Ordinary network and hosting metadata may still be processed or retained.';

/** Specification 4, rule 2. */
export const nothingRegisters = 'Nothing here registers an agent or sends a message.';

/** Specification 1.3. */
export const walkingAway = 'Stopping, silence and walking away are complete outcomes.';

/** Specification 1.8. */
const validationIsNotTruth = 'Validation of a document does not make any entry in it true.';

/** Specification 2.11, rule 4, and 5.4. */
const consistencyIsNotAuthentication =
  'Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.';

/** Specification 2.12 and 4, rule 4: the contract does not show the bodies of these documents. */
export const shapeIsOurs =
  'The structure of this document is a convention of Assessment Desk, not part of the contract.';

/** Specification 5.3: callers check their rights. */
export const rights =
  'This project’s source, schemas, samples and documents are available under the MIT licence (see LICENSE in the source). Third-party packages are under their own licences, which a built site includes in third-party.txt. These documents grant no other rights.';

/** For a static deployment, which runs no code of ours. */
export const knowledgeIsNotRun = 'This deployment does not run the knowledge-only tool endpoint.';

/** Whose requests the knowledge endpoint accepts (`knowledge/knowledge.ts`). */
export const originRule =
  'Requests without an Origin header are accepted, and so are those from its own origin and from origins that its operator allows. Requests from any other origin return 403.';

/** The principles of the contract (specification 1.8 and 2.11). */
export const principles = [
  'Claims remain attributed representations of what a passage says.',
  'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
  'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
  'Capability alone cannot support an intent.',
  'Support for power and for intent must be verbatim and must visibly name the actor.',
  consistencyIsNotAuthentication,
  validationIsNotTruth,
] as const;

const { name, version, description, keywords, license, type, engines, bin, exports } = packageFile;

/** The members of `package.json` that matter to a user of the package. */
export const packageMetadata = { name, version, description, keywords, license, type, engines, bin, exports };

/** The day on which this version was released, as in the changelog; undefined before that. */
export const releasedOn: string | undefined = undefined;

/** The listing of this version on npm, where a release is published. */
export function npmListing(day: string | undefined): { readonly status: string; readonly href: null } {
  return { status: day === undefined ? 'not listed' : `listed since ${day}`, href: null };
}

/** The product, as all documents describe it. */
export const product = {
  name: 'Assessment Desk',
  version,
  license,
  contract: 'ww3.assessment/v1',
  description:
    'A browser application for writing and checking evidence-linked situation assessments (contract ww3.assessment/v1). Your work stays in your browser.',
} as const;

/** The `subject` member of a document. */
export function subject(to: (path: string) => string): object {
  return {
    name: product.name,
    version,
    description: product.description,
    contract: product.contract,
    href: to(paths.page),
  };
}
