/** Reads subtitles (WebVTT, SubRip): the text of the cues in the order of the file, each with its time. */
import {
  srtBlocks,
  vttBlocks,
  srtCueText,
  vttCueText,
  type Block,
  type CueText,
  type DecodeReferences,
} from './cue-blocks.ts';
import { otherUnicodeEncoding } from '../../core/files/looks-like.ts';
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import type { ExtractionResult, Group, Segment, SegmentLoss, SegmentPlace } from '../../core/extraction/extraction.ts';
import { firstFact, languageFact } from '../facts/source-facts.ts';
import { decodeAs } from '../mime/decode-as.ts';
import type { Reader, ReaderFile } from '../readers.ts';

// * Finds the lines that live captions show again: a line stays while the next one appears below it, or it grows word
// by word. Their files have such a line in several cues.

type Cue = Extract<Block, { readonly kind: 'cue' }>;

/** The longest pause between two cues that are one display, in milliseconds. */
const longestPause = 50;

/** A file has rolling lines if this share of its cues repeats a line above a new one. */
const leastShare = 0.2;

/** Fewer lines that grow are not a sign of live captions: people also say a word again and go on. */
const leastGrowing = 3;

const wordsOf = (line: string): string =>
  line
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The lines of a cue as they are shown, with their places in its text. */
function linesOf({ text }: Cue): readonly { readonly at: number; readonly words: string }[] {
  return text
    .split('\n')
    .map((line, at) => ({ at, words: wordsOf(line) }))
    .filter(({ words }) => words !== '');
}

/** How a cue goes on with the one before: so many lines are shown again, and the last line of the other one grows. */
interface Repetition {
  readonly repeated: number;
  readonly isGrowing: boolean;
}

function repetitionIn(before: readonly string[], after: readonly string[]): Repetition | undefined {
  const most = Math.min(before.length, after.length);
  for (let count = most; count > 0; count -= 1) {
    const same = (length: number): boolean =>
      before.slice(before.length - count, before.length - count + length).every((words, at) => words === after[at]);
    if (same(count)) return { repeated: count, isGrowing: false };
    if (same(count - 1) && after[count - 1]?.startsWith(`${before.at(-1) ?? ''} `)) {
      return { repeated: count - 1, isGrowing: true };
    }
  }
  return undefined;
}

/** Returns the blocks without the lines that are shown again, and how many lines were left out. */
export function withoutRollingLines(blocks: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly count: number;
} {
  const cues = blocks.filter((block): block is Cue => block.kind === 'cue');
  const lines = cues.map(linesOf);
  const words = lines.map((list) => list.map((line) => line.words));
  const repetitions = cues.map((cue, index) => {
    const before = cues[index - 1];
    if (!before || cue.from - before.to > longestPause || cue.from < before.from) return undefined;
    // The name of a voice is in the tag of the line that would be left out.
    if (/<v[\s.]/i.test(cue.text) || /<v[\s.]/i.test(before.text)) return undefined;
    return repetitionIn(words[index - 1] ?? [], words[index] ?? []);
  });
  const isRolling = (index: number): boolean => {
    const repetition = repetitions[index];
    return repetition !== undefined && !repetition.isGrowing && repetition.repeated < (words[index]?.length ?? 0);
  };
  const rolling = cues.filter((_, index) => isRolling(index)).length;
  const growing = repetitions.filter((repetition) => repetition?.isGrowing).length;
  const grows = growing >= leastGrowing && growing >= cues.length * leastShare;
  if (!grows && (rolling === 0 || rolling < cues.length * leastShare)) return { blocks, count: 0 };
  let count = 0;
  const left = new Map<Block, Block | undefined>();
  for (const [index, cue] of cues.entries()) {
    const own = repetitions[index];
    const next = repetitions[index + 1];
    const leaves = new Set([
      ...(own && (!own.isGrowing || grows) ? (lines[index]?.slice(0, own.repeated) ?? []) : []),
      ...(next?.isGrowing && grows ? (lines[index]?.slice(-1) ?? []) : []),
    ]);
    if (leaves.size === 0) continue;
    count += leaves.size;
    const places = new Set([...leaves].map(({ at }) => at));
    const text = cue.text
      .split('\n')
      .filter((_, at) => !places.has(at))
      .join('\n');
    left.set(cue, leaves.size === lines[index]?.length ? undefined : { ...cue, text });
  }
  return { blocks: blocks.flatMap((block) => (left.has(block) ? (left.get(block) ?? []) : block)), count };
}

/** The largest file that is read, in bytes: 64 MiB, which is years of speech. */
const largestFile = 64 * 1024 * 1024;

/** The parts that a person can choose. The IDs are recorded in origins. */
const groups: readonly Group[] = [
  { id: 'cues', kind: 'other', label: 'Subtitles', isProposed: true },
  { id: 'speakers', kind: 'other', label: 'Names of speakers', isProposed: true },
  { id: 'ruby', kind: 'other', label: 'Reading aids beside the characters (ruby)', isProposed: false },
  { id: 'notes', kind: 'comment', label: 'Notes in the file', isProposed: false },
  { id: 'damaged', kind: 'other', label: 'Text without a time, which players do not show', isProposed: false },
];

/** The segments so far, and who speaks. */
interface Reading {
  readonly segments: Segment[];
  speaker: string | undefined;
}

