import type { SitePlace } from '../place.ts';
import type { SiteDocument } from './document.ts';
import { schemaDocuments } from './schemas.ts';

export type { SiteDocument } from './document.ts';

/** Everything that is published beside the application and its samples, as it reads at `place`. */
export function siteDocuments(place: SitePlace): readonly SiteDocument[] {
  void place;
  return [...schemaDocuments()];
}
