/** References as CSL-JSON (Citation Style Language 1.0.2, schema csl-data.json). */
import type { Workspace } from '../../workspace/workspace.ts';
import { referencesOf, type Reference, type ReferenceDate } from './reference.ts';

const dateParts = ({ year, month, day }: ReferenceDate) => ({ 'date-parts': [[year, month, day]] });

function itemOf({ key, title, publisher, url, identifier, published, accessed, language }: Reference) {
  return {
    id: key,
    type: url === undefined ? 'document' : 'webpage',
    title,
    ...(publisher !== undefined && { publisher }),
    ...(published && { issued: dateParts(published) }),
    ...(accessed && { accessed: dateParts(accessed) }),
    ...(url !== undefined && { URL: url }),
    ...(identifier !== undefined && { note: identifier }),
    ...(language !== undefined && { language }),
  };
}

/** Writes the observations as a CSL-JSON array with one item each. Dates have the day of the date-time’s own zone. */
export function referencesCslJson(workspace: Pick<Workspace, 'casefile'>): string {
  return `${JSON.stringify(referencesOf(workspace).map(itemOf), null, 2)}\n`;
}
