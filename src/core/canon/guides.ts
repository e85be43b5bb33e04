/** The entries that are written by hand, not generated: how-to guides, decisions, terms, formats. */
import type { CanonEntry } from './entry.ts';
import { beginning } from './guides/beginning.ts';
import { claims } from './guides/claims.ts';
import { fileDecisions } from './guides/decisions-files.ts';
import { productDecisions } from './guides/decisions-product.ts';
import { textDecisions } from './guides/decisions-text.ts';
import { documents } from './guides/document.ts';
import { entries } from './guides/entries.ts';
import { exportFormats } from './guides/export-formats.ts';
import { formats } from './guides/formats.ts';
import { exporting } from './guides/exporting.ts';
import { marking } from './guides/marking.ts';
import { reviewing } from './guides/reviewing.ts';
import { serviceEntries } from './guides/service.ts';
import { sources } from './guides/sources.ts';
import { deskTerms } from './guides/terms-desk.ts';
import { entryTerms } from './guides/terms-entries.ts';
import { evidenceTerms } from './guides/terms-evidence.ts';
import { unshownOfAssessments } from './guides/unshown-assessment.ts';
import { unshownOfService } from './guides/unshown-service.ts';
import { saving } from './guides/saving.ts';
import { working } from './guides/working.ts';

const all: readonly CanonEntry[] = [
  ...beginning,
  ...sources,
  ...marking,
  ...claims,
  ...entries,
  ...documents,
  ...working,
  ...reviewing,
  ...saving,
  ...exporting,
  ...evidenceTerms,
  ...entryTerms,
  ...deskTerms,
  ...formats,
  ...exportFormats,
  ...textDecisions,
  ...fileDecisions,
  ...productDecisions,
  ...serviceEntries,
  ...unshownOfAssessments,
  ...unshownOfService,
];

/** Returns every entry that is written by hand, in the order of the help. */
export function guideEntries(): readonly CanonEntry[] {
  return all;
}
