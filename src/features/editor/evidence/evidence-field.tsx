import { isJsonArray, type JsonValue } from '../../../core/assessment/json.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import { useDraft } from '../../../store/context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongValue } from '../field/wrong-value.tsx';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from '../fields/rjsf-field.tsx';
import { useFieldFindings, useQuiet, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { linkIndexOf } from './evidence-links.ts';
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
  const { base } = usePlace();
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
      help={helpOf(schema)}
      names="group"
      shows={(finding) => linkIndexOf(finding.path.slice(base.length)) === undefined}
    >
      {() =>
        value === undefined || isJsonArray(value) ? (
          <EvidenceTable
            key={base}
            links={links}
            limit={numberOf(schema, 'maxItems')}
            findings={findings}
            quiet={quiet}
            names={names}
            edits={edits}
          />
        ) : (
          <WrongValue
            value={value}
            expected="a list of evidence links"
            replacements={[{ title: 'Start with an empty list', onReplace: () => edits.replaceAll([]) }]}
          />
        )
      }
    </FieldFrame>
  );
}
