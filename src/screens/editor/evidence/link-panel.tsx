/**
 * The panel beside an entry in which a person links claims as evidence, one after the other: finds a claim by its text,
 * sets its effect and gives the reason. Each link is made at once and can be undone. The passage shows the claim that
 * is focused or pointed at. The panel is open while it is rendered.
 */
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '../../../core/assessment/limits.ts';
import { firstName } from '../../../core/casefile/lookup.ts';
import type { SupportCheck } from '../../../core/check/support-check.ts';
import { viewEvidenceLink } from '../../../core/assessment/view.ts';
import { isJsonArray } from '../../../core/json/json.ts';
import { useDraft, useStores, useView } from '../../../shared/context.tsx';
import { entryName } from '../../../shared/sections.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { useLetterKeys } from '../../../ui/keyboard.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { modelOf, type ModelClaim } from '../../../core/assessment/model.ts';
import { findClaims } from '../claims/claim-search.ts';
import { useActorNames, useFieldValue, useValue } from '../place/hooks.ts';
import { UseAsEvidence } from '../entry/use-as-evidence.tsx';
import { PlaceProvider, usePlace } from '../place/place.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import { canSupport, useSupportCheck } from './claim-fitness.ts';
import { ClaimPicker, effectOfKey, type ClaimPickerHandle } from './claim-picker.tsx';
import type { ClaimRowActions } from './claim-row.tsx';
import { linksByClaim } from './evidence-links.ts';
import { closePanel, EmptyPanel, PanelFrame } from './panel-frame.tsx';
import { useFocusOnReason } from './picked-reason.tsx';
import classes from './link-panel.module.css';
import { useLinkEdits, type Effect } from './use-link-edits.ts';

function useChoice(actorId: string) {
  const [query, setQuery] = useState('');
  const [onlySupporting, setOnlySupporting] = useState(false);
  const checkSupport = useSupportCheck();
  /** Orders the claims. A link can change whether a claim fits, but must not move the row that somebody is in. */
  const [ordering, setOrdering] = useState({ check: checkSupport, actorId });
  if (ordering.actorId !== actorId) setOrdering({ check: checkSupport, actorId });
  const claims = useDraft(({ workspace }) => modelOf(workspace.assessment).claims);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const matches = useMemo(() => {
    const matching = findClaims(claims.list, casefile, query);
    const fitsBy =
      (check: SupportCheck) =>
      ({ id }: ModelClaim): boolean =>
        id !== undefined && canSupport(check(id));
    if (onlySupporting) return matching.filter(fitsBy(checkSupport));
    const fits = fitsBy(ordering.check);
    return [...matching.filter(fits), ...matching.filter((info) => !fits(info))];
  }, [claims, casefile, query, onlySupporting, checkSupport, ordering]);
  return { query, setQuery, onlySupporting, setOnlySupporting, checkSupport, matches, total: claims.list.length };
}

/** Returns a function that closes the panel. A link that was made in it without a reason is opened in the entry. */
function useClose(linked: ReadonlySet<string>): () => void {
  const { view } = useStores();
  const { links } = useLinkEdits();
  return () => {
    const next = links().findIndex((raw) => {
      const { claim_id: id, reason } = viewEvidenceLink(raw);
      return id !== undefined && linked.has(id) && !reason?.trim();
    });
    if (next >= 0) return view.actions.select(view.getState().selection, `/evidence/${String(next)}/reason`);
    closePanel(view);
  };
}

/** Lets the passage show the words of a claim. One that is marked there already is not scrolled to again. */
function useLook() {
  const { view } = useStores();
  const isShown = ({ claim }: ModelClaim): boolean =>
    claim.passage_id === undefined || view.getState().passageId === claim.passage_id;
  const look = (info: ModelClaim): void => {
    const { index, claim } = info;
    if (view.getState().activeClaim === index && isShown(info)) return;
    view.actions.follow(index, claim.passage_id ?? null, claim.observation_id ?? null);
  };
  return { look, isShown };
}

/** What a person writes the reason for. */
interface Asked {
  readonly id: string | undefined;
  /** Whether the claim was linked from the search, where the next one is looked for as well. */
  readonly fromSearch: boolean;
}

interface LinkPanelProps {
  /** The number of links that an entry can have. */
  readonly limit?: number;
}

