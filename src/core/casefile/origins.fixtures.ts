/** Origins for tests: of the passage of the rules' example workspace, and places in files. */
import type { Origin, Place } from './types.generated.ts';

/** A page of a PDF with a stretch of the text. */
export function pagePlace(start: number, end: number, page: number, label: string | null = null): Place {
  return { kind: 'page', start, end, page, label, width: 595, height: 842, lines: [] };
}

/** The origin of the example's passage, with these places. */
export function originWith(places: readonly Place[], mediaType = 'application/pdf'): Origin {
  return {
    passage_id: 'sha256:dda9db2f30da2b21d4341c49a413421dfc603b9a897c0397100ec4303fe65bd7',
    file: { name: 'notice.pdf', path: null, size: 1, media_type: mediaType, sha256: '0'.repeat(64) },
    reader: { name: 'pdf', version: 1, engine: null, included: [] },
    places,
    losses: [],
  };
}

/** The origin of a passage in a file with a name. */
export function originIn(passageId: string, name: string): Origin {
  const origin = originWith([]);
  return { ...origin, passage_id: passageId, file: { ...origin.file, name } };
}
