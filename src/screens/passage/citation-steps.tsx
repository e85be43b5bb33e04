/** Below the passage: steps through the spans that the selected entry cites, passage by passage, and lists them. */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { inReadingOrder, neighbourCitation, type Citation } from '../../core/assessment/claim-marks.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';
import { grouped } from '../../core/json/grouped.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { ClaimLine } from './claim-line.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import quiet from '../../ui/quiet.module.css';
import parts from '../../ui/parts.module.css';
import classes from './claims-here.module.css';

interface CitationStepsProps {
  readonly citations: readonly Citation[];
}

export function CitationSteps({ citations }: CitationStepsProps) {
  const { view } = useStores();
  const active = useView((state) => state.activeClaim);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const ordered = useMemo(
    () => inReadingOrder(citations).filter(({ passageId = '' }) => casefileIndex(casefile).passage(passageId)),
    [citations, casefile],
  );
  const at = ordered.findIndex(({ claim }) => claim === active);
  const count = `${String(ordered.length)} cited ${ordered.length === 1 ? 'span' : 'spans'}`;

  const show = (citation: Citation | undefined): void => {
    if (citation) view.actions.showClaim(citation.claim, citation.passageId ?? null, citation.observationId ?? null);
  };
  const step = (by: 1 | -1): void => {
    const { activeClaim, passageId } = view.getState();
    show(neighbourCitation(ordered, activeClaim, passageId, by));
  };

  if (ordered.length === 0) return null;
  return (
    <div role="group" aria-label="Cited spans" className={classes.here} data-steps>
      <ToolButton label="Previous cited span" onClick={() => step(-1)}>
        <IconChevronLeft size={15} aria-hidden className={parts.mirrored} />
      </ToolButton>
      <Menu position="top-end" width={340} keepMounted={false}>
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            className={quiet.quiet}
            rightSection={<IconChevronDown size={13} aria-hidden />}
          >
            {at < 0 ? count : `${String(at + 1)} of ${count}`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <CitationItems citations={ordered} onShow={show} />
        </Menu.Dropdown>
      </Menu>
      <ToolButton label="Next cited span" onClick={() => step(1)}>
        <IconChevronRight size={15} aria-hidden className={parts.mirrored} />
      </ToolButton>
    </div>
  );
}

interface CitationItemsProps extends CitationStepsProps {
  readonly onShow: (citation: Citation) => void;
}

/** The citations as menu items, below the observation of each passage. */
function CitationItems({ citations, onShow }: CitationItemsProps) {
  const { desk } = useStores();
  const { workspace } = desk.getState().draft ?? {};
  const claims = workspace ? listOf(workspace.assessment, 'claims') : [];
  const titleOf = (id: string): ReactNode => {
    const [observation] = casefileIndex(workspace?.casefile ?? null).passage(id)?.observations ?? [];
    if (!observation) return '';
    const { observation_id: number, title } = observation;
    return <ObservationText number={number} text={`${String(number)} · ${title || 'Untitled'}`} />;
  };
  return [...grouped(citations, ({ passageId = '' }) => passageId)].map(([passageId, group]) => [
    <Menu.Label key={passageId}>{titleOf(passageId)}</Menu.Label>,
    ...group.map((citation) => {
      const claim = viewClaim(claims[citation.claim]);
      const place = placeOfClaimInWords(workspace?.casefile ?? null, claim);
      return (
        <Menu.Item key={citation.claim} onClick={() => onShow(citation)}>
          <span className={classes.id}>{claim.claim_id || `Claim ${String(citation.claim + 1)}`}</span>{' '}
          <CitedEffect citation={citation} />
          {place === '' ? null : <Bdi className={classes.inFile}> {place}</Bdi>}
          <ClaimLine claim={claim} />
        </Menu.Item>
      );
    }),
  ]);
}

function CitedEffect({ citation: { as } }: { readonly citation: Citation }) {
  if (as === 'supports' || as === 'contradicts') return <EffectMark effect={as} bare />;
  if (as !== 'both') return null;
  return (
    <>
      <EffectMark effect="supports" bare /> <EffectMark effect="contradicts" bare />
    </>
  );
}