function Panel({ limit = limits.evidence }: LinkPanelProps) {
  const { kind, index = 0 } = usePlace();
  const edits = useLinkEdits();
  const names = useActorNames();
  const value = useValue('/evidence');
  const links = linksByClaim(isJsonArray(value) ? value : []);
  const count = useFieldValue('/evidence', (value) => (isJsonArray(value) ? value.length : 0));
  const actorId = useFieldValue('/actor_id', (value) => (typeof value === 'string' ? value : 'the actor'));
  const entry = useDraft(({ workspace }) => (kind === 'document' ? '' : entryName(kind, workspace.assessment, index)));
  const choice = useChoice(actorId);
  const { query, setQuery, matches } = choice;
  const [asked, setAsked] = useState<Asked>();
  const body = useRef<HTMLElement>(null);
  useFocusOnReason(body, asked);
  const picker = useRef<ClaimPickerHandle>(null);
  const say = useAnnounce();
  const hasLetters = useLetterKeys();
  /** The claims that were linked in the panel. */
  const [linked, setLinked] = useState<ReadonlySet<string>>(new Set());
  const close = useClose(linked);
  const { look, isShown } = useLook();
  const searchField = () => body.current?.querySelector<HTMLInputElement>('input[type="search"]');
  const actions = useStable<ClaimRowActions & { look(info: ModelClaim): void; isShown(info: ModelClaim): boolean }>({
    look,
    isShown,
    link({ id, citable }: ModelClaim, effect: Effect) {
      if (id === undefined || !citable) return;
      const link = links.get(id);
      if (!link && count >= limit) return say(`Limit reached: at most ${String(limit)} links.`);
      if (!link && edits.link([id], effect) === undefined) return;
      if (link && link.effect !== effect && !edits.setEffect([link.index], effect)) return;
      if (!link) setLinked((before) => new Set(before).add(id));
      setAsked({ id, fromSearch: document.activeElement === searchField() });
      say(`${id} ${effect} this.`);
    },
    unlink({ id = '' }) {
      const link = links.get(id);
      if (!link || !edits.remove([link.index])) return;
      setAsked(undefined);
      say(`Link of ${id} removed.`);
      picker.current?.goTo(matches.findIndex((info) => info.id === id));
    },
    askReason: ({ id }) => setAsked({ id, fromSearch: false }),
    next() {
      setAsked(undefined);
      const at = matches.findIndex(({ id }) => id === asked?.id);
      const next = matches.findIndex(({ id = '', citable }, place) => place > at && citable && !links.has(id));
      if (asked?.fromSearch === false && next >= 0) return picker.current?.goTo(next);
      searchField()?.focus();
      searchField()?.select();
    },
  });

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key, altKey } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    const effect = altKey ? effectOfKey(event) : undefined;
    const [first] = matches;
    if (effect && first && query.trim() !== '') actions.link(first, effect);
    else if ((key === 'ArrowDown' || key === 'Enter') && first) picker.current?.goTo(0);
    else return;
    event.preventDefault();
  }

  return (
    <PanelFrame
      ref={body}
      title="Link evidence"
      entry={entry}
      searching={query.trim() !== ''}
      onSearch={setQuery}
      onKeyDown={onKeyDown}
      onClose={close}
    >
      <SearchBox
        label="Search claims"
        placeholder="Search by text, actor or observation"
        value={query}
        onSearch={setQuery}
        first
      />
      <label className={classes.fit}>
        <input
          type="checkbox"
          checked={choice.onlySupporting}
          onChange={(event) => choice.setOnlySupporting(event.currentTarget.checked)}
        />
        Only claims that can support
      </label>
      <ClaimPicker
        key={query}
        ref={picker}
        claims={matches}
        names={names}
        actor={firstName({ names }) ?? actorId}
        checkSupport={choice.checkSupport}
        links={links}
        full={count >= limit}
        reasoning={asked?.id}
        actions={actions}
        isShown={actions.isShown}
        onLook={actions.look}
        empty={choice.total === 0 ? 'No claims yet. Create one from a passage first.' : 'No claims match your search.'}
      />
      <p className={classes.hint} data-keys={count < limit || undefined}>
        {count >= limit
          ? `Limit reached: at most ${String(limit)} links.`
          : hasLetters
            ? '↓ to the list, then S supports or C contradicts. While you search, Alt S and Alt C link the first claim.'
            : 'While you search, Alt S and Alt C link the first claim as supporting or contradicting.'}
      </p>
    </PanelFrame>
  );
}

/** The panel of the selected entry; of a claim, the panel that links it to entries. */
export function LinkPanel(props: LinkPanelProps) {
  const { section, index } = useView((view) => view.selection);
  if (index === undefined) return <EmptyPanel>Select an entry first.</EmptyPanel>;
  if (section === 'claims') return <UseAsEvidence key={index} index={index} />;
  if (section !== 'power_bases' && section !== 'intent_hypotheses')
    return <EmptyPanel>Nothing can be linked here.</EmptyPanel>;
  return (
    <PlaceProvider key={`${section}/${String(index)}`} kind={section} index={index}>
      <Panel {...props} />
    </PlaceProvider>
  );
}
