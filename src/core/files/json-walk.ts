import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';
import { withoutLongRuns } from './long-runs.ts';
import type { SyntaxFault } from './syntax.ts';

/** How a walk ended: at the end of the text, where somebody asked it to stop, or at a fault. Offsets in UTF-16 units. */
export type WalkEnd =
  | { readonly reason: 'done' }
  | { readonly reason: 'stopped' }
  | { readonly reason: 'too-deep'; readonly offset: number }
  | { readonly reason: 'syntax'; readonly fault: SyntaxFault };

/** Ends a walk early. Never leaves this file. */
class Stop extends Error {
  override readonly name = 'Stop';
  readonly end: WalkEnd;
  constructor(end: WalkEnd) {
    super();
    this.end = end;
  }
}

/** What a walk tells; as in jsonc-parser, but that `onObjectBegin` and `onArrayBegin` cannot skip anything. */
export type WalkVisitor = Pick<
  JSONVisitor,
  'onObjectBegin' | 'onObjectProperty' | 'onObjectEnd' | 'onArrayBegin' | 'onLiteralValue'
>;

/** The visitor, with depth counted and an end at the first fault. */
function strictly(inner: WalkVisitor, maxDepth: number): JSONVisitor {
  let depth = 0;
  const begin =
    (tell: WalkVisitor['onObjectBegin']): WalkVisitor['onObjectBegin'] =>
    (offset, ...rest) => {
      depth += 1;
      if (depth > maxDepth) throw new Stop({ reason: 'too-deep', offset });
      tell?.(offset, ...rest);
    };
  return {
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
    onError: (error, offset, length) => {
      throw new Stop({ reason: 'syntax', fault: { error: printParseErrorCode(error), offset, length } });
    },
  };
}

/**
 * Walks a text as strict JSON and ends at the first thing that is none: jsonc-parser's leniencies (comments, trailing
 * commas, carrying on after a fault) are all off. jsonc-parser calls itself for each array and object in another, so
 * the walk also ends, before the stack can, where they nest deeper than `maxDepth`. The visitor may call `stop`.
 */
export function walkJson(text: string, maxDepth: number, visitor: (stop: () => never) => WalkVisitor): WalkEnd {
  const inner = visitor(() => {
    throw new Stop({ reason: 'stopped' });
  });
  const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
  try {
    visit(withoutLongRuns(text), strictly(inner, maxDepth), options);
  } catch (error) {
    if (error instanceof Stop) return error.end;
    throw error;
  }
  return { reason: 'done' };
}
