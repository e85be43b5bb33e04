import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';
import type { SyntaxFault } from './syntax.ts';

/** Ends a walk early. Never leaves this file. */
class Stop extends Error {
  override readonly name = 'Stop';
}

/** How a walk ended: at the end of the text, where somebody asked it to stop, or at a fault. Offsets in UTF-16 units. */
export type WalkEnd =
  | { readonly reason: 'done' }
  | { readonly reason: 'stopped' }
  | { readonly reason: 'too-deep'; readonly offset: number }
  | { readonly reason: 'syntax'; readonly fault: SyntaxFault };

/** What a walk tells; as in jsonc-parser, but that `onObjectBegin` and `onArrayBegin` cannot skip anything. */
export type WalkVisitor = Pick<
  JSONVisitor,
  'onObjectBegin' | 'onObjectProperty' | 'onObjectEnd' | 'onArrayBegin' | 'onLiteralValue'
>;

/** Shorter runs of white space cost nothing worth saving. In UTF-16 units. */
const longRun = /[ \t]{65536}/;
const stringOrLongRun = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*|[ \t]{65536,}/g;

/**
 * The text with line feeds in place of very long runs of spaces and tabs between values; offsets stay as they are.
 * jsonc-parser puts such runs together a character at a time, which takes gigabytes for a file that is padded with them.
 */
function withoutLongRuns(text: string): string {
  if (!longRun.test(text)) return text;
  return text.replaceAll(stringOrLongRun, (part) => (part.startsWith('"') ? part : '\n'.repeat(part.length)));
}

/**
 * Walks a text as strict JSON and ends at the first thing that is none: jsonc-parser's leniencies (comments, trailing
 * commas, carrying on after a fault) are all off. jsonc-parser calls itself for each array and object in another, so
 * the walk also ends, before the stack can, where they nest deeper than `maxDepth`.
 */
export function walkJson(text: string, maxDepth: number, visitor: (stop: () => never) => WalkVisitor): WalkEnd {
  let end: WalkEnd = { reason: 'done' };
  let depth = 0;
  const stopAt = (reason: WalkEnd): never => {
    end = reason;
    throw new Stop();
  };
  const inner = visitor(() => stopAt({ reason: 'stopped' }));
  const begin =
    (tell: WalkVisitor['onObjectBegin']): WalkVisitor['onObjectBegin'] =>
    (offset, ...rest) => {
      depth += 1;
      if (depth > maxDepth) stopAt({ reason: 'too-deep', offset });
      tell?.(offset, ...rest);
    };
  try {
    visit(
      withoutLongRuns(text),
      {
        ...inner,
        onObjectBegin: begin(inner.onObjectBegin),
        onArrayBegin: begin(inner.onArrayBegin),
        onObjectEnd: (...place) => {
          depth -= 1;
          inner.onObjectEnd?.(...place);
        },
        onArrayEnd: () => {
          depth -= 1;
        },
        onError: (error, offset, length) =>
          stopAt({ reason: 'syntax', fault: { error: printParseErrorCode(error), offset, length } }),
      },
      { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
    );
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return end;
}
