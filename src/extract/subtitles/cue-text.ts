/** Reads the text of a cue without its tags. */

/** A stretch of a cue: what one voice says, or a reading aid beside characters. */
export interface CuePiece {
  readonly text: string;
  /** The name in the tag of the voice; undefined if there is none. */
  readonly speaker: string | undefined;
  readonly isRuby: boolean;
}

export interface CueText {
  readonly pieces: readonly CuePiece[];
  /** How many tags were left out that change how the text looks. */
  readonly tags: number;
}

/** Decodes character references. */
export type DecodeReferences = (text: string) => string;

/**
 * What is text and what is a tag in WebVTT (section 6.4). A sign that begins no tag is text, although players drop what
 * follows it: many programs write it so.
 */
const piecePattern = /([^<]+|<(?![/a-z>]|\d[\d:.]*>))|<([^>]*)>?/gi;

/** Reads the text of a WebVTT cue: tags are in angle brackets, and references are those of HTML. */
export function vttCueText(text: string, decode: DecodeReferences): CueText {
  const pieces: CuePiece[] = [];
  let speaker: string | undefined;
  let isRuby = false;
  let tags = 0;
  for (const [, words, tag] of text.matchAll(piecePattern)) {
    if (words !== undefined) {
      const before = pieces.at(-1);
      const piece = { text: decode(words), speaker, isRuby };
      if (before && before.speaker === speaker && before.isRuby === isRuby) {
        pieces[pieces.length - 1] = { ...piece, text: before.text + piece.text };
      } else pieces.push(piece);
      continue;
    }
    const [, slash, name = '', annotation = ''] = /^(\/?)([a-z]*)[^\s]*\s*(.*)$/s.exec(tag ?? '') ?? [];
    if (name === 'v')
      speaker = slash === '/' ? undefined : decode(annotation).replaceAll(/\s+/g, ' ').trim() || undefined;
    else if (name === 'rt' || name === 'ruby') isRuby = name === 'rt' && slash !== '/';
    else if (slash !== '/') tags += 1;
  }
  return { pieces, tags };
}

/** Tags that players of SubRip know: those of HTML for type, and those of SubStation Alpha in braces. */
const srtTags = /<(\/?)(?:[bisu]|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi;

/** Reads the text of a SubRip cue. Anything that is not a known tag is text. */
export function srtCueText(text: string): CueText {
  let tags = 0;
  const words = text.replaceAll(srtTags, (_, slash: string | undefined) => {
    if (slash !== '/') tags += 1;
    return '';
  });
  return { pieces: [{ text: words, speaker: undefined, isRuby: false }], tags };
}
