/**
 * Finds the lines that live captions show again: a line stays while the next one appears below it, or it grows word by
 * word. Their files have such a line in several cues.
 */
import type { Block } from './cue-blocks.ts';

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
