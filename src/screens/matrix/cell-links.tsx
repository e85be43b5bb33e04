/**
 * The links of a cell in the matrix's preview: their effects and reasons can be changed, and links added or removed.
 */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { typedText } from '../../core/json/typed-text.ts';
import { linksOf, type PlacedLink, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { setField, linkEvidence, removeLinks, setLinkEffects } from '../../core/workspace/edits.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { Counter } from '../../shared/field/counter.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { IconButton } from '../../ui/small-button.tsx';
import { LevelIcon } from '../../ui/level-icon.tsx';
import { Writable } from '../../ui/writable.tsx';
import { type Effect, linkOf, pairOf, type AxisItem, type GridActions } from './axis.ts';
import classes from './cell-links.module.css';
import { claimName, entryName } from './sentences.ts';
import { isIdentifier } from '../../core/assessment/ids.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';

/** A link whose reason is asked for. */
export interface ReasonRequest {
  /** The link's index in the entry's evidence. */
  readonly index: number;
  /** Differs for each request, so that the same link can be asked for twice. */
  readonly serial: number;
}

const effects: readonly Effect[] = ['supports', 'contradicts'];

interface CellLinksProps extends Pair {
  readonly reason: ReasonRequest | null;
  /** Called when the reason is complete; the grid takes the focus. */
  readonly onDone: () => void;
}

/** The links from a claim to an entry, and buttons for the effects that no link has yet. */
export function CellLinks({ reason, onDone, ...pair }: CellLinksProps) {
  const { claim, entry } = pair;
  const actions = useLinkActions();
  const links = linksOf(entry, claim);
  const [added, setAdded] = useState<ReasonRequest | null>(null);
  const latest = [reason, added].reduce(
    (one, other) => ((other?.serial ?? 0) > (one?.serial ?? 0) ? other : one),
    null,
  );
  const root = useRef<HTMLDivElement>(null);
  const count = links.length;
  useEffect(() => {
    // A removed link takes its controls, and the focus in them, with it.
    if (document.activeElement === document.body) root.current?.focus();
  }, [count]);
  const add = (effect: Effect): void => {
    const index = actions.add(pair, effect);
    if (index !== undefined) setAdded({ index, serial: (latest?.serial ?? 0) + 1 });
  };
  return (
    <div ref={root} tabIndex={-1} className={classes.links}>
      {links.map((placed) => (
        <CellLink
          key={placed.index}
          pair={pair}
          placed={placed}
          serial={latest?.index === placed.index ? latest.serial : 0}
          actions={actions}
          onDone={onDone}
        />
      ))}
      {count === 0 ? (
        <p className={classes.none}>
          No link from <b>{entryName(entry)}</b> to <b>{claimName(claim)}</b>.
        </p>
      ) : null}
      <Additions pair={pair} placed={links} onAdd={add} />
    </div>
  );
}

interface AdditionsProps {
  readonly pair: Pair;
  readonly placed: readonly PlacedLink[];
  readonly onAdd: (effect: Effect) => void;
}

/** A button for each effect that no link of the pair has. */
function Additions({ pair, placed, onAdd }: AdditionsProps) {
  const canWrite = useCanWrite();
  const possible = effects.filter((effect) => placed.every(({ link }) => link.effect !== effect));
  const why = whyNotLinked(pair);
  if (possible.length === 0) return null;
  return (
    <Writable canWrite={canWrite}>
      <div className={classes.additions}>
        {possible.map((effect) => (
          <Button
            key={effect}
            size="compact-xs"
            variant="default"
            disabled={why !== undefined}
            aria-label={`${placed.length > 0 ? 'Also ' : ''}${effect}: link ${claimName(pair.claim)} to ${entryName(pair.entry)}`}
            onClick={() => onAdd(effect)}
          >
            <span>
              {placed.length > 0 ? 'Also ' : null}
              <EffectMark effect={effect} bare />
            </span>
          </Button>
        ))}
        {why === undefined ? null : <span className={classes.soft}>{why}</span>}
      </div>
    </Writable>
  );
}

interface CellLinkProps {
  readonly pair: Pair;
  readonly placed: PlacedLink;
  /** Increases each time the reason is asked for; 0 for never. */
  readonly serial: number;
  readonly actions: LinkActions;
  readonly onDone: () => void;
}

/** One link: a sentence, its effect, its reason and its findings. */
function CellLink({ pair, placed, serial, actions, onDone }: CellLinkProps) {
  const { claim, entry } = pair;
  const { index, link } = placed;
  const canWrite = useCanWrite();
  const sentence = `${claimName(claim)} ${link.effect ?? 'is linked to'} ${entryName(entry)}`;
  return (
    <div role="group" aria-label={sentence} className={classes.link}>
      <div className={classes.line}>
        <span>
          <b>{claimName(claim)}</b> <EffectMark effect={link.effect} /> <b>{entryName(entry)}</b>
        </span>
        <Writable canWrite={canWrite}>
          <span className={classes.tools}>
            {effects
              .filter((effect) => effect !== link.effect)
              .map((effect) => (
                <Button
                  key={effect}
                  size="compact-xs"
                  variant="default"
                  onClick={() => actions.setEffect(pair, index, effect)}
                >
                  <span>
                    Set to <EffectMark effect={effect} bare />
                  </span>
                </Button>
              ))}
            <IconButton label={`Remove: ${sentence}`} onClick={() => actions.remove(pair, [index])}>
              <IconX size={16} />
            </IconButton>
          </span>
        </Writable>
      </div>
      <Reason pair={pair} placed={placed} serial={serial} onDone={onDone} />
      <LinkFindings pair={pair} index={index} />
    </div>
  );
}

/** The reason, edited in place. Enter saves it; Shift+Enter adds a line. */
function Reason({ pair: { entry }, placed: { index, link }, serial, onDone }: Omit<CellLinkProps, 'actions'>) {
  const run = useDispatchAndTell();
  const text = link.reason ?? '';
  const path = `${entry.path}/evidence/${String(index)}/reason`;
  const id = `matrix-reason-${String(index)}`;
  useEffect(() => {
    const area = serial === 0 ? null : document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [serial, id]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  return (
    <div className={classes.reason}>
      <div className={classes.line}>
        <label htmlFor={id}>Reason</label>
        <Counter text={text} limit={limits.reason} />
      </div>
      <TextArea
        id={id}
        value={text}
        aria-describedby={`${id}-note`}
        onText={(typed) =>
          run(setField(`/assessment${path}`, typedText(text, typed)), { label: 'typing in Reason', group: path })
        }
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-note`} className={classes.note}>
        {text === '' ? 'No reason yet. You can give it later; until then it is reported as missing.' : 'Enter: done'}
      </p>
    </div>
  );
}

/** The findings at a link, except that its reason is missing, which the reason's own note says. */
function LinkFindings({ pair: { entry }, index }: { readonly pair: Pair; readonly index: number }) {
  const all = useDraft(({ check }) => check.at(entry.path));
  const hasReason = Boolean(entry.links[index]?.reason);
  const own = all.filter((finding) => linkOf(entry, finding) === index);
  const shown = hasReason ? own : own.filter(({ ruleId }) => !ruleId.startsWith('schema/'));
  return shown.map((finding, at) => (
    <p key={at} className={classes.finding}>
      <LevelIcon level={finding.certainty === 'unchecked' ? 'unchecked' : finding.level} size={15} />
      <span dir="ltr">
        <FindingText finding={finding} />
      </span>
    </p>
  ));
}

/** A claim and an entry. */
export interface Pair {
  readonly claim: MatrixClaim;
  readonly entry: MatrixEntry;
}

/** Returns why a claim cannot be linked to an entry, in a sentence; undefined if it can. */
export function whyNotLinked({ claim, entry }: Pair): string | undefined {
  const name = claimName(claim);
  if (!isIdentifier(claim.id)) return `The ID of ${name} cannot be linked. Rename the claim first.`;
  if (!claim.answers) return `Another claim has the ID ${name}, and links refer to that one. Rename this claim first.`;
  if (entry.links.length < limits.evidence) return undefined;
  return `${entryName(entry)} already has ${String(entry.links.length)} links. The contract allows ${String(limits.evidence)}.`;
}

export function useLinkActions() {
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const toast = useToast();

  /** Adds a link. Returns its index; undefined if none was added. */
  function add(pair: Pair, effect: Effect): number | undefined {
    const { claim, entry } = pair;
    const why = whyNotLinked(pair);
    if (why !== undefined) {
      toast({ text: why });
      return undefined;
    }
    const label = `link ${claim.id} to ${entryName(entry)}`;
    if (!run((workspace) => linkEvidence(workspace, entry.path, [claim.id], effect), { label })) return undefined;
    say(`${claim.id} ${effect} ${entryName(entry)}. No reason yet.`);
    return entry.links.length;
  }

  function setEffect({ claim, entry }: Pair, index: number, effect: Effect): boolean {
    const label = `set the effect of ${claim.id} on ${entryName(entry)}`;
    const isDone = run((workspace) => setLinkEffects(workspace, entry.path, [index], effect), { label });
    if (isDone) say(`${claim.id} now ${effect} ${entryName(entry)}.`);
    return isDone;
  }

  function remove({ claim, entry }: Pair, indices: readonly number[]): void {
    const names = `${claimName(claim)} and ${entryName(entry)}`;
    const [what, were] = indices.length === 1 ? ['link', 'was'] : [`${String(indices.length)} links`, 'were'];
    const text = `The ${what} between ${names} ${were} removed.`;
    run(removeLinks(entry.path, indices), { label: `remove the ${what} between ${names}` }, { text });
  }

  const grid: Pick<GridActions, 'link' | 'unlink'> = {
    link(row, column, effect) {
      const pair = pairOf(row, column);
      if (!pair) return undefined;
      const links = linksOf(pair.entry, pair.claim);
      const same = links.find(({ link }) => link.effect === effect);
      if (same) return same.index;
      const [only, ...others] = links;
      if (!only) return add(pair, effect);
      if (others.length > 0) return only.index;
      return setEffect(pair, only.index, effect) ? only.index : undefined;
    },
    unlink(row: AxisItem | undefined, column: AxisItem | undefined) {
      const pair = pairOf(row, column);
      const indices = pair ? linksOf(pair.entry, pair.claim).map(({ index }) => index) : [];
      if (pair && indices.length > 0) remove(pair, indices);
    },
  };
  return { ...grid, add, setEffect, remove };
}

/** The actions on the links of a cell. */
type LinkActions = ReturnType<typeof useLinkActions>;
