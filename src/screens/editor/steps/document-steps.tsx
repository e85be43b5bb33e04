/** Above the document’s form: the next steps, the producer that was last used, and the language of the texts. */
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode, useState } from 'react';
import { firstOpenStep, type NextStep } from '../../../core/check/next-steps.ts';
import { counted } from '../../../core/json/words.ts';
import { countUnanswered } from '../../../core/review/unanswered.ts';
import { useCanWrite, useDraft, useStores, useView, useViewActions } from '../../../shared/context.tsx';
import { stepTitles, useNextSteps, useStepsHidden } from '../../../shared/next-steps.ts';
import { stepsField, entryTitle, isList } from '../../../shared/sections.ts';
import { IconButton, SmallButton } from '../../../ui/small-button.tsx';
import { readOnlyNoteId } from '../../../ui/read-only-note.ts';
import classes from './next-steps.module.css';
import { useChooseSources } from '../../../shared/choose-sources.ts';
import { useOpenExport } from '../../../shared/desk-contexts.ts';
import { useSourcesOffer } from '../../../shared/sources-offer.ts';
import { placeOf } from '../../../desk/place-of.ts';
import { useAddEntry } from '../section/section-page.tsx';
import type { JsonObject } from '../../../core/json/json.ts';
import { useEdits } from '../place/hooks.ts';
import { storedProducer } from './remember-producer.tsx';
import { Bdi } from '../../../ui/bdi.tsx';
import { textLanguageEdit } from '../../../core/workspace/text-language.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { Frame } from '../../../shared/field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { languageName, languageProblem } from '../../../shared/language-tags.ts';
import type { OpenDraft } from '../../../desk/desk-store.ts';

export function DocumentSteps() {
  return (
    <>
      <NextSteps />
      <LastProducer />
      <TextLanguage />
    </>
  );
}

function StepButton({ step }: { readonly step: NextStep }) {
  const { label, writes, run } = useStep(step);
  const canWrite = useCanWrite();
  const isDisabled = writes && !canWrite;
  return (
    <Button
      size="compact-sm"
      disabled={isDisabled}
      aria-describedby={isDisabled ? readOnlyNoteId : undefined}
      onClick={run}
    >
      {label}
    </Button>
  );
}

