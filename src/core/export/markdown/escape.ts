import { showHiddenCharacters } from '../../passage/hidden.ts';

/** Punctuation that can begin or end something in CommonMark or its common extensions, wherever it stands. */
const special = /[\\`*_[\]<>&#|~!$^{}()=]/g;

/** What only begins something at the start of a line: lists, headings by underlining, rules. */
const lineStart = /^(\d{0,9})([-+:.)])/;

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * A text as Markdown that reads as exactly these words (CommonMark 0.31, 2.4 and 6.7): nothing in it can become
 * markup, a link or HTML, and line breaks stay where they are. `indent` is what the block's further lines begin with.
 * Characters that cannot be seen become their numbers, such as ⟨U+202E⟩. Empty text stays empty.
 */
export function markdownText(text: string, indent = ''): string {
  return showHiddenCharacters(text.toWellFormed()).split(lineBreak).map(escapedLine).join(`\\\n${indent}`);
}

function escapedLine(line: string): string {
  // A line of nothing would end the paragraph, and spaces at a line's ends would be dropped or begin a block of code.
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
    // Addresses that some programs make links of by themselves.
    .replaceAll(/(?<=[a-z]):(?=\/\/)/gi, '\\:')
    .replaceAll(/\bwww\./gi, (match) => `${match.slice(0, 3)}\\.`)
    .replaceAll(/(?<=\S)@(?=\S)/g, '\\@')
    .replaceAll(/\b(mailto|xmpp):/gi, '$1\\:');
  return inert.replace(lineStart, '$1\\$2');
}
