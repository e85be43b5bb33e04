/** The proposals for a new claim: a bar that accepts all of them, and chips below the fields that accept one each. */
import { Button, CloseButton, Kbd, Tooltip } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import {
  acceptAll,
  acceptAttribution,
  acceptKind,
  acceptSubject,
  type OpenProposals,
  earlierClaimOf,
  openProposals,
  claimSource,
} from '../../../core/proposals/accept.ts';
import {
  type ProposedAttribution,
  proposeForClaim,
  type ClaimProposals as Proposals,
} from '../../../core/proposals/propose.ts';
import type { ClaimKind } from '../../../core/proposals/language-words.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { actorName } from '../../../shared/actor-name.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useDraft, useStores } from '../../../shared/context.tsx';
import { useOfferNames } from '../../../shared/use-offer-names.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { isApplePlatform } from '../../../ui/keyboard.ts';
import { controlId } from '../field/field-frame.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import { nothingBelow, type Below, type BelowFields } from './below-field.ts';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './claim-proposals.module.css';
import { attributionModes, titleOf } from '../../../core/assessment/choices.ts';
import { counted } from '../../../core/json/words.ts';
import { own } from '../../../core/json/own.ts';
import { useFieldValue, useValue } from '../place/hooks.ts';
import { usePlace, useTouched } from '../place/place.tsx';
import { spanOf } from '../../../core/text/span.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { JsonValue } from '../../../core/json/json.ts';

interface ClaimProposalsProps {
  readonly index: number;
  readonly root: RefObject<HTMLElement | null>;
  /** Receives the chips below each field. */
  readonly onBelow: (below: BelowFields) => void;
}

export function ClaimProposals({ index, root, onBelow }: ClaimProposalsProps) {
  const open = useProposals(index);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const { dismissed, dismiss } = useDismissal();
  const run = useDispatchAndTell();
  const say = useAnnounce();
  const offerNames = useOfferNames();
  const accept = useStable({
    all(): void {
      const accepted = counted(open.fields, 'proposal');
      const isNew = hasNewActor(open.clearAttribution);
      if (run((workspace) => acceptAll(workspace, index, open), { label: `accept ${accepted}` })) {
        say(`Accepted ${accepted}.`);
        if (isNew) offerNames();
      }
      const kind = document.getElementById(controlId('/claim_kind'));
      kind?.focus();
      // A kind that no proposal filled in is what is left to choose, so its list opens.
      if (!open.clearKind && kind instanceof HTMLInputElement && kind.value === '') kind.click();
    },
    kind(value: ClaimKind): void {
      run(acceptKind(index, value), { label: 'accept the proposed kind' });
      document.getElementById(controlId('/claim_kind'))?.focus();
    },
    subject(actorId: string): void {
      run(({ assessment }) => acceptSubject(assessment, index, actorId), { label: 'accept a proposed subject' });
      document.getElementById(controlId('/subject_actor_ids'))?.focus();
    },
    attribution(): void {
      const { attribution } = open;
      if (!attribution) return;
      const accepting = (workspace: Workspace) => acceptAttribution(workspace, index, attribution.value);
      if (run(accepting, { label: 'accept the proposed attribution' }) && hasNewActor(attribution)) offerNames();
      document.getElementById(controlId('/attribution/actor_id'))?.focus();
    },
  });
  const shown = dismissed ? undefined : open;
  const below = useMemo(() => (shown ? chipsOf(shown, casefile, accept) : nothingBelow), [shown, casefile, accept]);
  useLayoutEffect(() => {
    onBelow(below);
    return () => onBelow(nothingBelow);
  }, [below, onBelow]);
  const fields = shown?.fields ?? 0;
  useAcceptKey(root, fields > 0, accept.all);
  useFocusInSight(root, fields > 0);
  if (!shown || fields === 0) return null;
  return (
    <section className={classes.bar} aria-label="Proposals">
      <p className={classes.summary} dir="auto">
        {summaryOf(shown, casefile)}
      </p>
      <Button size="compact-sm" variant="light" leftSection={<IconCheck size={15} aria-hidden />} onClick={accept.all}>
        Accept all proposals
        <Kbd size="xs" className={classes.key ?? ''} aria-hidden>
          {isApplePlatform() ? '⌘ Enter' : 'Ctrl Enter'}
        </Kbd>
      </Button>
      <Tooltip label="Dismiss proposals">
        <CloseButton size="sm" aria-label="Dismiss proposals" onClick={dismiss} />
      </Tooltip>
    </section>
  );
}

/** Keeps the focused field visible when the bar appears above it. */
function useFocusInSight(root: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const field = document.activeElement?.closest('[data-field]');
    if (isShown && field && root.current?.contains(field)) field.scrollIntoView({ block: 'nearest' });
  }, [root, isShown]);
}

/** Calls the function for Ctrl Enter or ⌘ Enter anywhere in the entry, before its fields see the key. */
function useAcceptKey(root: RefObject<HTMLElement | null>, enabled: boolean, onAccept: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!enabled || !element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isAccept = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isAccept || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onAccept();
    };
    element.addEventListener('keydown', onKeyDown, true);
    return () => element.removeEventListener('keydown', onKeyDown, true);
  }, [root, enabled, onAccept]);
}

/** Returns what accepting all proposals fills in, in one line. */
function summaryOf(
  { clearKind: kind, clearSubjects, clearAttribution: attribution }: OpenProposals,
  casefile: Casefile | null,
): string {
  return [
    kind && titleOf(kind.value),
    clearSubjects.map(({ value }) => actorName(casefile, value)).join(', '),
    attribution && attributionWords(attribution.value, casefile),
  ]
    .filter(Boolean)
    .join(' · ');
}

