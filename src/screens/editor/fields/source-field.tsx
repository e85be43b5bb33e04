/** The field “Actual text” of a claim: its observation, span and actual text, shown here and set in the passage. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { IconAlertTriangle, IconReplace, IconTextScan2 } from '@tabler/icons-react';
import { paraphraseOf, setClaimSpan } from '../../../core/workspace/edits.ts';
import { pointer } from '../../../core/json/pointer.ts';
import type { ClaimSentence } from '../../../core/check/claim-sentence.ts';
import { listOf, viewClaim, type ClaimView } from '../../../core/assessment/view.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/json/json.ts';
import { CueNote, InOwnSentence, reachInLists, useClaimSentence } from '../../../shared/claim-sentence.tsx';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { placeOfSpanInWords } from '../../../core/casefile/origins.ts';
import { spanOf } from '../../../core/text/span.ts';
import { useCanWrite, useDraft, useStores, useView } from '../../../shared/context.tsx';
import { useClaimLanguage } from '../../../shared/use-span-words.ts';
import { supportRule } from '../../../shared/named-actors.tsx';
import { ObservationText } from '../../../shared/observation-text.tsx';
import { ActualText } from '../claims/actual-text.tsx';
import { anchorOf } from '../claims/anchor-of.ts';
import { shortJson, shownJson } from '../field/describe-json.ts';
import { FieldFrame, type ControlProps } from '../field/field-frame.tsx';
import { useEdits, useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { observationLabel } from './observations-field.tsx';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './source-field.module.css';

const noNames: readonly string[] = [];

const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns what the claim says of its words: the same object while only other fields change. */
function useClaimOfWords(): ClaimView {
  const [actual, passage] = [useValue('/actual'), useValue('/passage_id')];
  const [observation, span, attribution] = [useValue('/observation_id'), useValue('/span'), useValue('/attribution')];
  return useMemo(() => {
    const parts = { actual, passage_id: passage, observation_id: observation, span, attribution };
    return viewClaim(
      Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as JsonObject,
    );
  }, [actual, passage, observation, span, attribution]);
}

/** Returns where the claim's text is, and what the casefile knows about it. */
function useLocation() {
  const number = useValue('/observation_id');
  const observationId = typeof number === 'number' ? number : undefined;
  const passageId = textOf(useValue('/passage_id'));
  const title = useDraft(({ workspace }) => casefileIndex(workspace.casefile).observation(observationId)?.title);
  const loaded = useDraft(({ workspace }) => !!passageId && !!casefileIndex(workspace.casefile).passage(passageId));
  const span = useValue('/span');
  const place = useDraft(({ workspace }) =>
    placeOfSpanInWords(workspace.casefile, passageId, spanOf(isJsonObject(span) ? span : undefined)),
  );
  return { observationId, passageId, title, loaded, place };
}

/** Returns the casefile's names of the actor to whom the claim is attributed. */
function useAttributedNames(): readonly string[] {
  const actorId = useValue('/attribution/actor_id');
  return useDraft(({ workspace }) =>
    typeof actorId === 'string' ? (casefileIndex(workspace.casefile).actor(actorId)?.names ?? noNames) : noNames,
  );
}

/** Buttons that use the selected text of a passage as the source of this claim. */
function UsePendingButton({ isNowhere }: { readonly isNowhere: boolean }) {
  const { index = 0 } = usePlace();
  const { view, desk } = useStores();
  const pending = useView((state) => state.pending);
  const edits = useEdits();
  const canWrite = useCanWrite();
  if (!pending) return null;
  const apply = (edit: typeof setClaimSpan, label: string): void => {
    const casefile = desk.getState().draft?.workspace.casefile ?? null;
    const anchor = anchorOf(casefile, pending, view.getState().observationId);
    if (!anchor) return;
    edits.run((workspace) => edit(workspace, index, anchor), { label });
    view.actions.setPending(null);
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        disabled={!canWrite}
        leftSection={<IconReplace size={15} />}
        onClick={() => apply(setClaimSpan, 'use selected text')}
      >
        Use selected text
      </Button>
      {isNowhere ? (
        <Button
          size="compact-sm"
          variant="light"
          disabled={!canWrite}
          onClick={() => apply(paraphraseOf, 'mark as a paraphrase of the selected text')}
        >
          Mark as paraphrase of selected text
        </Button>
      ) : null}
    </>
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
    <span className={classes.offsets} title="Start (included) and end (not included), counted in characters">
      {start}–{end}
    </span>
  );
}

/**
 * The text of the passage at the span, in the sentence around it, so that the words are shown once. A value that is not
 * text is shown as it is.
 */
