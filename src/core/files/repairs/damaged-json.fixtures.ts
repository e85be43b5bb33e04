/** Writes JSON values as language models do: in fences, with text around, and with the habits of other languages. */
import fc from 'fast-check';
import { isJsonArray, isJsonObject, type JsonValue } from '../../json/json.ts';

/** Returns a number below `count`, for one choice of the writer. */
type Turn = (count: number) => number;

/** How a document is written. */
export interface Habits {
  readonly turns: readonly number[];
  readonly quotes: boolean;
  readonly bareNames: boolean;
  readonly constants: boolean;
  readonly trailingCommas: boolean;
  readonly comments: boolean;
  readonly spaces: boolean;
  readonly indent: boolean;
  readonly fence: '' | '```json' | '```' | '~~~' | '````JSON';
  readonly before: string;
  readonly after: string;
  /** How many closing brackets at the end are missing. */
  readonly cut: number;
}

const prose = fc.constantFrom(
  '',
  'Here is the assessment you asked for:',
  "I've read all sources. It isn't complete, though.",
  '好的，以下是评估：',
  'Voici l’évaluation « complète » :\n\nElle suit le contrat.',
  'Sure! 🙂',
);

/** Any habits, in any combination. A document without its last brackets has nothing after it. */
export const anyHabits: fc.Arbitrary<Habits> = fc
  .record({
    turns: fc.array(fc.nat(1000), { minLength: 8, maxLength: 60 }),
    quotes: fc.boolean(),
    bareNames: fc.boolean(),
    constants: fc.boolean(),
    trailingCommas: fc.boolean(),
    comments: fc.boolean(),
    spaces: fc.boolean(),
    indent: fc.boolean(),
    fence: fc.constantFrom('' as const, '```json' as const, '```' as const, '~~~' as const, '````JSON' as const),
    before: prose,
    after: prose,
    cut: fc.oneof(fc.constant(0), fc.nat(6)),
  })
  .map((habits) => (habits.cut > 0 && habits.fence === '' ? { ...habits, after: '' } : habits));

const comments = ['/* as in the source */', '// see [1], "x": {\n', '# {to do}\n', '/**/', '// …\r\n'];

class Writer {
  readonly #habits: Habits;
  #turns = 0;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  readonly #turn: Turn = (count) => {
    const { turns } = this.#habits;
    this.#turns += 1;
    return (turns[this.#turns % turns.length] ?? 0) % count;
  };

  write(value: JsonValue, depth = 0): string {
    if (isJsonArray(value)) {
      return this.#members(
        '[]',
        value.map((item) => this.write(item, depth + 1)),
        depth,
      );
    }
    if (isJsonObject(value)) {
      const written = Object.entries(value).map(
        ([name, item]) => `${this.#name(name)}${this.#between()}:${this.#between()}${this.write(item, depth + 1)}`,
      );
      return this.#members('{}', written, depth);
    }
    return typeof value === 'string' ? this.#text(value) : this.#constant(value);
  }

  #members(brackets: string, members: readonly string[], depth: number): string {
    const line = this.#habits.indent ? `\n${'  '.repeat(depth + 1)}` : '';
    const trailing = members.length > 0 && this.#habits.trailingCommas && this.#turn(2) === 0 ? ',' : '';
    const inside = members.map((member) => `${line}${this.#between()}${member}${this.#between()}`).join(',');
    return `${brackets.charAt(0)}${inside}${trailing}${this.#between()}${line}${brackets.charAt(1)}`;
  }

  #between(): string {
    const space =
      this.#habits.spaces && this.#turn(6) === 0 ? (['\u00a0', '\u200b', ' \u3000'][this.#turn(3)] ?? '') : '';
    return this.#habits.comments && this.#turn(5) === 0
      ? `${space} ${comments[this.#turn(comments.length)] ?? ''}`
      : space;
  }

  #name(name: string): string {
    const isBare = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
    return isBare && this.#habits.bareNames && this.#turn(2) === 0 ? name : this.#text(name);
  }

  #text(content: string): string {
    const written = JSON.stringify(content);
    if (!this.#habits.quotes) return written;
    const inside = written.slice(1, -1);
    const style = this.#turn(4);
    if (style === 0) return `'${inside.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`;
    if (style === 1 && !/["“”„]/.test(content)) return `“${inside}”`;
    if (style === 2 && !/[‘’]/.test(content)) return `‘${inside}’`;
    return written;
  }

  #constant(value: number | boolean | null): string {
    const written = JSON.stringify(value);
    if (!this.#habits.constants || this.#turn(2) === 0) return written;
    return { true: 'True', false: 'False', null: 'None' }[written] ?? written;
  }
}

function withoutLastBrackets(written: string, cut: number): string {
  let text = written;
  for (let left = cut; left > 0; left -= 1) {
    const shorter = text.trimEnd().replace(/[}\]]$/, '');
    // The first bracket stays, and so does one inside a comment.
    if (shorter.length < 2 || shorter === text.trimEnd()) return text;
    text = shorter;
  }
  return text;
}

/** A document as somebody with these habits writes it. */
export function writeWithHabits(habits: Habits, document: JsonValue): string {
  const { fence, before, after, cut } = habits;
  const written = withoutLastBrackets(new Writer(habits).write(document), cut);
  const block = fence === '' ? written : `${fence}\n${written}\n${fence.slice(0, fence.search(/[a-z]|$/i))}`;
  return [before, block, after].filter((part) => part !== '').join('\n\n');
}
