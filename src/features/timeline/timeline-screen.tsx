/** The screen “Timeline”: when sources were published, and the time scopes of the entries that cite them. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTimeline } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { Shape } from '../../core/pictures/shapes.ts';
import { effectSign } from '../../core/pictures/effect-signs.ts';
import { rangeOf, type TimeRange, timelineOf, type Timeline } from '../../core/pictures/timeline.ts';
import {
  firstRange,
  publicationMoments,
  timelineRange,
  type TimelineMark,
  type TimelineRow,
} from '../../core/pictures/timeline-layout.ts';
import { timelineCaution, timelinePicture } from '../../core/pictures/timeline-shapes.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { PrintedShapes } from '../../shared/picture/printed-shapes.tsx';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { PrintedTitle } from '../../shared/printed-title.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BelowHead, ScreenHead } from '../../ui/screen-head.tsx';
import { PictureFrame } from '../../ui/picture/picture-frame.tsx';
import { useSize } from '../../ui/use-size.ts';
import { ShowPublications } from './show-publications.tsx';
import { shownRange, useSideOfPublications } from './shown-range.ts';
import { TimelineFilters } from './timeline-filters.tsx';
import { TimelineMembers } from './timeline-members.tsx';
import { TimelinePicture } from './timeline-picture.tsx';
import { TimelineTable } from './timeline-table.tsx';
import { useScrolledTo, useTimelineView } from './timeline-view.ts';
import { useTimelineActions, type TimelineTarget } from './use-timeline-actions.ts';
import classes from './timeline.module.css';

/** The largest width of the axis in CSS pixels. Browsers place elements exactly up to about 16 million. */
const maxWidth = 4_000_000;

/** The smallest number of seconds that a pixel shows. */
const leastSeconds = 0.5;

export function TimelineScreen() {
  const draftId = useDraft(({ id }) => id);
  return (
    <main aria-label="Timeline" className={classes.screen}>
      <TimelineOf key={draftId} draftId={draftId} />
    </main>
  );
}

function TimelineOf({ draftId }: { readonly draftId: string }) {
  const workspace = useDraft((draft) => draft.workspace);
  const [view, setView] = useTimelineView(draftId);
  const scrolledTo = useScrolledTo(draftId);
  const [members, setMembers] = useState<{ readonly row: TimelineRow; readonly mark: TimelineMark }>();
  const timeline = useMemo(() => timelineOf(workspace, view.filter), [workspace, view.filter]);
  const range = useMemo(() => timelineRange(timeline), [timeline]);
  const first = range && firstRange(timeline, range);
  const most = maxZoom(range);
  const firstZoom = range && first ? Math.min(most, (range.to - range.from) / (first.to - first.from)) : 1;
  const zoom = view.zoom || firstZoom;
  const [jump, setJump] = useState<{ readonly to: number }>();
  const scroller = useRef<HTMLDivElement>(null);
  const side = useSide();
  const moments = useMemo(() => publicationMoments(timeline), [timeline]);
  const published = useMemo(() => rangeOf(moments), [moments]);
  const shownSide = useSideOfPublications(scroller, {
    moments,
    range,
    side,
    zoom,
    isShown: view.form === 'picture',
  });
  const showPublications = (): void => {
    if (!range || !published) return;
    setJump({ to: published.from });
    setView({ zoom: Math.min(most, (range.to - range.from) / (published.to - published.from)) });
  };
  const { open, exportSvg } = useTimelineActions();
  const hasNothing = timeline.entries.length === 0 && timeline.lanes.length === 0 && timeline.undated.length === 0;
  const isFiltered = Object.values(view.filter).some((value) => value !== undefined);
  if (hasNothing && !isFiltered) return <NothingYet />;
  /**
   * Returns the range that the picture shows. It has no size while the table is shown, and while some browsers print:
   * then the range is the one that it shows first.
   */
  const rangeToPrint = (): TimeRange | undefined =>
    scroller.current?.clientWidth ? shownRange(scroller.current, range, side, zoom) : (first ?? range);
  const openMark = (row: TimelineRow, mark: TimelineMark | undefined): void => {
    setMembers(undefined);
    const targets = targetsOf(row, mark);
    const [only] = targets;
    if (targets.length === 1 && only) open(only);
    else if (mark) setMembers({ row, mark });
    else if (row.kind === 'lane') {
      const publisher = view.filter.publisher === undefined ? row.publisher : undefined;
      setView({ filter: { ...view.filter, publisher } });
    }
  };
  return (
    <>
      <PictureFrame
        title="Timeline"
        caption={timelineCaution}
        tools={
          <>
            <TimelineFilters filter={view.filter} onFilter={(filter) => setView({ filter })} />
            {range && published && view.form === 'picture' ? (
              <ShowPublications where={shownSide} onClick={showPublications} />
            ) : null}
          </>
        }
        form={range ? view.form : 'table'}
        onForm={(form) => setView({ form })}
        scroller={scroller}
        zoom={zoom}
        onZoom={(zoom) => setView({ zoom })}
        most={most}
        horizontal
        pinned={side}
        onExport={() => exportSvg(timeline, rangeToPrint())}
        table={() => <TimelineTable timeline={timeline} onOpen={open} />}
        printed={() => <PrintedTimeline timeline={timeline} range={rangeToPrint()} />}
      >
        {range ? (
          <Measured
            timeline={timeline}
            range={range}
            side={side}
            scroller={scroller}
            view={{ ...view, zoom }}
            start={first?.from}
            scrolledTo={scrolledTo}
            jump={jump}
            onView={setView}
            onOpen={openMark}
          />
        ) : null}
      </PictureFrame>
      {members && view.form === 'picture' ? (
        <TimelineMembers
          name={members.mark.name}
          targets={targetsOf(members.row, members.mark)}
          onOpen={open}
          onClose={() => {
            setMembers(undefined);
            scroller.current?.querySelector<SVGElement>(`[data-item="${CSS.escape(members.mark.key)}"]`)?.focus();
          }}
        />
      ) : null}
      {range && view.form === 'picture' ? <Legend /> : null}
    </>
  );
}

