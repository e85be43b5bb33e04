/* Generated from the files of this folder by `npm run generate`. Do not edit. */
import anchorOutOfPassage from './anchor/out-of-passage.ts';
import anchorPassageNotLoaded from './anchor/passage-not-loaded.ts';
import anchorTextDiffers from './anchor/text-differs.ts';
import anchorWordsInNoPassage from './anchor/words-in-no-passage.ts';
import anchorWrongObservation from './anchor/wrong-observation.ts';
import attributionActorRequired from './attribution/actor-required.ts';
import attributionNameForId from './attribution/name-for-id.ts';
import attributionPublisherDiffers from './attribution/publisher-differs.ts';
import attributionPublisherInconsistent from './attribution/publisher-inconsistent.ts';
import attributionPublisherUnchecked from './attribution/publisher-unchecked.ts';
import attributionUnresolvedNamesActor from './attribution/unresolved-names-actor.ts';
import casefileFingerprintDiffers from './casefile/fingerprint-differs.ts';
import casefileGradeWithoutBasis from './casefile/grade-without-basis.ts';
import claimUncited from './claim/uncited.ts';
import claimVerbatimDiffers from './claim/verbatim-differs.ts';
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
import referenceClaimIdNotCitable from './reference/claim-id-not-citable.ts';
import referenceClaimMissing from './reference/claim-missing.ts';
import referenceDuplicateId from './reference/duplicate-id.ts';
import referenceObservationNotListed from './reference/observation-not-listed.ts';
import scopeDiffers from './scope/differs.ts';
import scopeUnchecked from './scope/unchecked.ts';
import spanInsideWord from './span/inside-word.ts';
import spanLength from './span/length.ts';
import spanOrder from './span/order.ts';
import supportActorNamesUnknown from './support/actor-names-unknown.ts';
import supportActorNotNamed from './support/actor-not-named.ts';
import supportChangedByContext from './support/changed-by-context.ts';
import supportNotVerbatim from './support/not-verbatim.ts';
import textBlank from './text/blank.ts';
import textExtractionDamage from './text/extraction-damage.ts';
import textHiddenCharacters from './text/hidden-characters.ts';
import textLoneSurrogate from './text/lone-surrogate.ts';
import timeEndsBeforeStart from './time/ends-before-start.ts';
import tradecraftEmptyReason from './tradecraft/empty-reason.ts';
import tradecraftFalsifierNotObservable from './tradecraft/falsifier-not-observable.ts';
import tradecraftFalsifierRepeated from './tradecraft/falsifier-repeated.ts';
import tradecraftLikelihoodVocabularies from './tradecraft/likelihood-vocabularies.ts';
import tradecraftLikelihoodWithConfidence from './tradecraft/likelihood-with-confidence.ts';
import tradecraftNothingContradicts from './tradecraft/nothing-contradicts.ts';
import tradecraftOneClaimForMany from './tradecraft/one-claim-for-many.ts';
import tradecraftOneOrigin from './tradecraft/one-origin.ts';
import tradecraftOnePublisher from './tradecraft/one-publisher.ts';
import tradecraftOneSideCited from './tradecraft/one-side-cited.ts';
import tradecraftReasonRepeated from './tradecraft/reason-repeated.ts';
import tradecraftSpanCarriesMany from './tradecraft/span-carries-many.ts';
import type { Rule } from './rule.ts';

/** Every rule, by id. */
export const rules: readonly Rule[] = [
  anchorOutOfPassage,
  anchorPassageNotLoaded,
  anchorTextDiffers,
  anchorWordsInNoPassage,
  anchorWrongObservation,
  attributionActorRequired,
  attributionNameForId,
  attributionPublisherDiffers,
  attributionPublisherInconsistent,
  attributionPublisherUnchecked,
  attributionUnresolvedNamesActor,
  casefileFingerprintDiffers,
  casefileGradeWithoutBasis,
  claimUncited,
  claimVerbatimDiffers,
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
  referenceClaimIdNotCitable,
  referenceClaimMissing,
  referenceDuplicateId,
  referenceObservationNotListed,
  scopeDiffers,
  scopeUnchecked,
  spanInsideWord,
  spanLength,
  spanOrder,
  supportActorNamesUnknown,
  supportActorNotNamed,
  supportChangedByContext,
  supportNotVerbatim,
  textBlank,
  textExtractionDamage,
  textHiddenCharacters,
  textLoneSurrogate,
  timeEndsBeforeStart,
  tradecraftEmptyReason,
  tradecraftFalsifierNotObservable,
  tradecraftFalsifierRepeated,
  tradecraftLikelihoodVocabularies,
  tradecraftLikelihoodWithConfidence,
  tradecraftNothingContradicts,
  tradecraftOneClaimForMany,
  tradecraftOneOrigin,
  tradecraftOnePublisher,
  tradecraftOneSideCited,
  tradecraftReasonRepeated,
  tradecraftSpanCarriesMany,
];
