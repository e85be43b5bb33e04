import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isJsonArray } from '../../../core/assessment/json.ts';
import { useDraft } from '../../../store/context.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { claimInfos, type ClaimInfo } from '../claims/claim-info.ts';
import { findClaims } from '../claims/claim-search.ts';
import { RadioRow } from '../field/radio-row.tsx';
import { useValue } from '../place/hooks.ts';
import { ClaimPicker } from './claim-picker.tsx';
import { canSupport, linkedIds } from './claim-fitness.ts';
import classes from './link-dialog.module.css';
import type { Effect } from './use-link-edits.ts';

export interface LinkDialogProps {
  readonly onClose: () => void;
  readonly onLink: (claimIds: readonly string[], effect: Effect) => void;
  /** The names that count as naming the entry's actor. */
  readonly names: readonly string[];
}

const effects = [
  { value: 'supports', title: 'Supports', meaning: 'supports' },
  { value: 'contradicts', title: 'Contradicts', meaning: 'contradicts' },
] as const;

function useChoice(names: readonly string[]) {
  const [query, setQuery] = useState('');
  const [fit, setFit] = useState(false);
  const claims = useDraft(({ workspace }) => claimInfos(workspace.assessment));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const found = useMemo(() => {
    const matching = findClaims(claims.list, casefile, query);
    return fit ? matching.filter((info) => canSupport(info, names)) : matching;
  }, [claims, casefile, query, fit, names]);
  return { query, setQuery, fit, setFit, found, total: claims.list.length };
}

function DialogBody({ onLink, names, onClose }: LinkDialogProps) {
  const links = useValue('/evidence');
  const { query, setQuery, fit, setFit, found, total } = useChoice(names);
  const [effect, setEffect] = useState<Effect>('supports');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const taken = useMemo(() => linkedIds(isJsonArray(links) ? links : [], effect), [links, effect]);
  const fresh = [...picked].filter((id) => !taken.has(id));
  const toggle = ({ id }: ClaimInfo): void => {
    if (id === undefined) return;
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const count = fresh.length === 1 ? '1 claim' : `${String(fresh.length)} claims`;
  return (
    <div className={classes.body}>
      <SearchBox
        label="Search claims"
        placeholder="Search by words, actors or observation"
        value={query}
        onSearch={setQuery}
        first
      />
      <label className={classes.fit}>
        <input type="checkbox" checked={fit} onChange={(event) => setFit(event.currentTarget.checked)} />
        Only what can support: verbatim, and naming the actor
      </label>
      <ClaimPicker
        claims={found}
        names={names}
        taken={taken}
        picked={picked}
        onToggle={toggle}
        empty={
          total === 0 ? 'There are no claims yet. Make one from a passage first.' : 'No claim has all these words.'
        }
      />
      <div className={classes.foot}>
        <RadioRow
          id="link-dialog-effect"
          label="Effect"
          compact
          choices={effects}
          value={effect}
          onChoose={(next) => setEffect(next === 'contradicts' ? 'contradicts' : 'supports')}
        />
        <span className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={fresh.length === 0} onClick={() => onLink(fresh, effect)}>
            {fresh.length === 0 ? 'Link' : `Link ${count}`}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Chooses the claims that an entry is to be linked to, by what they say. It is open for as long as it is rendered. */
export function LinkDialog({ onClose, ...rest }: LinkDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link evidence"
      size="xl"
      lockScroll={false}
      // After linking the focus goes to the new link; the table sees to it in both cases.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <DialogBody onClose={onClose} {...rest} />
    </Modal>
  );
}