function attributionWords(value: ProposedAttribution, casefile: Casefile | null): string {
  const mode = attributionModes.find((each) => each.value === value.mode)?.title ?? value.mode;
  return 'newActor' in value
    ? `${mode} · New actor: ${value.newActor}`
    : `${mode}: ${actorName(casefile, value.actorId)}`;
}

function hasNewActor(attribution: OpenProposals['attribution']): boolean {
  return attribution !== undefined && 'newActor' in attribution.value;
}

interface Accept {
  readonly kind: (kind: ClaimKind) => void;
  readonly subject: (actorId: string) => void;
  readonly attribution: () => void;
}

function chipsOf(open: OpenProposals, casefile: Casefile | null, accept: Accept): BelowFields {
  const below = new Map<Pointer, Below>();
  const { kinds, subjects, attribution, unattributed } = open;
  const [kind, ...otherKinds] = kinds;
  if (kind)
    below.set('/claim_kind', {
      shown: (
        <Chips>
          {kinds.map(({ value, why, clear }) => (
            <Chip key={value} words={titleOf(value)} why={why} unclear={!clear} onAccept={() => accept.kind(value)} />
          ))}
        </Chips>
      ),
      suggested: otherKinds.length === 0 ? kind.value : undefined,
    });
  if (subjects.length > 0)
    below.set('/subject_actor_ids', {
      shown: (
        <Chips>
          {subjects.map(({ value, why, clear }) => (
            <Chip
              key={value}
              words={actorName(casefile, value)}
              why={why}
              unclear={!clear}
              onAccept={() => accept.subject(value)}
            />
          ))}
        </Chips>
      ),
    });
  if (attribution)
    below.set('/attribution/mode', {
      shown: (
        <Chips>
          <Chip
            words={attributionWords(attribution.value, casefile)}
            why={attribution.why}
            unclear={!attribution.clear}
            onAccept={accept.attribution}
          />
        </Chips>
      ),
    });
  else if (unattributed !== undefined)
    below.set('/attribution/mode', {
      shown: <p className={classes.note} dir="auto">{`No proposal: ${unattributed}, but nobody is named there.`}</p>,
    });
  return below;
}

function Chips({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.chips} role="group" aria-label="Proposed">
      {children}
    </div>
  );
}

interface ChipProps {
  readonly words: string;
  /** The reason in a few words. */
  readonly why: string;
  /** Whether it is not accepted together with the others. */
  readonly unclear?: boolean;
  readonly onAccept: () => void;
}

/** A proposed value with its reason. Choosing it accepts it. */
function Chip({ words, why, unclear, onAccept }: ChipProps) {
  return (
    <button type="button" className={classes.chip} data-unclear={unclear || undefined} onClick={onAccept}>
      <IconPlus size={13} aria-hidden />
      <Bdi className={classes.words}>{words}</Bdi> <span className={classes.why}>({why})</span>
    </button>
  );
}

/**
 * Returns whether the proposals for the shown claim are dismissed, and a function that dismisses them. Another text, or
 * a new claim in the place of a deleted one, has proposals again.
 */
function useDismissal(): { readonly dismissed: boolean; readonly dismiss: () => void } {
  const { base } = usePlace();
  const touched = useTouched();
  const text = useFieldValue('', (claim) => {
    const span = own(claim, 'span');
    return JSON.stringify([own(claim, 'passage_id'), own(span, 'start'), own(span, 'end')]);
  });
  const path = `${base}/proposals ${text}`;
  return {
    dismissed: useSyncExternalStore(touched.subscribe, () => touched.has(path)),
    dismiss: () => touched.add(path),
  };
}

const noProposals: Proposals = { kinds: [], subjects: [] };

/** Returns the open proposals. They are computed when a claim is shown or its span changes, never while one types. */
function useProposals(index: number): OpenProposals {
  const { desk } = useStores();
  const passageId = useFieldValue('/passage_id', (value) => (typeof value === 'string' ? value : undefined));
  const observationId = useFieldValue('/observation_id', (value) => (typeof value === 'number' ? value : undefined));
  const start = useFieldValue('/span', (value) => spanOf(viewSpan(value))?.start);
  const end = useFieldValue('/span', (value) => spanOf(viewSpan(value))?.end);
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors);
  const observation = useDraft(({ workspace }) => {
    const { observation: find, passage } = casefileIndex(workspace.casefile);
    return (observationId === undefined ? undefined : find(observationId)) ?? passage(passageId ?? '')?.observations[0];
  });
  const text = useDraft(({ workspace }) => casefileIndex(workspace.casefile).passage(passageId)?.passage.text);
  // Not deferred: the form would move under the pointer when the proposals appear. They read at most a long paragraph.
  const proposals = useMemo(() => {
    const workspace = desk.getState().draft?.workspace;
    const span = spanOf({ start, end });
    if (!workspace || text === undefined || !span) return noProposals;
    const earlier = earlierClaimOf(workspace.assessment, index);
    return proposeForClaim({ ...claimSource(text, span, observation, actors), earlier });
  }, [index, text, start, end, actors, observation, desk]);
  const kind = useValue('/claim_kind');
  const subjects = useValue('/subject_actor_ids');
  const attribution = useValue('/attribution');
  return useMemo(() => {
    const claim = {
      ...(kind === undefined ? {} : { claim_kind: kind }),
      ...(subjects === undefined ? {} : { subject_actor_ids: subjects }),
      ...(attribution === undefined ? {} : { attribution }),
    };
    return openProposals(claim, proposals);
  }, [kind, subjects, attribution, proposals]);
}

function viewSpan(value: JsonValue | undefined) {
  return { start: own(value, 'start'), end: own(value, 'end') };
}
