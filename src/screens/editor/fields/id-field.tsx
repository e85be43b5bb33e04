/** The field that renames an entry: its ID and, after a change, every reference to it. */
import { Button } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { renameEntry } from '../../../core/workspace/edits.ts';
import { type IdentifiedList, idsOf, isIdentifier } from '../../../core/assessment/ids.ts';
import { useCanWrite, useDraft } from '../../../shared/context.tsx';
import { shortJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import { usePlace, type Place } from '../place/place.tsx';
import classes from './id-field.module.css';
import { helpOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import type { JsonObject } from '../../../core/json/json.ts';
import { limits } from '../../../core/assessment/limits.ts';
import { codePointLength } from '../../../core/text/offsets.ts';

function listOfPlace({ kind }: Place): IdentifiedList {
  if (kind === 'claims' || kind === 'power_bases' || kind === 'intent_hypotheses') return kind;
  throw new Error(`Entries of ${kind} have no ID.`);
}

/** Returns the typed ID before it is applied, and the functions that apply or discard it. */
function useRename(value: string | undefined) {
  const place = usePlace();
  const list = listOfPlace(place);
  const edits = useEdits();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = useDraft(({ workspace }) => {
    const issue = draft === null ? undefined : idProblem(workspace.assessment, list, value, draft);
    return issue && `${issue.why}\n${issue.instead ?? ''}`;
  });
  const [why, instead] = problem?.split('\n') ?? [];
  const apply = (id: string): void => {
    const done = edits.run((workspace) => renameEntry(workspace, list, place.index ?? 0, id), {
      label: `rename ${value ?? 'an entry'} to ${id}`,
    });
    if (done) setDraft(null);
  };
  const commit = (): void => {
    if (draft === null || problem !== undefined) return;
    if (draft === value) setDraft(null);
    else apply(draft);
  };
  return { draft, setDraft, why, instead, apply, commit };
}

/**
 * The ID of an entry. A change is applied when the field loses the focus or Enter is pressed, and updates every
 * reference.
 */
export function IdField({ field, schema }: EntryFieldProps) {
  const { base } = usePlace();
  return <IdBox key={base} field={field} schema={schema} />;
}

function IdBox({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const text = typeof value === 'string' ? value : undefined;
  const { draft, setDraft, why, instead, apply, commit } = useRename(text);
  const canWrite = useCanWrite();
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };
  const help = `${helpOf(schema) ?? ''} If you change it, all references are updated.`;
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
            data-native-undo={(draft ?? text) !== text}
            onText={setDraft}
            onKeyDown={keyDown}
            onBlur={commit}
          />
          <div id={`${control.id}-problem`} className={classes.problem} role={why ? 'alert' : undefined}>
            {why ? <span>{`${why} Press Esc to keep ${text ?? 'the old ID'}.`}</span> : null}
            {instead ? (
              <Button size="compact-xs" variant="default" disabled={!canWrite} onClick={() => apply(instead)}>
                {`Use ${instead}`}
              </Button>
            ) : null}
            {value !== undefined && text === undefined && draft === null ? (
              <span>{`The value ${shortJson(value)} is not text. Type an ID to replace it.`}</span>
            ) : null}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

const nouns: Readonly<Record<IdentifiedList, string>> = {
  claims: 'claim',
  power_bases: 'power basis',
  intent_hypotheses: 'hypothesis',
};

/** Returns why a text cannot be an entry's new ID, with a suggestion if possible; undefined if it can. */
export function idProblem(
  assessment: JsonObject,
  list: IdentifiedList,
  current: string | undefined,
  wanted: string,
): { readonly why: string; readonly instead?: string } | undefined {
  if (wanted === current) return undefined;
  if (wanted === '') return { why: 'Enter an ID.' };
  if (codePointLength(wanted) > limits.identifier) {
    return { why: `An ID can have at most ${String(limits.identifier)} characters.` };
  }
  if (!isIdentifier(wanted)) {
    const why = 'Use only letters (A–Z), digits and . _ : - and start with a letter or digit.';
    const instead = citable(wanted);
    return instead === '' || idsOf(assessment, list).includes(instead) ? { why } : { why, instead };
  }
  if (idsOf(assessment, list).includes(wanted)) return { why: `Another ${nouns[list]} already has the ID ${wanted}.` };
  return undefined;
}

/**
 * Returns the nearest valid identifier to a text. Accents and other characters are dropped, and spaces become hyphens.
 * May be empty.
 */
export function citable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-zA-Z0-9._:-]/g, '')
    .replace(/^[^a-zA-Z0-9]+/, '')
    .slice(0, limits.identifier);
}
