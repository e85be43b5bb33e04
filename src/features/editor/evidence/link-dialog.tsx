/**
 * The dialog in which a person chooses the claims to link as evidence, by their text. It is open while it is rendered.
 */
import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isJsonArray } from '../../../core/json/json.ts';
import { useDraft } from '../../../shared/context.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { claimInfos, type ClaimInfo } from '../claims/claim-info.ts';
import { findClaims } from '../claims/claim-search.ts';
import { useValue } from '../place/hooks.ts';
import { ClaimPicker } from './claim-picker.tsx';
import { canSupport, linkedIds } from './claim-fitness.ts';
import { EffectChoice } from './effect-choice.tsx';
import classes from './link-dialog.module.css';
import type { Effect } from './use-link-edits.ts';

interface LinkDialogProps {
  readonly onClose: () => void;
  readonly onLink: (claimIds: readonly string[], effect: Effect) => void;
  /** The names of the entry's actor. */
  readonly names: readonly string[];
}

function useChoice(names: readonly string[]) {
  const [query, setQuery] = useState('');
  const [onlySupporting, setOnlySupporting] = useState(false);
  const claims = useDraft(({ workspace }) => claimInfos(workspace.assessment));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const matches = useMemo(() => {
    const matching = findClaims(claims.list, casefile, query);
    return onlySupporting ? matching.filter((info) => canSupport(info, names)) : matching;
  }, [claims, casefile, query, onlySupporting, names]);
  return { query, setQuery, onlySupporting, setOnlySupporting, matches, total: claims.list.length };
}

function DialogBody({ onLink, names, onClose }: LinkDialogProps) {
  const links = useValue('/evidence');
  const { query, setQuery, onlySupporting, setOnlySupporting, matches, total } = useChoice(names);
  const [effect, setEffect] = useState<Effect>('supports');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const linked = useMemo(() => linkedIds(isJsonArray(links) ? links : [], effect), [links, effect]);
  const newIds = [...picked].filter((id) => !linked.has(id));
  const toggle = ({ id }: ClaimInfo): void => {
    if (id === undefined) return;
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const count = newIds.length === 1 ? '1 claim' : `${String(newIds.length)} claims`;
  return (
    <div className={classes.body}>
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
          checked={onlySupporting}
          onChange={(event) => setOnlySupporting(event.currentTarget.checked)}
        />
        Only claims that can support (verbatim, and naming the actor)
      </label>
      <ClaimPicker
        claims={matches}
        names={names}
        linked={linked}
        picked={picked}
        onToggle={toggle}
        empty={total === 0 ? 'No claims yet. Create one from a passage first.' : 'No claims match your search.'}
      />
      <div className={classes.foot}>
        <EffectChoice id="link-dialog-effect" effect={effect} onEffect={setEffect} />
        <span className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={newIds.length === 0} onClick={() => onLink(newIds, effect)}>
            {newIds.length === 0 ? 'Link' : `Link ${count}`}
          </Button>
        </span>
      </div>
    </div>
  );
}

export function LinkDialog({ onClose, ...rest }: LinkDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link evidence"
      size="xl"
      // After linking, the focus goes to the new link. The table moves it in both cases.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <DialogBody onClose={onClose} {...rest} />
    </Modal>
  );
}
