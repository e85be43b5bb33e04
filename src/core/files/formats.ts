/** The formats of our files. Small, because the library of drafts loads it. */
import { own } from '../json/own.ts';

/** The name and the version of a format of ours. */
export const ourFormat = /^assessment-desk\.([a-z-]+)\/v(\d+)$/;

/** The kinds of the formats that can be read. */
export const readFormats: Readonly<Record<string, 'casefile' | 'desk' | 'review' | 'blind-packet'>> = {
  'assessment-desk.casefile/v1': 'casefile',
  'assessment-desk.casefile/v2': 'casefile',
  'assessment-desk.casefile/v3': 'casefile',
  'assessment-desk.workspace/v1': 'desk',
  'assessment-desk.workspace/v2': 'desk',
  'assessment-desk.workspace/v3': 'desk',
  'assessment-desk.review/v1': 'review',
  'assessment-desk.review/v2': 'review',
  'assessment-desk.review/v3': 'review',
  'assessment-desk.blind-review/v1': 'blind-packet',
  'assessment-desk.blind-review/v2': 'blind-packet',
  'assessment-desk.blind-review/v3': 'blind-packet',
};

/** Whether a text is one of our formats in a version that cannot be read. */
export function isUnreadFormat(format: string | undefined): boolean {
  return format !== undefined && ourFormat.test(format) && own(readFormats, format) === undefined;
}
