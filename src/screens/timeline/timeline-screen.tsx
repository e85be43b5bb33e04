/** The screen “Timeline” with its filters: when sources were published, and the times of entries that cite them. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTimeline, IconArrowLeft, IconArrowRight, IconArrowsHorizontal } from '@tabler/icons-react';
import { useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import type { Shape } from '../../core/pictures/shapes.ts';
import { effectSign } from '../../core/pictures/effect-signs.ts';
import {
  rangeOf,
  type TimeRange,
  timelineOf,
  type Timeline,
  type TimelineFilter,
} from '../../core/pictures/timeline.ts';
import {
  firstRange,
  publicationMoments,
  timelineRange,
  type TimelineMark,
  type TimelineRow,
  sideOfPublications,
} from '../../core/pictures/timeline-layout.ts';
import { timelineCaution, timelinePicture } from '../../core/pictures/timeline-shapes.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { PrintedShapes } from '../../shared/picture/printed-shapes.tsx';
import { PrintedTitle } from '../../shared/printed-title.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BelowHead, ScreenHead } from '../../ui/screen-head.tsx';
import { PictureFrame } from '../../ui/picture/picture-frame.tsx';
import { useSize } from '../../ui/use-page.ts';
import { TimelineMembers, TimelineTable, useTimelineActions, type TimelineTarget } from './timeline-table.tsx';
import { TimelinePicture, useScrolledTo, useTimelineView } from './timeline-picture.tsx';
import classes from './timeline.module.css';
import { domains } from '../../core/assessment/choices.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { actorName } from '../../shared/actor-name.ts';
import { ChoiceField, FilterPopover } from '../../ui/filter-popover.tsx';

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

/** The select’s value for an unknown publisher. It cannot be an actor ID, which begins with a letter or a digit. */
const unknownPublisher = '-';

/** The filters of the timeline, by actor, domain and publisher. */
function TimelineFilters({
  filter,
  onFilter,
}: {
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}) {
  const workspace = useDraft((draft) => draft.workspace);
  const { casefile } = workspace;
  const { actors, publishers } = useMemo(() => {
    const choices = (ids: readonly (string | null | undefined)[]) =>
      [...new Set(ids)]
        .flatMap((id) => (id === undefined || id === '' ? [] : [id]))
        .map((id) => ({
          value: id ?? unknownPublisher,
          title: id === null ? 'Unknown publisher' : actorName(workspace.casefile, id),
        }))
        .sort((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }));
    const { entries } = matrixOf(workspace);
    return {
      actors: choices(entries.map(({ actor }) => actor)),
      publishers: choices((casefile?.observations ?? []).map(({ publisher_actor_id }) => publisher_actor_id)),
    };
  }, [workspace, casefile]);
  const { actor, domain, publisher } = filter;
  const count = [actor, domain, publisher].filter((value) => value !== undefined).length;
  return (
    <FilterPopover name="Filter timeline" count={count} position="bottom-start" onClear={() => onFilter({})}>
      <ChoiceField
        label="Actor"
        choices={actors}
        value={actor}
        onChange={(value) => onFilter({ ...filter, actor: value })}
      />
      <ChoiceField
        label="Domain"
        choices={domains}
        value={domain}
        onChange={(value) => onFilter({ ...filter, domain: value })}
      />
      <ChoiceField
        label="Publisher"
        choices={publishers}
        value={publisher === null ? unknownPublisher : publisher}
        onChange={(value) => onFilter({ ...filter, publisher: value === unknownPublisher ? null : value })}
      />
    </FilterPopover>
  );
}

interface ShowPublicationsProps {
  readonly where: 'earlier' | 'later' | undefined;
  readonly onClick: () => void;
}

/** A button that scrolls to the publications. It says where they are if none of them is visible. */
function ShowPublications({ where, onClick }: ShowPublicationsProps) {
  const Icon = where === 'earlier' ? IconArrowLeft : where === 'later' ? IconArrowRight : IconArrowsHorizontal;
  return (
    <Button
      size="compact-sm"
      variant={where === undefined ? 'default' : 'filled'}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={onClick}
    >
      {where === undefined ? 'Show publications' : where === 'earlier' ? 'Earlier publications' : 'Later publications'}
    </Button>
  );
}

/** Returns the part of the axis that is visible. */
function shownRange(
  element: HTMLElement,
  range: TimeRange | undefined,
  side: number,
  zoom: number,
): TimeRange | undefined {
  if (!range || zoom === 1) return range;
  const shown = element.clientWidth - side;
  const width = (shown - 24) * zoom;
  const at = (x: number): number => range.from + (Math.min(width, x) / width) * (range.to - range.from);
  return { from: at(element.scrollLeft), to: at(element.scrollLeft + shown) };
}

interface SideOptions {
  /** When publications were published, ascending. */
  readonly moments: readonly number[];
  readonly range: TimeRange | undefined;
  readonly side: number;
  readonly zoom: number;
  readonly isShown: boolean;
}

/**
 * Returns on which side of the visible part all publications are; undefined if there are some in it or on both sides.
 */
function useSideOfPublications(
  scroller: RefObject<HTMLElement | null>,
  { moments, range, side, zoom, isShown }: SideOptions,
): 'earlier' | 'later' | undefined {
  const [where, setWhere] = useState<'earlier' | 'later'>();
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isShown) return undefined;
    const follow = (): void => {
      const shown = element.clientWidth > side ? shownRange(element, range, side, zoom) : undefined;
      setWhere(shown && sideOfPublications(moments, shown));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, moments, range, side, zoom, isShown]);
  return where;
}
