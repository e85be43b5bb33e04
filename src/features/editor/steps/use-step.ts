/** Gives the button of a next step its label and what it does. */
import type { ReactNode } from 'react';
import type { NextStep } from '../../../core/check/next-steps.ts';
import { useChooseSources } from '../../../shared/choose-sources.ts';
import { useDraft, useStores, useViewActions } from '../../../shared/context.tsx';
import { useOpenExport } from '../../../shared/open-export.ts';
import { entryTitle, isList } from '../../../shared/sections.ts';
import { useSourcesOffer } from '../../../shared/sources-offer.ts';
import { placeOf } from '../../../store/place-of.ts';
import { useAddEntry } from '../section/use-add-entry.ts';

interface StepAction {
  readonly label: ReactNode;
  /** Whether it changes the draft. */
  readonly writes: boolean;
  readonly run: () => void;
}

export function useStep({ target }: NextStep): StepAction {
  const { select, showPassage, leadToPassage } = useViewActions();
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
    case 'export':
      return { label: 'Export assessment…', writes: false, run: openExport };
  }
}
