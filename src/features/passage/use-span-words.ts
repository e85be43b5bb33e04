/** Gives the passage panel the name of a span: its offsets, and where it is in the file of its passage. */
import { useCallback } from 'react';
import { placeOfSpanInWords } from '../../core/casefile/origins.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';
import { useDraft } from '../../shared/context.tsx';
import { spanInWords } from './anchor-words.ts';

/** Returns a function that names a span of the passage: “120–180, page 3”, or “120–180” if its place is not known. */
export function useSpanWords(passageId: string): (span: CodePointSpan) => string {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useCallback(
    (span) => {
      const place = placeOfSpanInWords(casefile, passageId, span);
      return place === '' ? spanInWords(span) : `${spanInWords(span)}, ${place}`;
    },
    [casefile, passageId],
  );
}
