/** Reads a web page saved as MHTML (RFC 2557): the root part is the page, the others are what it shows. */
import { withEncodingTables } from '../mime/decode-as.ts';
import { leavesOf, readMime, type MimePart } from '../mime/mime-parts.ts';
import type { Reader } from '../readers.ts';
import { readPage } from './read-page.ts';

/** The largest file that is read, in bytes: 128 MiB. */
const largestFile = 128 * 1024 * 1024;

const isPage = ({ mediaType }: MimePart): boolean => /^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType);

/** The part that `start` names, or the first page. The pages of frames are other parts. */
function rootOf(message: MimePart): MimePart | undefined {
  const start = message.parameters.get('start');
  const pages = leavesOf(message).filter(isPage);
  return pages.find(({ headers }) => start !== undefined && headers.get('content-id') === start) ?? pages[0];
}

const readSavedPage: Reader = async ({ bytes }, onProgress, signal) => {
  if (bytes.length > largestFile) {
    return {
      kind: 'unreadable',
      problem: 'The file is too large (limit 128 MiB). Save the page as HTML, and add that.',
    };
  }
  onProgress?.({ label: 'Reading the parts of the file' });
  const message = readMime(bytes);
  const root = rootOf(message);
  if (!root) {
    return { kind: 'unreadable', problem: 'The file contains no web page. Save the page again, and add that file.' };
  }
  // Chromium writes the address of the page itself into this field.
  const address = [message.headers.get('snapshot-content-location'), root.headers.get('content-location')].find(
    (value) => /^https?:/i.test(value ?? ''),
  );
  const page = {
    bytes: root.content(),
    encoding: root.parameters.get('charset'),
    isXml: root.mediaType === 'application/xhtml+xml',
    address,
    savedAt: message.headers.get('date'),
  };
  return readPage('mhtml', page, onProgress, signal);
};

export const readMhtml: Reader = withEncodingTables(readSavedPage);
