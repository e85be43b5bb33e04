/** The choices for a mark in “Sort marks”: kind, subjects, speaker and entry, each with its letter. */
import { type ReactNode } from 'react';
import { attributionModes } from '../../core/assessment/choices.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { type ClaimProposals, type ProposedAttribution } from '../../core/proposals/propose.ts';
import { batch, type NewLink } from '../../core/workspace/edits.ts';
import { nameOfActor } from '../../core/casefile/lookup.ts';
import { addActorAt } from '../../core/workspace/casefile-edits.ts';
import { actorName } from '../../shared/actor-name.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { LetterButton } from '../../ui/queue.tsx';
import { labelOf, optionOf, type Target } from './evidence-dialog.tsx';
import classes from './sort-marks.module.css';

interface RowProps {
  /** The letter that goes on to the next choice. */
  readonly letter: string;
  readonly label: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** One thing to choose. Its name is a button that goes on to the next choice. */
function Row({ letter, label, onNext, children }: RowProps) {
  return (
    <div className={classes.row}>
      <LetterButton letter={letter} variant="subtle" size="compact-sm" aria-label={`Next ${label}`} onClick={onNext}>
        {label}
      </LetterButton>
      {children}
    </div>
  );
}

interface RingProps {
  readonly letter: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly title: string; readonly why?: string }[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few values. The letter goes around them. */
export function Ring({ letter, label, options, value, onChoose }: RingProps) {
  const say = useAnnounce();
  const next = (): void => {
    const after = options[(options.findIndex((option) => option.value === value) + 1) % options.length];
    if (!after) return;
    onChoose(after.value);
    // The focus stays where it is.
    say(`${label}: ${after.title}.`);
  };
  return (
    <Row letter={letter} label={label} onNext={next}>
      <div role="radiogroup" aria-label={label} className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={`sort-${letter}`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <bdi>{option.title}</bdi>
            {option.why === undefined ? null : <span className={classes.why}>{option.why}</span>}
          </label>
        ))}
      </div>
    </Row>
  );
}

interface SubjectsProps {
  readonly proposals: ClaimProposals;
  readonly casefile: Casefile | null;
  readonly chosen: readonly string[];
  readonly onChoose: (subjects: readonly string[]) => void;
  /** Called after another actor was added by name, so that letters are shortcuts again. */
  readonly onAdded: () => void;
}

/**
 * The actors whom the text names. Each can be switched on its own; the letter goes around them one at a time. Others
 * are added by name.
 */
export function Subjects({ proposals: { subjects }, casefile, chosen, onChoose, onAdded }: SubjectsProps) {
  const say = useAnnounce();
  const run = useDispatchAndTell();
  const { desk } = useStores();
  const options = [
    ...subjects,
    // Chosen before the mark had other words.
    ...chosen.filter((id) => !subjects.some(({ value }) => value === id)).map((value) => ({ value, why: '' })),
  ];
  const ids = options.map(({ value }) => value);
  const next = (): void => {
    const after = chosen.length > 1 ? undefined : ids[chosen.length === 1 ? ids.indexOf(chosen[0] ?? '') + 1 : 0];
    onChoose(after === undefined ? [] : [after]);
    say(`Subject: ${after === undefined ? 'none' : actorName(casefile, after)}.`);
  };
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const add = (id: string): void => {
    onChoose([...chosen, id]);
    onAdded();
  };
  const create = (name: string): void => {
    if (!run((workspace) => addActorAt(workspace, name, () => batch([])), { label: `new actor “${name}”` })) return;
    const added = desk.getState().draft?.workspace.casefile?.actors.at(-1);
    if (added) add(added.actor_id);
  };
  return (
    <Row letter="u" label="Subject" onNext={next}>
      <div role="group" aria-label="Subject" className={classes.options}>
        {options.map(({ value, why }) => (
          <button
            key={value}
            type="button"
            className={classes.option}
            aria-pressed={chosen.includes(value)}
            data-chosen={chosen.includes(value) || undefined}
            onClick={() => toggle(value)}
          >
            <bdi>{actorName(casefile, value)}</bdi> <span className={classes.why}>{why}</span>
          </button>
        ))}
        <div className={classes.another}>
          <PickBox
            id="sort-subject"
            aria-label="Add a subject"
            shown=""
            options={actorsBeside(casefile, ids)}
            onPick={add}
            placeholder="Add by name"
            empty="Type a name to add an actor."
            create={{ label: (name) => `New actor “${name}”`, onCreate: create }}
          />
        </div>
      </div>
    </Row>
  );
}

