/**
 * The dialog in which a person links claims as evidence, one after the other: finds a claim by its text, sets its
 * effect and gives the reason. Each link is made at once and can be undone. The dialog is open while it is rendered.
 */
import { Button } from '@mantine/core';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { firstName } from '../../../core/casefile/lookup.ts';
import type { SupportCheck } from '../../../core/check/support-check.ts';
import { isJsonArray } from '../../../core/json/json.ts';
import { useDraft } from '../../../shared/context.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { modelOf, type ModelClaim } from '../../../core/assessment/model.ts';
import { findClaims } from '../claims/claim-search.ts';
import { useFieldValue, useValue } from '../place/hooks.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { canSupport, useSupportCheck } from './claim-fitness.ts';
import { ClaimPicker, effectOfKey, type ClaimPickerHandle } from './claim-picker.tsx';
import type { ClaimRowActions } from './claim-row.tsx';
import { linksByClaim } from './evidence-links.ts';
import { useFocusOnReason } from './picked-reason.tsx';
import classes from './link-dialog.module.css';
import type { Effect, LinkEdits } from './use-link-edits.ts';

interface LinkDialogProps {
  readonly onClose: () => void;
  readonly edits: LinkEdits;
  readonly limit: number | undefined;
  /** The names of the entry's actor. */
  readonly names: readonly string[];
}

function useChoice() {
  const [query, setQuery] = useState('');
  const [onlySupporting, setOnlySupporting] = useState(false);
  const checkSupport = useSupportCheck();
  /** Orders the claims. A link can change whether a claim fits, but must not move the row that somebody is in. */
  const [checkAtOpening] = useState(() => checkSupport);
  const claims = useDraft(({ workspace }) => modelOf(workspace.assessment).claims);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const matches = useMemo(() => {
    const matching = findClaims(claims.list, casefile, query);
    const fitsBy =
      (check: SupportCheck) =>
      ({ id }: ModelClaim): boolean =>
        id !== undefined && canSupport(check(id));
    if (onlySupporting) return matching.filter(fitsBy(checkSupport));
    const fits = fitsBy(checkAtOpening);
    return [...matching.filter(fits), ...matching.filter((info) => !fits(info))];
  }, [claims, casefile, query, onlySupporting, checkSupport, checkAtOpening]);
  return { query, setQuery, onlySupporting, setOnlySupporting, checkSupport, matches, total: claims.list.length };
}

function DialogBody({ edits, limit = Infinity, names, onClose }: LinkDialogProps) {
  const value = useValue('/evidence');
  const links = linksByClaim(isJsonArray(value) ? value : []);
  const count = useFieldValue('/evidence', (value) => (isJsonArray(value) ? value.length : 0));
  const actorId = useFieldValue('/actor_id', (value) => (typeof value === 'string' ? value : 'the actor'));
  const choice = useChoice();
  const { query, setQuery, matches } = choice;
  const [asked, askReason] = useState<{ readonly id: string | undefined }>();
  const body = useRef<HTMLDivElement>(null);
  useFocusOnReason(body, asked);
  const picker = useRef<ClaimPickerHandle>(null);
  const say = useAnnounce();
  const actions = useStable<ClaimRowActions>({
    link({ id, citable }: ModelClaim, effect: Effect) {
      if (id === undefined || !citable) return;
      const link = links.get(id);
      if (!link && count >= limit) return say(`Limit reached: at most ${String(limit)} links.`);
      if (!link) edits.link([id], effect);
      else if (link.effect !== effect) edits.setEffect([link.index], effect);
      askReason({ id });
      say(`${id} ${effect} this.`);
    },
    unlink({ id = '' }) {
      const link = links.get(id);
      if (!link) return;
      edits.remove([link.index]);
      askReason(undefined);
      say(`Link of ${id} removed.`);
      picker.current?.enter();
    },
    askReason: ({ id }) => askReason({ id }),
    next() {
      askReason(undefined);
      const search = body.current?.querySelector<HTMLInputElement>('input[type="search"]');
      search?.focus();
      search?.select();
    },
  });

  function onSearchKeys(event: KeyboardEvent): void {
    const { target, key, altKey } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'search' || event.nativeEvent.isComposing) return;
    const effect = altKey ? effectOfKey(event) : undefined;
    const [first] = matches;
    if (effect && first && query.trim() !== '') actions.link(first, effect);
    else if ((key === 'ArrowDown' || key === 'Enter') && first) picker.current?.enter();
    else return;
    event.preventDefault();
  }

  return (
    // The keys belong to the search field. Each of them has a button in the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={body} className={classes.body} data-searching={query.trim() !== '' || undefined} onKeyDown={onSearchKeys}>
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
        Only claims that can support (verbatim, and naming the actor)
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
        empty={choice.total === 0 ? 'No claims yet. Create one from a passage first.' : 'No claims match your search.'}
      />
      <div className={classes.foot}>
        <span className={classes.hint} data-keys={count < limit || undefined}>
          {count >= limit
            ? `Limit reached: at most ${String(limit)} links.`
            : '↓ to the list, then S supports or C contradicts. While you search, Alt S and Alt C link the first claim.'}
        </span>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}

export function LinkDialog(props: LinkDialogProps) {
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title="Link evidence"
      size="xl"
      // The table moves the focus: to a link without a reason, or back to the button.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <DialogBody {...props} />
    </Dialog>
  );
}
