/** Where a claim's text is, and whether it matches its passage, for the text reports. */
import type { ReportClaim } from './claims.ts';

/** Whether the text of a claim matches its passage. */
export const anchorsInWords = {
  holds: 'text matches the passage',
  differs: 'text differs from the passage',
  unknown: 'cannot be checked (passage not available)',
} as const;

/**
 * Returns the passage, the place in its file and the span in code points: “passage 2, page 3, characters 5 to 9: …”.
 */
export function anchorInWords({ passage, span, place, anchor }: ReportClaim): string {
  const parts = [
    passage ? `passage ${passage.number}` : 'a passage that is not in this report',
    place,
    span ? `characters ${span.start} to ${span.end}` : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}: ${anchorsInWords[anchor]}`;
}
