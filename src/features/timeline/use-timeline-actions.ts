/** Opens what the timeline shows at the desk, and exports the picture. */
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { svgFileOf } from '../../core/pictures/svg.ts';
import type {
  TimeRange,
  Timeline,
  TimelineEntry,
  TimelineEvidence,
  TimelinePublication,
} from '../../core/pictures/timeline.ts';
import { timelinePicture } from '../../core/pictures/timeline-shapes.ts';
import { useStores, useViewActions } from '../../shared/context.tsx';

/** A place at the desk that a mark or a row of the table leads to. */
export type TimelineTarget =
  | { readonly kind: 'publication'; readonly publication: TimelinePublication }
  | { readonly kind: 'entry'; readonly entry: TimelineEntry }
  | { readonly kind: 'evidence'; readonly entry: TimelineEntry; readonly evidence: TimelineEvidence };

export function useTimelineActions() {
  const { navigation, desk, exports } = useStores();
  const { showPassage, showClaim } = useViewActions();
  const open = (target: TimelineTarget): void => {
    const { workspace } = desk.draft.getState() ?? {};
    if (target.kind === 'publication') {
      const { index, number } = target.publication;
      const field = `/observations/${String(index)}`;
      navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
      const passage = workspace?.casefile?.observations[index]?.passages[0];
      if (passage) showPassage(passage.passage_id, number);
      return;
    }
    const { list: section, index } = target.entry;
    if (target.kind === 'entry') return navigation.goTo({ to: 'desk', selection: { section, index } });
    const { evidence } = target;
    const field = `/evidence/${String(evidence.index)}`;
    navigation.goTo({ to: 'desk', selection: { section, index }, field });
    if (evidence.claim === undefined || !workspace) return;
    const { passage_id: passage = null } = viewClaim(listOf(workspace.assessment, 'claims')[evidence.claim]);
    showClaim(evidence.claim, passage, evidence.publication?.number ?? null);
  };
  /** Downloads the shown range of the timeline with every row. */
  const exportSvg = (timeline: Timeline, range: TimeRange | undefined): void => {
    const title = desk.draft.getState()?.workspace.title ?? '';
    const picture = timelinePicture(timeline, {
      title: `${titleInWords(title)}: timeline`,
      isSpaced: true,
      ...(range ? { range } : {}),
    });
    if (!picture) return;
    const content = new Blob([svgFileOf(picture)], { type: 'image/svg+xml' });
    exports.downloadExport({ fileName: fileNameFor(title, 'timeline'), content });
  };
  return { open, exportSvg };
}