/** Returns the actors of the casefile as options, without some. */
function actorsBeside(casefile: Casefile | null, ids: readonly string[]): readonly PickOption[] {
  const others = (casefile?.actors ?? []).filter(({ actor_id }) => !ids.includes(actor_id));
  return others.map((actor) => ({ value: actor.actor_id, label: nameOfActor(actor), names: actor.names }));
}

interface SpeakerProps extends Omit<SubjectsProps, 'chosen' | 'onChoose' | 'onAdded'> {
  readonly publisherId: string | null;
  readonly chosen: ProposedAttribution | undefined;
  readonly onChoose: (attribution: ProposedAttribution | undefined) => void;
}

/** Who said it: whoever the text shows, the publisher, or nobody yet. */
export function Speaker({ proposals: { attribution }, casefile, publisherId, chosen, onChoose }: SpeakerProps) {
  const wordsOf = (value: ProposedAttribution | undefined): string => {
    if (!value) return modeTitle('unresolved');
    const { mode } = value;
    return 'newActor' in value
      ? `${modeTitle(mode)} · New actor: ${value.newActor}`
      : `${modeTitle(mode)}: ${actorName(casefile, value.actorId)}`;
  };
  const options: { value: ProposedAttribution | undefined; why?: string }[] = [];
  if (attribution) options.push({ value: attribution.value, why: attribution.why });
  if (publisherId !== null && attribution?.value.mode !== 'publisher')
    options.push({ value: { mode: 'publisher', actorId: publisherId } });
  // Chosen before the mark had other words.
  if (chosen && !options.some(({ value }) => wordsOf(value) === wordsOf(chosen))) options.push({ value: chosen });
  options.push({ value: undefined });
  return (
    <Ring
      letter="s"
      label="Speaker"
      options={options.map(({ value, why }) => ({
        value: wordsOf(value),
        title: wordsOf(value),
        ...(why !== undefined && { why }),
      }))}
      value={wordsOf(chosen)}
      onChoose={(words) => onChoose(options.find(({ value }) => wordsOf(value) === words)?.value)}
    />
  );
}

function modeTitle(mode: string): string {
  return attributionModes.find(({ value }) => value === mode)?.title ?? mode;
}

interface EntryProps {
  readonly targets: readonly Target[];
  readonly target: Target | undefined;
  /** The sentence about a chosen entry that cannot be found. */
  readonly lost: string | undefined;
  readonly effect: NewLink['effect'];
  readonly onTarget: (target: Target | undefined) => void;
  readonly onEffect: (effect: NewLink['effect']) => void;
}

const notLinked = 'Not linked';

const effects = [
  { value: 'supports', title: 'Supports' },
  { value: 'contradicts', title: 'Contradicts' },
] as const;

/** The entry that the claim will be evidence for. The letter goes from none to the likeliest and on. */
export function Entry({ targets, target, lost, effect, onTarget, onEffect }: EntryProps) {
  const ofAuthor = useTextLanguage();
  const say = useAnnounce();
  const open = targets.filter(({ full }) => !full);
  const next = (): void => {
    const after = open[target ? open.indexOf(target) + 1 : 0];
    onTarget(after);
    say(`Entry: ${after ? labelOf(after) : notLinked}.`);
  };
  return (
    <>
      <Row letter="e" label="Entry" onNext={next}>
        <div className={classes.entry}>
          <PickBox
            id="sort-entry"
            aria-label="Power basis or hypothesis"
            shown={target ? labelOf(target) : ''}
            chosen={target?.path ?? ''}
            lang={ofAuthor}
            options={[{ value: '', label: notLinked }, ...targets.map((each) => optionOf(each, ofAuthor))]}
            onPick={(path) => onTarget(targets.find((each) => each.path === path))}
            placeholder={open[0] ? `${notLinked}. E: ${labelOf(open[0])}` : 'No power bases or hypotheses yet'}
          />
          {lost === undefined ? null : <p className={classes.lost}>{lost}</p>}
        </div>
      </Row>
      {target ? (
        <Ring
          letter="x"
          label="Effect"
          options={effects}
          value={effect}
          onChoose={(value) => onEffect(value === 'contradicts' ? value : 'supports')}
        />
      ) : null}
    </>
  );
}
