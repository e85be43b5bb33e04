import { wordDifference } from '../core/compare/words.ts';
import type { Fix } from '../core/rules/finding.ts';
import { textBefore } from '../core/rules/text-before.ts';
import { TextChange } from '../ui/text-change.tsx';
import { useDraft } from './context.tsx';

/** What a fix changes in a text, word by word. */
export function FixChange({ fix, after }: { readonly fix: Fix; readonly after: string }) {
  const before = useDraft(({ workspace }) => textBefore(workspace, fix));
  return <TextChange compare={wordDifference} before={before} after={after} />;
}