function ActualTextBox({ isNowhere, sentence, ...control }: ControlProps & ActualTextBoxProps) {
  const { id, 'aria-describedby': describedBy } = control;
  const actual = useValue('/actual');
  const names = useAttributedNames();
  const observation = useValue('/observation_id');
  const language = useClaimLanguage({ observation_id: typeof observation === 'number' ? observation : undefined });
  const text = textOf(actual);
  return (
    <div
      className={classes.actual}
      dir="auto"
      lang={text ? language : undefined}
      data-empty={!text || undefined}
      data-nowhere={isNowhere || undefined}
    >
      <InOwnSentence sentence={sentence}>
        <span
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          // Long text scrolls and findings focus it, so it must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {text ? <ActualText text={text} names={names} /> : null}
          {actual === undefined || actual === '' ? 'No text yet. Select it in the passage.' : null}
          {actual !== undefined && text === undefined ? shownJson(actual) : null}
        </span>
      </InOwnSentence>
    </div>
  );
}

interface ActualTextBoxProps {
  readonly isNowhere: boolean;
  readonly sentence: ClaimSentence | undefined;
}

/** Whether the claim's text is in no passage of the casefile. */
function useIsNowhere(): boolean {
  const { index = 0 } = usePlace();
  return useDraft(({ check }) =>
    check.at(pointer('claims', index)).some(({ ruleId }) => ruleId === 'anchor/words-in-no-passage'),
  );
}

/** Says that the text is not the passage's, and leads to the places that are most like it. */
function Nowhere() {
  const { index = 0 } = usePlace();
  const { view } = useStores();
  const words = textOf(useValue('/actual')) ?? '';
  return (
    <div className={classes.nowhere}>
      <p>
        <IconAlertTriangle size={16} aria-hidden /> No passage in the casefile contains this text. It may be invented.
      </p>
      <Button size="compact-sm" variant="light" onClick={() => view.actions.showClaimTexts(index)}>
        Find similar text…
      </Button>
      <Button size="compact-sm" variant="light" onClick={() => view.actions.searchPassages(words)}>
        Search all passages…
      </Button>
    </div>
  );
}

/** A button that makes the sentence around the claim's text the claim's text. */
function WidenButton({ claim, sentence }: { readonly claim: ClaimView; readonly sentence: ClaimSentence }) {
  const { index = 0 } = usePlace();
  const edits = useEdits();
  const canWrite = useCanWrite();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { passage_id: passageId, observation_id: observationId = null } = claim;
  const span = sentence.wider;
  const anchor = span && passageId ? anchorOf(casefile, { passageId, span }, observationId) : undefined;
  if (!anchor) return null;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      disabled={!canWrite}
      onClick={() =>
        edits.run((workspace) => setClaimSpan(workspace, index, anchor), { label: 'widen to the sentence' })
      }
    >
      Widen to the sentence
    </Button>
  );
}

/** The location and text of a claim. It is shown here and set in the passage. */
export function SourceField({ field }: EntryFieldProps) {
  const { index = 0 } = usePlace();
  const { view } = useStores();
  const { observationId, passageId, title, loaded, place } = useLocation();
  const anchored = useValue(field) !== undefined;
  const claim = useClaimOfWords();
  const sentence = useClaimSentence(claim, reachInLists);
  const isNowhere = useIsNowhere();
  const isFirst = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims').length === 1);
  const show = (): void => view.actions.showClaim(index, passageId ?? null, observationId ?? null);
  return (
    <FieldFrame
      field={field}
      title="Actual text"
      help="The exact text of the passage. To change it, select other text in the passage or adjust the span there."
      isHelpUnseen
      names="reference"
      aside={
        <span className={classes.aside}>
          {sentence ? <WidenButton claim={claim} sentence={sentence} /> : null}
          <SpanInWords />
        </span>
      }
      // For a claim without a span, one message is enough.
      shows={({ ruleId, path }) => anchored || ruleId !== 'schema/required' || path.endsWith('/span')}
    >
      {(control) => (
        <div className={classes.source}>
          <div className={classes.where}>
            <span dir="auto">
              <ObservationText
                number={observationId}
                text={observationId === undefined ? 'No observation' : observationLabel(observationId, title)}
              />
            </span>
            {place === '' ? null : (
              <span>
                In the file: <Bdi>{place}</Bdi>
              </span>
            )}
            {passageId && !loaded ? <span className={classes.note}>passage not in the casefile</span> : null}
            <Button
              className={classes.show ?? ''}
              size="compact-xs"
              variant="subtle"
              leftSection={<IconTextScan2 size={14} />}
              onClick={show}
              disabled={!passageId}
            >
              Show in passage
            </Button>
          </div>
          {isNowhere ? <Nowhere /> : null}
          <ActualTextBox {...control} isNowhere={isNowhere} sentence={sentence} />
          <CueNote sentence={sentence} />
          {isFirst ? <p className={classes.rule}>{supportRule}</p> : null}
          <div className={classes.buttons}>
            <UsePendingButton isNowhere={isNowhere} />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