/** Adds a cue. A name is on a line of its own before what its voice says, so that it can be left out. */
function addCue(reading: Reading, place: SegmentPlace, { pieces, tags }: CueText): void {
  const { segments } = reading;
  let isFirst = true;
  for (const [index, { text, speaker, isRuby }] of pieces.entries()) {
    const startsLine = isFirst || (!isRuby && speaker !== reading.speaker);
    const next = pieces[index + 1];
    const endsLine = next !== undefined && next.speaker !== speaker;
    const own = startsLine ? text.replace(/^\n+/, '') : text;
    if (endsLine && own.trim() === '') continue;
    if (own === '' || (isFirst && own.trim() === '')) continue;
    if (speaker !== undefined && speaker !== reading.speaker) {
      const losses: SegmentLoss[] = [{ code: 'speaker-line', count: 1, at: 0 }];
      segments.push({ separator: '\n', text: `${speaker}:`, group: 'speakers', place, losses });
    }
    reading.speaker = speaker;
    segments.push({
      separator: startsLine ? '\n' : '',
      text: endsLine ? own.trimEnd() : own,
      group: isRuby ? 'ruby' : 'cues',
      place,
      ...(isFirst && tags > 0 && { losses: [{ code: 'cue-style', count: tags, at: 0 }] }),
    });
    isFirst = false;
  }
}

function segmentsOf(blocks: readonly Block[], textOf: (text: string) => CueText): readonly Segment[] {
  const reading: Reading = { segments: [], speaker: undefined };
  for (const block of blocks) {
    if (block.kind === 'cue') addCue(reading, { kind: 'time', from: block.from, to: block.to }, textOf(block.text));
    else if (block.text !== '') {
      const group = block.kind === 'note' ? 'notes' : 'damaged';
      reading.segments.push({ separator: '\n', text: block.text, group, place: null });
    }
  }
  return reading.segments;
}

/** Decodes references as a browser does. Most files have none, and need no parser. */
async function referenceDecoder(text: string): Promise<DecodeReferences> {
  if (!text.includes('&')) return (words) => words;
  const { parseFragment } = await import('parse5');
  return (words) =>
    words.includes('&')
      ? parseFragment(words)
          .childNodes.map((node) => ('value' in node ? node.value : ''))
          .join('')
      : words;
}

const unreadable = (problem: string): ExtractionResult => ({ kind: 'unreadable', problem });

/** Decodes the file by its byte order mark, or as UTF-8. */
function decodeFile(bytes: Uint8Array): { readonly text: string; readonly replaced: number } {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const read = decodeAs(bytes, marked);
  return {
    text: read?.text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') ?? '',
    replaced: read?.replaced ?? 0,
  };
}

function result(
  name: string,
  given: readonly Block[],
  textOf: (text: string) => CueText,
  replaced: number,
  facts: SourceFacts,
): ExtractionResult {
  const { blocks, count: rolling } = withoutRollingLines(given);
  const segments = segmentsOf(blocks, textOf);
  if (!segments.some(({ text }) => text.trim() !== '')) {
    return unreadable('The file contains no subtitles. Download or export it again.');
  }
  const used = new Set(segments.map(({ group }) => group));
  const damaged = blocks.filter(({ kind }) => kind === 'damaged').length;
  const irregular = blocks.filter((block) => block.kind === 'cue' && block.isIrregular).length;
  const losses: Loss[] = [
    ...(rolling > 0 ? [{ code: 'rolling-line', count: rolling, first: null }] : []),
    ...(irregular > 0 ? [{ code: 'irregular-time', count: irregular, first: null }] : []),
    ...(damaged > 0 ? [{ code: 'damaged-cue', count: damaged, first: null }] : []),
    ...(replaced > 0 ? [{ code: 'decoded-leniently', count: replaced, first: null }] : []),
  ];
  const extraction = {
    reader: { name, version: 3, engine: null },
    segments,
    groups: groups.filter(({ id }) => used.has(id)),
    pages: [],
    losses,
    facts,
    contained: [],
  };
  return { kind: 'text', extraction };
}

function problemOf({ bytes }: ReaderFile): ExtractionResult | undefined {
  if (bytes.length > largestFile) {
    return unreadable('The file is too large for subtitles (limit 64 MiB). Split it, and add the parts.');
  }
  const encoding = otherUnicodeEncoding(bytes);
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return encoding === undefined || (isMarked && encoding === 'UTF-16')
    ? undefined
    : unreadable(`The file is in ${encoding}. Open it in a text editor, save it as UTF-8, and add it again.`);
}

/** Reads WebVTT, which is always in UTF-8. */
export const readVtt: Reader = async (file) => {
  const problem = problemOf(file);
  if (problem) return problem;
  const { text, replaced } = decodeFile(file.bytes);
  const { header, blocks } = vttBlocks(text);
  const decode = await referenceDecoder(text);
  const languages = header.map((line) => /^Language:\s*(\S+)/i.exec(line)?.[1]);
  const language = firstFact(languages, (value) => languageFact(value, 'front-matter'));
  return result('vtt', blocks, (cue) => vttCueText(cue, decode), replaced, language ? { language } : {});
};

/** Reads SubRip, which names no encoding. */
export const readSrt: Reader = (file) => {
  const problem = problemOf(file);
  if (problem) return Promise.resolve(problem);
  const { text, replaced } = decodeFile(file.bytes);
  if (replaced > 0) {
    const sentence = 'The file is not in UTF-8, and subtitles do not say which encoding they use.';
    return Promise.resolve(unreadable(`${sentence} Open it in a text editor, save it as UTF-8, and add it again.`));
  }
  const blocks = srtBlocks(text);
  return Promise.resolve(result('srt', blocks, srtCueText, 0, {}));
};
