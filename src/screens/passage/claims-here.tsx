/** Above the passage: lists the claims of the passage and steps through them in the order of the text. */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';
import { useStores } from '../../shared/context.tsx';
import type { ClaimMark } from '../../core/assessment/claim-marks.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { ClaimLine } from './claim-line.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import quiet from '../../ui/quiet.module.css';
import parts from '../../ui/parts.module.css';
import classes from './claims-here.module.css';

interface ClaimsHereProps {
  readonly marks: readonly ClaimMark[];
  readonly onStep: (step: 1 | -1) => void;
  readonly onOpen: (index: number) => void;
}

export function ClaimsHere({ marks, onStep, onOpen }: ClaimsHereProps) {
  if (marks.length === 0) return null;
  const count = marks.length === 1 ? '1 claim here' : `${String(marks.length)} claims here`;
  return (
    <div role="group" aria-label="Claims here" className={classes.here} data-steps>
      <ToolButton label="Previous claim in this passage" hint="P in the text" onClick={() => onStep(-1)}>
        <IconChevronLeft size={15} aria-hidden className={parts.mirrored} />
      </ToolButton>
      <Menu position="bottom-end" width={340}>
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            className={quiet.quiet}
            aria-label={count}
            rightSection={<IconChevronDown size={13} aria-hidden />}
          >
            {String(marks.length)}
            <span className={classes.noun}>{count.replace(/^\d+/u, '')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <ClaimItems keys={marks.map(({ key }) => key)} onOpen={onOpen} />
        </Menu.Dropdown>
      </Menu>
      <ToolButton label="Next claim in this passage" hint="N in the text" onClick={() => onStep(1)}>
        <IconChevronRight size={15} aria-hidden className={parts.mirrored} />
      </ToolButton>
    </div>
  );
}

/** The maximum number of claims in the menu. The outline searches and sorts all of them. */
const maxItems = 200;

/** Claims as menu items, with their ID and text. */
export function ClaimItems({
  keys,
  onOpen,
}: {
  readonly keys: readonly number[];
  readonly onOpen: (index: number) => void;
}) {
  const { desk } = useStores();
  const { draft } = desk.getState();
  const claims = draft ? listOf(draft.workspace.assessment, 'claims') : [];
  return (
    <>
      {keys.slice(0, maxItems).map((key) => {
        const claim = viewClaim(claims[key]);
        const place = placeOfClaimInWords(draft?.workspace.casefile ?? null, claim);
        return (
          <Menu.Item key={key} onClick={() => onOpen(key)}>
            <span className={classes.id}>{claim.claim_id || `Claim ${String(key + 1)}`}</span>{' '}
            {place === '' ? null : <Bdi className={classes.inFile}>{place}</Bdi>}
            <ClaimLine claim={claim} />
          </Menu.Item>
        );
      })}
      {keys.length > maxItems ? <Menu.Label>And {keys.length - maxItems} more; see the outline.</Menu.Label> : null}
    </>
  );
}
