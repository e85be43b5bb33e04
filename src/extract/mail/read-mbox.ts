/** Reads a mailbox in the mbox format (RFC 4155): each message is a file that a person can choose. */
import type { ContainedFile, ExtractionResult } from '../../core/extraction/extraction.ts';
import { bytesOfString, withEncodingTables } from '../mime/decode-as.ts';
import { decodeWords } from '../mime/decode-labelled.ts';
import { messageString, readMime } from '../mime/mime-parts.ts';
import type { Reader } from '../reader.ts';
import { readMail } from './read-mail.ts';

/** The largest mailbox in bytes, 128 MiB, and the most messages. */
const limits = { bytes: 128 * 1024 * 1024, messages: 1000 } as const;

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

/** The line before each message: “From”, an address and a date with its time. A sentence can begin with “From”, too. */
const separator = /(?:^|\n\r?\n)From [^\r\n]{0,320}\d:\d{2}[^\r\n]{0,40}\d{4}[^\r\n]{0,40}\r?\n/g;

function messagesIn(text: string): readonly string[] {
  const starts = [...text.matchAll(separator)];
  // A message before the first line of this kind has lost its own.
  const before = text.slice(0, starts[0]?.index);
  const first = /^[!-9;-~]+[ \t]*:/.test(before) ? [before] : [];
  const others = starts.map((found, index) => {
    const whole = text.slice(found.index + found[0].length, starts[index + 1]?.index ?? text.length);
    // Lines of the text that look like a separator have a sign before them.
    return whole.replaceAll(/^>(?=>*From )/gm, '');
  });
  return [...first, ...others];
}

/** The name of a message as a file: its place in the mailbox and its subject. */
function nameOf(bytes: Uint8Array, index: number): string {
  const subject = decodeWords(readMime(bytes.subarray(0, 64 * 1024)).headers.get('subject') ?? '');
  const words = subject.replaceAll(/[\p{Cc}/\\]+/gu, ' ').trim();
  return `${String(index + 1).padStart(3, '0')} ${[...words].slice(0, 80).join('') || 'Message'}.eml`;
}

const readMailbox: Reader = async (file, onProgress, signal) => {
  if (file.bytes.length > limits.bytes) {
    return unreadable(
      'The mailbox is too large (limit 128 MiB). Export the messages that you need, and add those files.',
    );
  }
  onProgress?.({ label: 'Reading the mailbox' });
  const messages = messagesIn(messageString(file.bytes)).map(bytesOfString);
  const [only, ...others] = messages;
  if (!only) return unreadable('The file contains no messages. Export them again, or save each message as .eml.');
  if (others.length === 0) return readMail({ ...file, bytes: only }, onProgress, signal);
  if (messages.length > limits.messages) {
    return unreadable(
      'The mailbox contains more than 1,000 messages. Export those that you need, and add those files.',
    );
  }
  const contained = messages.map((bytes, index): ContainedFile => ({
    path: nameOf(bytes, index),
    mediaType: 'message/rfc822',
    bytes,
  }));
  const reader = { name: 'mbox', version: 2, engine: null };
  return {
    kind: 'text',
    extraction: { reader, segments: [], groups: [], pages: [], losses: [], facts: {}, contained },
  };
};

export const readMbox: Reader = withEncodingTables(readMailbox);
