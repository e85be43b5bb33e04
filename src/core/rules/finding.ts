/** The data of a finding (level, certainty, position, fixes), and the formatting of its message. */
import type { Edit } from '../workspace/workspace.ts';
import type { FixKind } from './fix-kind.ts';
import type { Pointer } from '../json/pointer.ts';
import { shortenEnd, spacesForLineEnds } from '../text/shorten.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import type { CodePointSpan } from '../text/span.ts';

/** The level of a finding: errors prevent an export, violations ask for confirmation, notices do neither. */
export type Level = 'error' | 'violation' | 'notice';

/**
 * Whether the rule checked what it reports, or could not check it because data is missing. It is independent of the
 * level of the finding.
 */
export type Certainty = 'checked' | 'unchecked';

/** A change that resolves a finding. Its title says what it does; it can be undone. */
export interface Fix {
  readonly title: string;
  readonly edit: Edit;
  /** Set if fixes of this kind can be applied together. */
  readonly kind?: FixKind;
  /** The old and the new text, for a change that a person must see before it is made. */
  readonly preview?: {
    /**
     * Omitted if it is the text at the edit's path (`textBefore`). A finding that contained the text being typed would
     * change with every key, and everything that shows findings would update.
     */
    readonly before?: string;
    readonly after: string;
    /** The text before and after the new span, if the person must see the span itself. */
    readonly around?: { readonly before: string; readonly after: string };
  };
}

/** Returns the title of a fix without the text that it quotes, for the label of a step, which is all in English. */
export function fixLabel({ title }: Fix): string {
  return title.replace(/, “.*”(?=, at | \()/u, '');
}

/** A value that fills a `{{name}}` of a message. */
export type MessageValue = string | number | readonly (string | number)[];

/** One finding of `check`. Plain data: it can be sent to a worker, stored and compared. */
export interface Finding {
  /** A rule's ID such as 'span/order', or 'schema/<keyword>' for a constraint of the contract's schema. */
  readonly ruleId: string;
  readonly messageId: string;
  readonly data: Readonly<Record<string, MessageValue>>;
  /** The fact, then the action, in plain words. */
  readonly message: string;
  readonly level: Level;
  readonly certainty: Certainty;
  /** Which of the workspace's documents `path` and `related` point into. */
  readonly document: 'assessment' | 'casefile';
  /**
   * JSON Pointer into that document, to the field the finding is about. The last token of a missing field may not
   * exist.
   */
  readonly path: Pointer;
  /** Other places that the finding is about, in the same document. */
  readonly related: readonly Pointer[];
  /** Where in the claim's passage, in code points. */
  readonly span?: CodePointSpan;
  readonly fixes: readonly Fix[];
}

/** The maximum length of a value in a message, in code points. */
const longest = 120;

/** Printable ASCII. The common case, in which no hidden characters need to be shown. */
const plain = /^[ -~]*$/;

/**
 * Formats a value for a message: cuts it and makes hidden characters visible, so that it cannot disturb the sentence.
 */
function showValue(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const short = spacesForLineEnds(shortenEnd(value, longest));
  return plain.test(short) ? short : showHiddenCharacters(short);
}

/** Templates split into text and value names in turn. Grows only to the number of the rules' messages. */
const splitTemplates = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const cached = splitTemplates.get(template);
  if (cached) return cached;
  const parts = template.split(/\{\{(\w+)\}\}/);
  splitTemplates.set(template, parts);
  return parts;
}

/** Fills the values into a message. A list is joined with commas. */
export function renderMessage(template: string, data: Finding['data']): string {
  let message = '';
  partsOf(template).forEach((part, index) => {
    if (index % 2 === 0) message += part;
    else message += [data[part] ?? ''].flat().map(showValue).join(', ');
  });
  return message;
}