function Step({ step, isNext }: { readonly step: NextStep; readonly isNext: boolean }) {
  const { name, facts, todo, notes } = step;
  const Icon = isNext ? IconArrowRight : todo.length === 0 ? IconCircleCheck : IconCircleDashed;
  const state = isNext ? 'next' : todo.length === 0 ? 'complete' : 'to do';
  return (
    <li className={classes.step} data-next={isNext || undefined} aria-current={isNext ? 'step' : undefined}>
      <Icon size={16} className={classes.icon} role="img" aria-label={state} />
      <span className={classes.name}>{stepTitles[name]}</span>
      <span className={classes.words}>
        {todo.length === 0 ? <span>{facts === '' ? 'No errors' : facts}</span> : null}
        {todo.map((line) => (
          <span key={line} className={classes.todo}>
            {line}
          </span>
        ))}
        {notes.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {isNext ? <StepButton step={step} /> : null}
    </li>
  );
}

/** Says how many steps are complete. It is not a measure of the assessment. */
function progressOf(steps: readonly NextStep[], unanswered: number): string {
  const done = steps.filter(({ todo }) => todo.length === 0).length;
  if (done === steps.length) return unanswered > 0 ? 'All steps are complete.' : 'Nothing is left to do before export.';
  return `${String(done)} of ${String(steps.length)} steps ${done === 1 ? 'is' : 'are'} complete.`;
}

function Steps({ onHide }: { readonly onHide: () => void }) {
  const steps = useNextSteps();
  const open = firstOpenStep(steps);
  const { navigation } = useStores();
  const workspace = useDeferredValue(useDraft((draft) => draft.workspace));
  const unanswered = useMemo(() => countUnanswered(workspace), [workspace]);
  const next = open ?? steps.at(-1);
  const root = useRef<HTMLElement>(null);
  const serial = useView(({ focus }) => (focus?.field === stepsField ? focus.serial : 0));
  useEffect(() => {
    const button = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (serial > 0) (button('ol button') ?? button('button'))?.focus();
  }, [serial]);
  return (
    <section ref={root} className={classes.panel} aria-label="Next steps">
      <div className={classes.head}>
        <h3 className={classes.title}>Next steps</h3>
        <p className={classes.progress}>{progressOf(steps, unanswered)}</p>
        {unanswered > 0 ? (
          <SmallButton onClick={() => navigation.goTo({ to: 'verdicts', key: 'unanswered' })}>
            {counted(unanswered, 'unanswered verdict')}
          </SmallButton>
        ) : null}
        {next && !open ? <StepButton step={next} /> : null}
        <IconButton label="Hide next steps" onClick={onHide}>
          <IconX size={15} aria-hidden />
        </IconButton>
      </div>
      {open ? (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} isNext={step === open} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

/** The panel “Next steps” on the Document page: what exists, what is left to do, and a button for the next step. */
export function NextSteps() {
  const [isHidden, hide] = useStepsHidden();
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const unchecked = useDraft((draft) => draft.unchecked);
  if (isBlind || unchecked) return null;
  return isHidden ? (
    <SmallButton look="plain" onClick={() => hide(false)}>
      Show next steps
    </SmallButton>
  ) : (
    <Steps onHide={() => hide(true)} />
  );
}

interface StepAction {
  readonly label: ReactNode;
  /** Whether it changes the draft. */
  readonly writes: boolean;
  readonly run: () => void;
}

/** Gives the button of a next step its label and what it does. */
function useStep({ target }: NextStep): StepAction {
  const { select, showPassage, showRepair, leadToPassage } = useViewActions();
  const { desk } = useStores();
  const openExport = useOpenExport();
  const chooseSources = useChooseSources();
  const offer = useSourcesOffer();
  const addPowerBasis = useAddEntry('power_bases');
  const name = useDraft(({ workspace }) => {
    if (target.kind !== 'field') return '';
    const { selection } = placeOf('assessment', target.path);
    const { section, index } = selection;
    return isList(section) && index !== undefined ? entryTitle(section, workspace.assessment, index) : 'document';
  });
  switch (target.kind) {
    case 'sources':
      return offer
        ? { label: offer.label, writes: true, run: offer.accept }
        : { label: 'Add sources…', writes: true, run: chooseSources };
    case 'passage':
      return {
        label: 'Open passage',
        writes: false,
        run() {
          showPassage(target.passageId, target.observationId);
          if (desk.getState().draft) leadToPassage();
        },
      };
    case 'new-power-basis':
      return { label: 'Add power basis', writes: true, run: addPowerBasis };
    case 'field': {
      const { selection, field } = placeOf('assessment', target.path);
      const label =
        field === '/evidence' ? 'Link evidence' : name === 'document' ? 'Complete document' : `Go to ${name}`;
      return { label, writes: false, run: () => select(selection, field) };
    }
    case 'repair':
      return { label: 'Fix findings…', writes: false, run: () => showRepair({}) };
    case 'export':
      return { label: 'Export assessment…', writes: false, run: openExport };
  }
}

const hasNoProducer = ({ producer }: JsonObject): boolean =>
  producer === undefined ||
  (typeof producer === 'object' && producer !== null && !Array.isArray(producer) && Object.keys(producer).length === 0);

/** The proposal. Nothing is filled in before the person takes it. */
export function LastProducer() {
  const edits = useEdits();
  const canWrite = useCanWrite();
  const isWanted = useDraft(({ workspace }) => workspace.startedHere === true && hasNoProducer(workspace.assessment));
  const [last] = useState(storedProducer);
  if (!isWanted || !last) return null;
  const { kind, name, version } = last;
  return (
    <p className={classes.proposal}>
      <span>
        Last producer on this device: <Bdi>{name}</Bdi>, version <Bdi>{version}</Bdi> ({kind})
      </span>
      <SmallButton
        disabled={!canWrite}
        label="Use last producer"
        onClick={() => edits.set('/producer', { kind, name, version }, { label: 'use last producer' })}
      >
        Use
      </SmallButton>
    </p>
  );
}

const title = 'Language of your texts';
const help = 'For screen readers and spelling checks. It is not part of the assessment.';

const selectTag = ({ workspace }: OpenDraft) => workspace.textLanguage ?? '';

/** The field on the document’s page for the language of the author’s own texts. It is not part of the assessment. */
export function TextLanguage() {
  const tag = useDraft(selectTag);
  const run = useDispatchAndTell();
  return (
    <Frame
      id="editor-text-language"
      title={title}
      help={help}
      entryId="guide/text-language"
      aside={<span className={classes.languageName}>{languageName(tag)}</span>}
      findings={[]}
      problem={tag === '' ? undefined : languageProblem(tag)}
    >
      {(control) => (
        <TextArea
          {...control}
          single
          mono
          placeholder="Not stated"
          value={tag}
          onText={(typed) =>
            run((workspace) => textLanguageEdit(workspace, typed.trim()), {
              label: `typing in ${title}`,
              group: '/textLanguage',
            })
          }
        />
      )}
    </Frame>
  );
}
