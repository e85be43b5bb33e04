/** A stretch of words that both texts have, or that only one has. `grave`: a change of it can turn the meaning round. */
export interface DifferencePiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  readonly grave: boolean;
}

/** Beyond this many table cells the middle of two texts is shown as replaced whole: comparing it would hold up the page. */
const cellLimit = 1_000_000;

const graveWords =
  /\p{N}|^(?:no|not|never|none|nor|neither|without|cannot|except|unless|nicht|kein\p{L}*|nie|ne|pas|jamais|non|sin|nunca|не|нет|ни|никогда|لا|لم|لن|ليس|不|没|沒|無|未)$|n['’]t$/iu;

/**
 * How `after` differs from `before`, word by word. The pieces of kind same and removed make up `before`, those of kind
 * same and added make up `after`, exactly. A changed piece is grave where it has a digit, a negation or one of `names`.
 */
export function differenceOf(before: string, after: string, names: readonly string[] = []): readonly DifferencePiece[] {
  const one = wordsOf(before);
  const other = wordsOf(after);
  const head = commonHead(one, other);
  const tail = commonTail(one, other, head);
  const middle = alignMiddle(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  const raw: Step[] = [
    ...one.slice(0, head).map((text): Step => ['same', text]),
    ...middle,
    ...one.slice(one.length - tail).map((text): Step => ['same', text]),
  ];
  return joinSteps(raw, names);
}

type Step = readonly [kind: DifferencePiece['kind'], text: string];

/** Words, runs of white space and single other characters; Han and kana one by one, since they are written solid. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}'’]+|\s+|[^]/gu) ?? [];
}

function commonHead(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function commonTail(one: readonly string[], other: readonly string[], head: number): number {
  const limit = Math.min(one.length, other.length) - head;
  let length = 0;
  while (length < limit && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;
  return length;
}

/** The longest common subsequence of words, by the usual table. */
function alignMiddle(one: readonly string[], other: readonly string[]): readonly Step[] {
  if (one.length * other.length > cellLimit) {
    return [...one.map((text): Step => ['removed', text]), ...other.map((text): Step => ['added', text])];
  }
  const width = other.length + 1;
  const table = new Uint32Array((one.length + 1) * width);
  const cell = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      table[row * width + column] =
        one[row] === other[column]
          ? cell(row + 1, column + 1) + 1
          : Math.max(cell(row + 1, column), cell(row, column + 1));
    }
  }
  return walkTable(one, other, cell);
}

function walkTable(
  one: readonly string[],
  other: readonly string[],
  cell: (row: number, column: number) => number,
): readonly Step[] {
  const steps: Step[] = [];
  let row = 0;
  let column = 0;
  while (row < one.length || column < other.length) {
    const left = one[row];
    const right = other[column];
    if (left !== undefined && left === right) {
      steps.push(['same', left]);
      row += 1;
      column += 1;
    } else if (right === undefined || (left !== undefined && cell(row + 1, column) >= cell(row, column + 1))) {
      steps.push(['removed', left ?? '']);
      row += 1;
    } else {
      steps.push(['added', right]);
      column += 1;
    }
  }
  return steps;
}

function joinSteps(steps: readonly Step[], names: readonly string[]): readonly DifferencePiece[] {
  const pieces: { kind: DifferencePiece['kind']; text: string; grave: boolean }[] = [];
  for (const [kind, text] of steps) {
    const grave = kind !== 'same' && graveWords.test(text);
    const last = pieces.at(-1);
    if (last?.kind === kind) {
      last.text += text;
      last.grave ||= grave;
    } else {
      pieces.push({ kind, text, grave });
    }
  }
  return pieces.map((piece) => ({ ...piece, grave: piece.grave || (piece.kind !== 'same' && namesIn(piece, names)) }));
}

/** Whether the piece has a name, or is a part of one that is longer than a letter or two. */
function namesIn({ text }: { readonly text: string }, names: readonly string[]): boolean {
  const words = text.trim().toLowerCase();
  return (
    words.length > 2 && names.some((name) => words.includes(name.toLowerCase()) || name.toLowerCase().includes(words))
  );
}
