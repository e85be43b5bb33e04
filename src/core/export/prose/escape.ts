/** Escapes texts for Markdown, so that they are shown exactly and never act as markup. */
import { showHiddenCharacters } from '../../passage/hidden.ts';

/** Punctuation that can start or end markup anywhere in CommonMark or its common extensions. */
const special = /[\\`*_[\]<>&#|~!$^{}()=]/g;

/** Punctuation that starts markup only at the start of a line: lists, underlined headings, rules. */
const lineStart = /^(\d{0,9})([-+:.)])/;

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * Escapes a text for Markdown (CommonMark 0.31, 2.4 and 6.7), so that nothing in it can become markup, a link or HTML,
 * and line breaks stay. `indent` is the start of the block's further lines. Invisible characters become codes such as
 * ⟨U+202E⟩. Empty text stays empty.
 */
export function markdownText(text: string, indent = ''): string {
  return showHiddenCharacters(text.toWellFormed()).split(lineBreak).map(escapedLine).join(`\\\n${indent}`);
}

function escapedLine(line: string): string {
  // An empty line would end the paragraph, and spaces at the ends of a line would be dropped or start a code block.
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(line) ?? [];
  if (middle === '') return before === '' ? '&#8203;' : spaces(before);
  return spaces(before) + escapedWords(middle) + spaces(after);
}

function spaces(text: string): string {
  return Array.from(text, (character) => `&#${String(character.codePointAt(0))};`).join('');
}

function escapedWords(words: string): string {
  const marked = words.replaceAll(special, '\\$&');
  const inert = marked
    // Addresses that some programs turn into links.
    .replaceAll(/(?<=[a-z]):(?=\/\/)/gi, '\\:')
    .replaceAll(/\bwww\./gi, (match) => `${match.slice(0, 3)}\\.`)
    .replaceAll(/(?<=\S)@(?=\S)/g, '\\@')
    .replaceAll(/\b(mailto|xmpp):/gi, '$1\\:');
  return inert.replace(lineStart, '$1\\$2');
}
