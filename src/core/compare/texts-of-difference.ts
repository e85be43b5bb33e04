/** The texts that the sentence of a difference may quote, from both versions, each with its language. */
import type { TextInLanguage } from '../passage/parts-of-sentence.ts';
import { textsAt } from '../workspace/texts-at.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Difference, FieldDifference } from './difference.ts';

type Quoting = Pick<Difference, 'document' | 'places'> & {
  readonly fields: readonly Pick<FieldDifference, 'places' | 'lead'>[];
};

export function textsOfDifference(
  { document, places, fields }: Quoting,
  versions: { readonly before: Workspace; readonly after: Workspace },
): readonly TextInLanguage[] {
  // The sentence of a changed entry quotes only its changed fields. Changed texts, which have a lead, are not quoted,
  // because their words are counted.
  const quoted =
    fields.length === 0 ? [places] : fields.flatMap((field) => (field.lead === undefined ? [field.places] : []));
  return (['before', 'after'] as const).flatMap((side) =>
    quoted.flatMap((each) => textsAt(versions[side], document, each[side])),
  );
}
