/** Reads plain text and Markdown exactly. A byte order mark at the start is not text; nothing else changes. */
import { decodeUtf8 } from '../../core/files/decode.ts';
import type { Segment } from '../../core/extraction/extraction.ts';
import { textFacts } from '../facts/text-facts.ts';
import type { Reader } from '../reader.ts';

/** Recorded in origins. The version grows if the same file can give another text. */
const reader = { name: 'text', version: 1, engine: null };

/** Reads a text in UTF-8. */
export const readText: Reader = ({ mediaType, bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  if (!decoded.ok) return Promise.resolve({ kind: 'unreadable', problem: decoded.problem.message });
  const { text, notices } = decoded;
  if (text.trim() === '') return Promise.resolve({ kind: 'unreadable', problem: noText });
  const segment: Segment = { separator: '', text, group: null, place: null };
  return Promise.resolve({
    kind: 'text',
    extraction: {
      reader,
      segments: [segment],
      groups: [],
      pages: [],
      losses: notices.map(({ code }) => ({ code, count: 1, first: 0 })),
      facts: textFacts(text, mediaType === 'text/markdown'),
      contained: [],
    },
  });
};

const noText = 'The file contains no text. Copy the text from its source and paste it.';
