/** Divides a part of a message into its header fields and its body (RFC 5322, section 2.1), also if it is damaged. */

/** The names of fields that say for certain that a line is one, because a text hardly begins so. */
const knownField =
  /^(?:arc-[\w-]+|authentication-results|b?cc|content-[a-z-]+|date|delivered-to|dkim-[\w-]+|from|importance|in-reply-to|list-[\w-]+|message-id|mime-version|received|references|reply-to|return-path|sender|snapshot-content-location|subject|thread-[a-z]+|to|user-agent|x-[\w-]+)[ \t]*:/i;

/** How many lines behind one that is not a header are looked at. */
const linesAhead = 50;

export interface SplitHead {
  /** Names in lower case, and values that are unfolded and otherwise as they are written. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Whether the head has lines that are not headers, or no empty line is between it and the body. */
  readonly isDamaged: boolean;
}

/**
 * Makes the line ends of a message those that its readers know: some programs write only CR, or CR twice, and a byte
 * order mark or empty lines before the headers.
 */
export function lineBreaks(message: string): string {
  const text = message.replace(/^\xef\xbb\xbf/, '');
  const head = text.slice(0, 16_384);
  const hasLoneReturn = /\r(?!\n|\r\n)[!-9;-~]+[ \t]*:|\r\r\n/.test(head) || !head.includes('\n');
  return (hasLoneReturn ? text.replaceAll(/\r*\n|\r/g, '\n') : text).replace(/^(?:[ \t]*\r?\n)+/, '');
}

/** A line with its end. The text is not divided at once, because its body can have millions of lines. */
const lineAt = /([^\n]*?)(?:\r?\n|$)/y;

function lineFrom(text: string, at: number): { readonly line: string; readonly next: number } {
  lineAt.lastIndex = at;
  const [whole = '', line = ''] = lineAt.exec(text) ?? [];
  return { line, next: at + whole.length };
}

/** Whether a header that is certainly one follows before the next empty line. */
function isHeadAhead(text: string, from: number): boolean {
  let at = from;
  for (let count = 0; count < linesAhead && at < text.length; count += 1) {
    const { line, next } = lineFrom(text, at);
    if (line === '') return false;
    if (knownField.test(line)) return true;
    at = next;
  }
  return false;
}

/**
 * Divides a part at its first empty line. A line that is not a header begins the body, unless headers follow it: then
 * it is a continuation that is not indented, or, at the `isStart` of a message, a line that some program added.
 */
export function splitHead(text: string, isStart: boolean): SplitHead {
  const fields: [name: string, value: string][] = [];
  let isDamaged = false;
  for (let at = 0; at < text.length;) {
    const { line, next } = lineFrom(text, at);
    if (line === '') return { fields, body: text.slice(next), isDamaged };
    const last = fields.at(-1);
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/s.exec(line) ?? [];
    const isBlank = line.trim() === '';
    if (name !== undefined) fields.push([name.toLowerCase(), value]);
    else if (last && /^[ \t]/.test(line) && !(isBlank && !isHeadAhead(text, next))) last[1] += line;
    else if (isHeadAhead(text, next)) {
      isDamaged ||= last !== undefined || !isStart;
      if (last) last[1] += ` ${line}`;
    } else return { fields, body: text.slice(isBlank ? next : at), isDamaged: isDamaged || !isBlank };
    at = next;
  }
  return { fields, body: '', isDamaged };
}
