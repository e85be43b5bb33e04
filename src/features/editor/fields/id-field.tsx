import { Button } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { renameEntry } from '../../../core/assessment/edits.ts';
import type { IdentifiedList } from '../../../core/assessment/ids.ts';
import { useCanWrite, useDraft } from '../../../store/context.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { TextArea } from '../field/text-area.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import { usePlace, type Place } from '../place/place.tsx';
import classes from './id-field.module.css';
import { idProblem } from './id-problem.ts';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';

function listOfPlace({ kind }: Place): IdentifiedList {
  if (kind === 'claims' || kind === 'power_bases' || kind === 'intent_hypotheses') return kind;
  throw new Error(`Entries of ${kind} have no id.`);
}

/** What is typed in an id that is not given to the entry yet, and how to give it or to go back. */
function useRename(value: string | undefined) {
  const place = usePlace();
  const list = listOfPlace(place);
  const edits = useEdits();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = useDraft(({ workspace }) => {
    const found = draft === null ? undefined : idProblem(workspace.assessment, list, value, draft);
    return found && `${found.why}\n${found.instead ?? ''}`;
  });
  const [why, instead] = problem?.split('\n') ?? [];
  const give = (id: string): void => {
    const done = edits.run((workspace) => renameEntry(workspace, list, place.index ?? 0, id), {
      label: `rename ${value ?? 'an entry'} to ${id}`,
    });
    if (done) setDraft(null);
  };
  const commit = (): void => {
    if (draft === null || problem !== undefined) return;
    if (draft === value) setDraft(null);
    else give(draft);
  };
  return { draft, setDraft, why, instead, give, commit };
}

/** An entry's id. A change is made when the field is left or Enter is pressed, and follows every reference. */
export function IdField({ field, schema }: EntryFieldProps) {
  const { base } = usePlace();
  return <IdBox key={base} field={field} schema={schema} />;
}

function IdBox({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const text = typeof value === 'string' ? value : undefined;
  const { draft, setDraft, why, instead, give, commit } = useRename(text);
  const canWrite = useCanWrite();
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };
  const help = `${helpOf(schema) ?? ''} A change follows every reference.`;
  return (
    <FieldFrame field={field} title={titleOf(schema)} help={help}>
      {(control) => (
        <>
          <TextArea
            {...control}
            aria-invalid={why !== undefined || control['aria-invalid']}
            aria-describedby={`${control.id}-problem ${control['aria-describedby']}`}
            single
            mono
            value={draft ?? text ?? ''}
            onText={setDraft}
            onKeyDown={keyDown}
            onBlur={commit}
          />
          <div id={`${control.id}-problem`} className={classes.problem} role={why ? 'alert' : undefined}>
            {why ? <span>{`${why} Escape keeps ${text ?? 'what was'}.`}</span> : null}
            {instead ? (
              <Button size="compact-xs" variant="default" disabled={!canWrite} onClick={() => give(instead)}>
                {`Use ${instead}`}
              </Button>
            ) : null}
            {value !== undefined && text === undefined && draft === null ? (
              <span>{`The document has ${shortJson(value)} here, which is no text. Type an id to replace it.`}</span>
            ) : null}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