/** The picture, once the size of its scroller is known. */
function Measured(props: Omit<Parameters<typeof TimelinePicture>[0], 'size'>) {
  const size = useSize(props.scroller);
  return size.width === 0 ? null : <TimelinePicture {...props} size={size} />;
}

/** Returns what a mark, or the heading of a row, leads to. */
function targetsOf(row: TimelineRow, mark: TimelineMark | undefined): readonly TimelineTarget[] {
  if (mark?.content.kind === 'publications')
    return mark.content.publications.map((publication) => ({ kind: 'publication', publication }));
  if (row.kind === 'entry') {
    const { entry } = row;
    if (mark?.content.kind !== 'evidence') return [{ kind: 'entry', entry }];
    return mark.content.evidence.map((evidence) => ({ kind: 'evidence', entry, evidence }));
  }
  return row.kind === 'undated' ? [{ kind: 'publication', publication: row.publication }] : [];
}

/** Returns the width of the column with the headings, in CSS pixels. It matches `--side` in the style sheet. */
function useSide(): number {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return (narrow ? 8.5 : 15) * rem;
}

function maxZoom(range: TimeRange | undefined): number {
  if (!range) return 1;
  // The width at a zoom of 1 is at least 200 pixels on the narrowest screens, and at most some thousands.
  return Math.max(1, Math.min(maxWidth / 2000, (range.to - range.from) / (leastSeconds * 2000)));
}

const legend: readonly (readonly [Shape, string])[] = [
  [{ kind: 'circle', x: 8, y: 8, radius: 5, fill: 'ink' }, 'Publication'],
  [effectSign('supports', { x: 8, y: 8, filled: true }), 'Supports'],
  [effectSign('contradicts', { x: 8, y: 8, filled: true }), 'Contradicts'],
  [effectSign('supports', { x: 8, y: 8, filled: false }), 'Not filled: published outside the time scope'],
  [
    { kind: 'rect', x: 1.5, y: 2.5, width: 13, height: 11, fill: 'accent-wash', stroke: 'accent' },
    'Time scope; an open end fades',
  ],
];

function Legend() {
  return (
    <p className={classes.legend}>
      {legend.map(([shape, words]) => (
        <span key={words}>
          <svg width={16} height={16} aria-hidden>
            <ShapesView shapes={[shape]} />
          </svg>
          {words}
        </span>
      ))}
    </p>
  );
}

/** The width of the printed picture, in CSS pixels: narrow, so that its text is readable on paper. */
const printedWidth = 800;

interface PrintedTimelineProps {
  readonly timeline: Timeline;
  readonly range: TimeRange | undefined;
}

/** The range that the screen shows, with every row. */
function PrintedTimeline({ timeline, range }: PrintedTimelineProps) {
  const title = useDraft(({ workspace }) => workspace.title);
  const picture = timelinePicture(timeline, { title, width: printedWidth, ...(range && { range }) });
  if (!picture) return <p>No dates to show.</p>;
  return (
    <>
      <PrintedTitle what="timeline" />
      <PrintedShapes picture={picture} label="Timeline" />
    </>
  );
}

function NothingYet() {
  const { goTo } = useStores().navigation;
  return (
    <>
      <ScreenHead title="Timeline" />
      <BelowHead>
        <EmptyState
          icon={<IconTimeline size={40} stroke={1.2} />}
          title="Nothing to show yet"
          actions={
            <>
              <Button onClick={() => goTo({ to: 'desk', selection: { section: 'casefile' } })}>
                Go to the casefile
              </Button>
              <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
                Back to writing
              </Button>
            </>
          }
        >
          The timeline shows when sources were published, and the time scopes of power bases and hypotheses. Add
          observations to the casefile first.
        </EmptyState>
      </BelowHead>
    </>
  );
}
