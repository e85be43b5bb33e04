/** Reads a web page on the page’s thread, which has the browser’s parser. */
import { decodeUtf8 } from '../../core/files/decode.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import { bareMarkup, type MarkupPart } from './bare-markup.ts';
import { pageFacts } from './facts/page-facts.ts';
import { textOfTree } from './html-text.ts';

/** Decodes character references as a browser does, in a separate document. The text must have no end tags. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  const page = `<title>${text.replaceAll('<', '&lt;')}</title>`;
  return new DOMParser().parseFromString(page, 'text/html').title;
}

/**
 * Returns the text of a web page. It is parsed into a separate document, which runs no scripts, loads nothing and is
 * never added to the page. Attributes and styles are removed first, because each would violate the content security
 * policy.
 */
export function readHtml(bytes: Uint8Array): ExtractionResult {
  const decoded = decodeUtf8(bytes, 'passage');
  if (!decoded.ok) return { kind: 'unreadable', problem: decoded.problem.message };
  const parts: MarkupPart[] = [];
  const markup = bareMarkup(decoded.text, (part) => parts.push(part));
  const text = textOfTree(new DOMParser().parseFromString(markup, 'text/html').body);
  if (text.trim() === '') {
    return {
      kind: 'unreadable',
      problem: 'The page contains no text. Copy the text from its source and paste it.',
    };
  }
  return {
    kind: 'text',
    extraction: {
      reader: { name: 'html', version: 1, engine: null },
      segments: [{ separator: '', text, group: null, place: null }],
      groups: [],
      pages: [],
      losses: decoded.notices.map(({ code }) => ({ code, count: 1, first: 0 })),
      facts: pageFacts(parts, decodeReferences),
      contained: [],
    },
  };
}
