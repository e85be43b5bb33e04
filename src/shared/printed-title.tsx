/** The heading of a printed view: the title of the draft, which is the author’s, and what is printed. */
import { titleInWords } from '../core/assessment/draft-title.ts';
import { AuthorText } from './author-text.tsx';
import { useDraft } from './context.tsx';

export function PrintedTitle({ what }: { readonly what: string }) {
  const title = useDraft(({ workspace }) => titleInWords(workspace.title));
  return (
    <h1>
      <AuthorText as="bdi">{title}</AuthorText>: {what}
    </h1>
  );
}
