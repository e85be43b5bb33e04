import { isJsonArray, type JsonValue } from '../../../core/assessment/json.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import { useDraft } from '../../../store/context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';
import { useFieldFindings, useQuiet, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './evidence-table.module.css';
import { EvidenceTable } from './evidence-table.tsx';
import { useLinkEdits } from './use-link-edits.ts';

const noLinks: readonly JsonValue[] = [];
const noNames: readonly string[] = [];

/** The names that count as naming the entry's actor, as the casefile has them. */
function useActorNames(): readonly string[] {
  const { base } = usePlace();
  return useDraft(({ workspace }) => {
    const actorId = valueAt(workspace.assessment, `${base}/actor_id`);
    if (typeof actorId !== 'string') return noNames;
    return casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames;
  });
}

/** The evidence of a power basis or an intent. It stands outside RJSF's rendering: a hundred links cost no keystroke. */
export function EvidenceField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const findings = useFieldFindings(field);
  const quiet = useQuiet(field);
  const names = useActorNames();
  const edits = useLinkEdits();
  const links = isJsonArray(value) ? value : noLinks;
  return (
    <FieldFrame
      field={field}
      title={titleOf(schema)}
      names="group"
      shows={(finding) => !/\/evidence\/\d/.test(finding.path)}
    >
      {() => (
        <>
          <p className={classes.caution}>{helpOf(schema)}</p>
          {value === undefined || isJsonArray(value) ? (
            <EvidenceTable
              links={links}
              limit={numberOf(schema, 'maxItems')}
              findings={findings}
              quiet={quiet}
              names={names}
              edits={edits}
            />
          ) : (
            <WrongFieldValue
              field={field}
              value={value}
              expected="a list of evidence links"
              replacements={[{ title: 'Start with an empty list', onReplace: () => edits.replaceAll([]) }]}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
