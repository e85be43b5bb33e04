/** The evidence of a power basis or hypothesis. It is outside RJSF, so that a hundred links do not slow down typing. */
import { isJsonArray } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';
import { useActorNames, useFieldValue, useFieldFindings, useQuiet } from '../place/hooks.ts';
import classes from './evidence-table.module.css';
import { EvidenceTable } from './evidence-table.tsx';
import { useLinkEdits, type LinkEdits } from './use-link-edits.ts';

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
