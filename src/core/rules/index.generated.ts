/* Generated from the files of this folder by `npm run generate`. Do not edit. */
import attributionActorRequired from './attribution/actor-required.ts';
import attributionPublisherInconsistent from './attribution/publisher-inconsistent.ts';
import attributionPublisherUnchecked from './attribution/publisher-unchecked.ts';
import attributionUnresolvedNamesActor from './attribution/unresolved-names-actor.ts';
import contradictionDuplicate from './contradiction/duplicate.ts';
import contradictionSelf from './contradiction/self.ts';
import evidenceBothWays from './evidence/both-ways.ts';
import evidenceDuplicate from './evidence/duplicate.ts';
import intentAlternativeRepeats from './intent/alternative-repeats.ts';
import intentCapabilityAlone from './intent/capability-alone.ts';
import intentUnsupported from './intent/unsupported.ts';
import observationUnused from './observation/unused.ts';
import powerRelatedToSelf from './power/related-to-self.ts';
import powerUnsupported from './power/unsupported.ts';
import scopeDiffers from './scope/differs.ts';
import scopeUnchecked from './scope/unchecked.ts';
import timeEndsBeforeStart from './time/ends-before-start.ts';
import type { Rule } from './rule.ts';

/** Every rule, by id. */
export const rules: readonly Rule[] = [
  attributionActorRequired,
  attributionPublisherInconsistent,
  attributionPublisherUnchecked,
  attributionUnresolvedNamesActor,
  contradictionDuplicate,
  contradictionSelf,
  evidenceBothWays,
  evidenceDuplicate,
  intentAlternativeRepeats,
  intentCapabilityAlone,
  intentUnsupported,
  observationUnused,
  powerRelatedToSelf,
  powerUnsupported,
  scopeDiffers,
  scopeUnchecked,
  timeEndsBeforeStart,
];
