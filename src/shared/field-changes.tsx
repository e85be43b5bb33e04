/** The differences between two versions of an entry, each as a sentence, with changed texts word by word. */
import type { FieldDifference } from '../core/compare/difference.ts';
import { TextChange } from './text-change.tsx';

export function FieldChanges({
  of,
  className,
}: {
  readonly of: readonly FieldDifference[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {of.map((difference, index) => (
        <li key={index}>
          <Change difference={difference} />
        </li>
      ))}
    </ul>
  );
}

function Change({ difference: { kind, sentence, before, after } }: { readonly difference: FieldDifference }) {
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  return (
    <>
      <span dir="auto">{sentence}</span>
      {isText ? <TextChange before={before} after={after} /> : null}
    </>
  );
}
