/** The evidence of a power basis or hypothesis. It is outside RJSF, so that a hundred links do not slow down typing. */
import { isJsonArray } from '../../../core/json/json.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { valueAt, type Pointer } from '../../../core/json/pointer.ts';
import { useDraft } from '../../../shared/context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';
import { useFieldValue, useFieldFindings, useQuiet } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import classes from './evidence-table.module.css';
import { EvidenceTable } from './evidence-table.tsx';
import { useLinkEdits, type LinkEdits } from './use-link-edits.ts';

const noNames: readonly string[] = [];

/** Returns the names of the entry's actor in the casefile. */
function useActorNames(): readonly string[] {
  const { base } = usePlace();
  return useDraft(({ workspace }) => {
    const actorId = valueAt(workspace.assessment, `${base}/actor_id`);
    if (typeof actorId !== 'string') return noNames;
    return casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames;
  });
}

function WrongEvidence({ field, edits }: { readonly field: Pointer; readonly edits: LinkEdits }) {
  return (
    <WrongFieldValue
      field={field}
      expected="a list of evidence links"
      replacements={[{ title: 'Replace with empty list', onReplace: () => edits.replaceAll([]) }]}
    />
  );
}

export function EvidenceField({ field, schema }: EntryFieldProps) {
  const isList = useFieldValue(field, (value) => value === undefined || isJsonArray(value));
  const findings = useFieldFindings(field);
  const quiet = useQuiet(field);
  const names = useActorNames();
  const edits = useLinkEdits();
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
          {isList ? (
            <EvidenceTable
              limit={numberOf(schema, 'maxItems')}
              findings={findings}
              quiet={quiet}
              names={names}
              edits={edits}
            />
          ) : (
            <WrongEvidence field={field} edits={edits} />
          )}
        </>
      )}
    </FieldFrame>
  );
}
