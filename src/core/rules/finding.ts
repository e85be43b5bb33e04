import type { Edit } from '../assessment/edit.ts';
import type { Pointer } from '../assessment/pointer.ts';
import { showHiddenCharacters } from '../passage/hidden.ts';
import type { CodePointSpan } from '../passage/span.ts';

/** How much a finding weighs: errors refuse an export, violations ask, notices never stand in the way. */
export type Level = 'error' | 'violation' | 'notice';

/**
 * Whether the rule saw what it reports, or could not check because something it needs is missing. It says nothing of
 * how much the finding weighs: that is its level, and a notice is not a violation.
 */
export type Certainty = 'checked' | 'unchecked';

/** A change that would mend a finding: its title says what it does; undo takes it back. */
export interface Fix {
  readonly title: string;
  readonly edit: Edit;
  /** What the text was and would be, where the change must be seen before it is made. */
  readonly preview?: {
    /**
     * Left out where it is the text that stands at the edit's path (`textBefore`): a finding that holds what is typed
     * would be another with every key, and everything that shows findings would follow.
     */
    readonly before?: string;
    readonly after: string;
    /** What stands before and behind the text at its new place, where the place itself is what must be seen. */
    readonly around?: { readonly before: string; readonly after: string };
  };
}

/** A value that fills a `{{name}}` of a message. */
export type MessageValue = string | number | readonly (string | number)[];

/** One thing that `check` found. Plain data: it can be sent to a worker, stored and compared. */
export interface Finding {
  /** A rule's id such as 'span/order', or 'schema/<keyword>' for a constraint of the contract's schema. */
  readonly ruleId: string;
  readonly messageId: string;
  readonly data: Readonly<Record<string, MessageValue>>;
  /** One sentence in plain words that says what to do. */
  readonly message: string;
  readonly level: Level;
  readonly certainty: Certainty;
  /** Which of the workspace's documents `path` and `related` point into. */
  readonly document: 'assessment' | 'casefile';
  /** JSON Pointer into that document, to the field the finding is about. The last token of a missing field may not exist. */
  readonly path: Pointer;
  /** Other places that the finding is about, in the same document. */
  readonly related: readonly Pointer[];
  /** Where in the claim's passage, in code points. */
  readonly span?: CodePointSpan;
  readonly fixes: readonly Fix[];
}

/** The most that a message shows of one value, in code points. */
const longest = 120;

/** Nothing but what a keyboard of plain letters can type: the common case, which needs no closer look. */
const plain = /^[ -~]*$/;

function cutShort(value: string): string {
  if (value.length <= longest) return value;
  const points = Array.from(value.slice(0, 2 * longest + 2));
  return points.length > longest ? `${points.slice(0, longest).join('')}…` : value;
}

/** A value as a message shows it: hidden characters made visible, so that it cannot disturb the sentence, and cut short. */
function shown(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const short = cutShort(value);
  return plain.test(short) ? short : showHiddenCharacters(short);
}

/** Templates taken apart: words and names of values in turn. There are as many as the rules have messages. */
const taken = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const known = taken.get(template);
  if (known) return known;
  const parts = template.split(/\{\{(\w+)\}\}/);
  taken.set(template, parts);
  return parts;
}

/** A message with its values in place. A list is set with commas. */
export function renderMessage(template: string, data: Finding['data']): string {
  let message = '';
  partsOf(template).forEach((part, index) => {
    if (index % 2 === 0) message += part;
    else message += [data[part] ?? ''].flat().map(shown).join(', ');
  });
  return message;
}
