import { useMemo } from 'react';
import { useCanWrite, useDraft } from '../../../shared/context.tsx';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { ClaimCard } from '../claims/claim-card.tsx';
import { claimInfos, claimText, type ClaimInfo } from '../claims/claim-info.ts';
import { ClaimMeta } from '../claims/claim-meta.tsx';
import { searchText } from '../claims/claim-search.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { useEdits, useValue } from '../place/hooks.ts';
import classes from './claim-side-field.module.css';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

function labelOf(info: ClaimInfo): string {
  return `${info.id ?? ''} · ${shortJson(claimText(info), 90)}`;
}

function optionOf(info: ClaimInfo, casefile: Casefile | null): PickOption {
  return {
    value: info.id ?? '',
    label: labelOf(info),
    keywords: searchText(info, casefile),
    content: (
      <span className={classes.option}>
        <span className={classes.id}>{info.id}</span>
        <span className={classes.words} dir="auto">
          {claimText(info)}
        </span>
        <ClaimMeta info={info} />
      </span>
    ),
  };
}

/** One side of a contradiction: a claim, chosen by its text and shown with it. */
export function ClaimSideField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const edits = useEdits();
  const canWrite = useCanWrite();
  const claims = useDraft(({ workspace }) => claimInfos(workspace.assessment));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const options = useMemo(
    () =>
      [...claims.byId.values()].sort((one, other) => one.index - other.index).map((info) => optionOf(info, casefile)),
    [claims, casefile],
  );
  const title = titleOf(schema);
  const id = typeof value === 'string' ? value : undefined;
  const chosen = id === undefined ? undefined : claims.byId.get(id);
  const choose = (next: string): void => {
    if (next !== value) edits.set(field, next, { label: `set ${title}` });
  };
  return (
    <FieldFrame field={field} title={title} help={helpOf(schema)}>
      {(control) =>
        value === undefined || id !== undefined ? (
          <>
            <Writable canWrite={canWrite}>
              <PickBox
                {...control}
                shown={chosen ? labelOf(chosen) : (id ?? '')}
                chosen={id}
                options={options}
                onPick={choose}
                placeholder="Search by text, actor or observation"
                empty="No claims yet. Create one from a passage first."
              />
            </Writable>
            <div className={classes.card}>
              {chosen ? (
                <ClaimCard info={chosen} />
              ) : (
                <p className={classes.none}>{id ? `No claim with the ID ${id}.` : 'No claim chosen yet.'}</p>
              )}
            </div>
          </>
        ) : (
          <WrongFieldValue
            field={field}
            value={value}
            expected="a claim ID"
            replacements={[{ title: 'Convert to text', onReplace: () => choose(shownJson(value)) }]}
          />
        )
      }
    </FieldFrame>
  );
}
