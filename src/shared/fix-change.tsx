/** Shows what a quick fix changes in a text, word by word. */
import type { Fix } from '../core/rules/finding.ts';
import { textBefore } from '../core/rules/texts-of-finding.ts';
import { languageOfEdit } from '../core/workspace/texts-at.ts';
import { useDraft } from './context.tsx';
import { TextChange } from './text-change.tsx';

export function FixChange({ fix, after }: { readonly fix: Fix; readonly after: string }) {
  const before = useDraft(({ workspace }) => textBefore(workspace, fix));
  const lang = useDraft(({ workspace }) => languageOfEdit(workspace, fix.edit));
  return <TextChange before={before} after={after} lang={lang} />;
}
