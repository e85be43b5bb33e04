import { Button } from '@mantine/core';
import { IconReplace, IconTextScan2 } from '@tabler/icons-react';
import { setClaimSpan } from '../../../core/assessment/edits.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { Observation } from '../../../core/casefile/types.generated.ts';
import { viewClaim } from '../../../core/assessment/view.ts';
import { useDraft, useStores, useView } from '../../../store/context.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { anchorOf } from '../claims/anchor-of.ts';
import { shownJson } from '../field/describe-json.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { observationLabel } from './observation-field.tsx';
import classes from './source-field.module.css';

const noNames: readonly string[] = [];

/** The claim as far as it has the right shape, and what the casefile knows of its source. */
function useSource() {
  const { base } = usePlace();
  const claim = useDraft(({ workspace }) => viewClaim(valueAt(workspace.assessment, base)));
  const { observation_id, passage_id, attribution } = claim;
  const observation = useDraft(({ workspace }): Observation | undefined =>
    observation_id === undefined ? undefined : casefileIndex(workspace.casefile).observation(observation_id),
  );
  const loaded = useDraft(({ workspace }) => !!passage_id && !!casefileIndex(workspace.casefile).passage(passage_id));
  const actorId = attribution?.actor_id;
  const names = useDraft(({ workspace }) =>
    typeof actorId === 'string' ? (casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames) : noNames,
  );
  return { claim, observation, loaded, names };
}

/** The words that are marked in a passage and not used yet, offered as this claim's source. */
function UsePendingButton() {
  const { index = 0 } = usePlace();
  const { view, desk } = useStores();
  const pending = useView((state) => state.pending);
  const edits = useEdits();
  if (!pending) return null;
  const use = (): void => {
    const casefile = desk.getState().draft?.workspace.casefile ?? null;
    const anchor = anchorOf(casefile, pending, view.getState().observationId);
    if (!anchor) return;
    edits.run((workspace) => setClaimSpan(workspace, index, anchor), { label: 'take the selected words' });
    view.actions.setPending(null);
  };
  return (
    <Button size="compact-sm" variant="light" leftSection={<IconReplace size={15} />} onClick={use}>
      Use the selected words
    </Button>
  );
}

function SpanInWords() {
  const { base } = usePlace();
  const raw = useDraft(({ workspace }) => valueAt(workspace.assessment, `${base}/span`));
  const span = useSource().claim.span;
  if (raw === undefined) return null;
  if (span?.start !== undefined && span.end !== undefined) {
    return (
      <span
        className={classes.offsets}
        title="From the first character up to, not including, the last; counted in code points"
      >
        [{span.start}, {span.end})
      </span>
    );
  }
  return <span className={classes.offsets}>{shownJson(raw)}</span>;
}

/** Where a claim's words stand and what they are. It is read here and set in the passage. */
export function SourceField({ field }: EntryFieldProps) {
  const { index = 0 } = usePlace();
  const { view } = useStores();
  const { claim, observation, loaded, names } = useSource();
  const { actual, observation_id, passage_id } = claim;
  const rawActual = useRawActual();
  const show = (): void => view.actions.showClaim(index, passage_id ?? null, observation_id ?? null);
  const where = observation_id === undefined ? 'No observation' : observationLabel(observation_id, observation?.title);
  return (
    <FieldFrame
      field={field}
      title="Source"
      help="The passage’s own words at the span, exactly. To change them, select other words in the passage or move the span’s ends there."
      names="group"
      aside={<SpanInWords />}
    >
      {({ id }) => (
        <div className={classes.source}>
          <div className={classes.where}>
            <span dir="auto">{where}</span>
            {passage_id && !loaded ? <span className={classes.note}>its passage is not in the casefile</span> : null}
          </div>
          {/* It is no control, but a place that findings lead to and that long words are scrolled in. */}
          <div
            id={id}
            role="group"
            aria-label="Actual text"
            // What is scrolled must be reached by the keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={classes.actual}
            dir="auto"
            data-empty={!actual || undefined}
          >
            {actual ? (
              <ActualText text={actual} names={names} />
            ) : (
              (rawActual ?? 'No words yet. Select them in the passage.')
            )}
          </div>
          <div className={classes.buttons}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconTextScan2 size={15} />}
              onClick={show}
              disabled={!passage_id}
            >
              Show in passage
            </Button>
            <UsePendingButton />
            {passage_id ? (
              <span className={classes.hash} title={passage_id}>
                {passage_id.slice(0, 19)}…
              </span>
            ) : null}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** What stands in place of the words where it is no text. */
function useRawActual(): string | undefined {
  const { base } = usePlace();
  const raw = useDraft(({ workspace }) => valueAt(workspace.assessment, `${base}/actual`));
  return raw === undefined || raw === '' || typeof raw === 'string' ? undefined : shownJson(raw);
}
