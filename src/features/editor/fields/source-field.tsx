import { Button } from '@mantine/core';
import { IconReplace, IconTextScan2 } from '@tabler/icons-react';
import { setClaimSpan } from '../../../core/assessment/edits.ts';
import { isJsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { useCanWrite, useDraft, useStores, useView } from '../../../store/context.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { anchorOf } from '../claims/anchor-of.ts';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { observationLabel } from './observation-field.tsx';
import classes from './source-field.module.css';

const noNames: readonly string[] = [];

const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Where the claim's words stand, and what the casefile knows of it. */
function useWhere() {
  const number = useValue('/observation_id');
  const observationId = typeof number === 'number' ? number : undefined;
  const passageId = textOf(useValue('/passage_id'));
  const title = useDraft(({ workspace }) =>
    observationId === undefined ? undefined : casefileIndex(workspace.casefile).observation(observationId)?.title,
  );
  const loaded = useDraft(({ workspace }) => !!passageId && !!casefileIndex(workspace.casefile).passage(passageId));
  return { observationId, passageId, title, loaded };
}

/** The names of the actor whose claim it is, as far as the casefile knows them. */
function useAttributedNames(): readonly string[] {
  const actorId = useValue('/attribution/actor_id');
  return useDraft(({ workspace }) =>
    typeof actorId === 'string' ? (casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames) : noNames,
  );
}

/** The words that are marked in a passage and not used yet, offered as this claim's source. */
function UsePendingButton() {
  const { index = 0 } = usePlace();
  const { view, desk } = useStores();
  const pending = useView((state) => state.pending);
  const edits = useEdits();
  const canWrite = useCanWrite();
  if (!pending) return null;
  const use = (): void => {
    const casefile = desk.getState().draft?.workspace.casefile ?? null;
    const anchor = anchorOf(casefile, pending, view.getState().observationId);
    if (!anchor) return;
    edits.run((workspace) => setClaimSpan(workspace, index, anchor), { label: 'take the selected words' });
    view.actions.setPending(null);
  };
  return (
    <Button
      size="compact-sm"
      variant="light"
      disabled={!canWrite}
      leftSection={<IconReplace size={15} />}
      onClick={use}
    >
      Use the selected words
    </Button>
  );
}

function SpanInWords() {
  const span = useValue('/span');
  if (span === undefined) return null;
  const { start, end } = isJsonObject(span) ? span : {};
  if (typeof start !== 'number' || typeof end !== 'number') {
    return <span className={classes.offsets}>{shortJson(span)}</span>;
  }
  return (
    <span
      className={classes.offsets}
      title="From the first character up to, not including, the last; counted in code points"
    >
      [{start}, {end})
    </span>
  );
}

/** The words of the passage at the span; something that is no text is shown as it is. */
function ActualWords({ id }: { readonly id: string }) {
  const actual = useValue('/actual');
  const names = useAttributedNames();
  const text = textOf(actual);
  return (
    <div
      id={id}
      role="group"
      aria-label="Actual text"
      // Long words are scrolled, and findings lead here: it must be reached by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.actual}
      dir="auto"
      data-empty={!text || undefined}
    >
      {text ? <ActualText text={text} names={names} /> : null}
      {actual === undefined || actual === '' ? 'No words yet. Select them in the passage.' : null}
      {actual !== undefined && text === undefined ? shownJson(actual) : null}
    </div>
  );
}

/** Where a claim's words stand and what they are. It is read here and set in the passage. */
export function SourceField({ field }: EntryFieldProps) {
  const { index = 0 } = usePlace();
  const { view } = useStores();
  const { observationId, passageId, title, loaded } = useWhere();
  const anchored = useValue(field) !== undefined;
  const show = (): void => view.actions.showClaim(index, passageId ?? null, observationId ?? null);
  return (
    <FieldFrame
      field={field}
      title="Source"
      help="The passage’s own words at the span, exactly. To change them, select other words in the passage or move the span’s ends there."
      names="group"
      aside={<SpanInWords />}
      // Of a claim that has no place yet, it is enough to say so once.
      shows={({ ruleId, path }) => anchored || ruleId !== 'schema/required' || path.endsWith('/span')}
    >
      {({ id }) => (
        <div className={classes.source}>
          <div className={classes.where}>
            <span dir="auto">
              {observationId === undefined ? 'No observation' : observationLabel(observationId, title)}
            </span>
            {passageId && !loaded ? <span className={classes.note}>its passage is not in the casefile</span> : null}
          </div>
          <ActualWords id={id} />
          <div className={classes.buttons}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconTextScan2 size={15} />}
              onClick={show}
              disabled={!passageId}
            >
              Show in passage
            </Button>
            <UsePendingButton />
            {passageId ? (
              <span className={classes.hash} title={passageId}>
                {passageId.slice(0, 19)}…
              </span>
            ) : null}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
