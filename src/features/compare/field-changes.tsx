/** The changed fields of an entry, below its difference, each with its text before and after. */
import { differenceInWords } from '../../core/compare/texts.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { valueAt } from '../../core/json/pointer.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { textsOfDifference } from '../../core/compare/texts-of-difference.ts';
import { maxShownFields, type ShownDifference, type ShownField } from '../../store/comparing.ts';
import { InSentence } from '../../shared/in-sentence.tsx';
import { TextChange } from '../../shared/text-change.tsx';
import { namesIn } from './names.ts';
import type { TwoVersions } from './version.ts';
import classes from './compare.module.css';
import { counted } from '../../core/json/counted.ts';

type Document = ShownDifference['document'];

function valueOf(workspace: Workspace, document: Document, path: string | undefined): JsonValue | undefined {
  if (path === undefined) return undefined;
  const whole = workspace as unknown as JsonValue;
  const root = document === 'workspace' ? whole : (workspace[document] as unknown as JsonValue | null);
  return root === null ? undefined : valueAt(root, path);
}

function sentenceFor(
  field: ShownField,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  names: readonly string[],
): string {
  if ('sentence' in field) return field.sentence;
  return `${field.lead}${differenceInWords(String(before ?? ''), String(after ?? ''), names)}.`;
}

interface FieldChangesProps {
  /** Its sentence is shown for the whole entry; a field that would repeat it shows only its name. */
  readonly difference: Pick<ShownDifference, 'sentence' | 'fields' | 'fieldCount' | 'document'>;
  readonly versions: TwoVersions;
}

export function FieldChanges({ difference, versions }: FieldChangesProps) {
  const { sentence, fields, fieldCount, document } = difference;
  const names = namesIn(versions.before, versions.after);
  const more = fieldCount - maxShownFields;
  return (
    <ul className={classes.fields}>
      {fields.slice(0, maxShownFields).map((field, index) => {
        const before = valueOf(versions.before, document, field.places.before);
        const after = valueOf(versions.after, document, field.places.after);
        const areTexts = typeof before === 'string' && typeof after === 'string' && field.kind === 'changed';
        const words = sentenceFor(field, before, after, names);
        const texts = textsOfDifference({ document, places: field.places, fields: [] }, versions);
        return (
          <li key={index}>
            <p className={classes.fieldSentence} dir="auto">
              <strong>{field.name}</strong>
              {words === sentence ? '' : <InSentence sentence={`: ${words}`} texts={texts} />}
            </p>
            {areTexts && <TextChange before={before} after={after} names={names} lang={texts[0]?.language} />}
          </li>
        );
      })}
      {more > 0 && <li className={classes.soft}>{`${counted(more, 'more change')}.`}</li>}
    </ul>
  );
}
