/** The timeline as sortable tables, the list of the items in one mark, and what opens them at the desk. */
import { SegmentedControl } from '@mantine/core';
import { useMemo, useRef, useState, type CSSProperties, useEffect } from 'react';
import {
  sortedRows,
  timelineColumns,
  timelineTable,
  type TimelineTableRow,
  type TimelineTableName,
} from '../../core/pictures/timeline-table.ts';
import type {
  Timeline,
  TimelineEntry,
  TimelineEvidence,
  TimelinePublication,
  TimeRange,
} from '../../core/pictures/timeline.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import classes from './timeline.module.css';
import { IconX } from '@tabler/icons-react';
import { dateInWords, publicationLabel, relationWords } from '../../core/pictures/timeline-layout.ts';
import { IconButton } from '../../ui/small-button.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { counted } from '../../core/json/words.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { svgFileOf } from '../../core/pictures/svg.ts';
import { timelinePicture } from '../../core/pictures/timeline-shapes.ts';
import { useStores, useViewActions } from '../../shared/context.tsx';

const names: Readonly<Record<TimelineTableName, string>> = {
  publications: 'Publications',
  scopes: 'Time scopes',
  evidence: 'Evidence links',
};

const widths: Readonly<Record<TimelineTableName, string>> = {
  publications: '12rem 12rem 1fr 5rem 6rem 7rem',
  scopes: '8rem 11rem 12rem 12rem 1fr',
  evidence: '12rem 7rem 8rem 8rem 14rem 1fr',
};

/** The column whose cells open their row. */
const opening: Readonly<Record<TimelineTableName, number>> = { publications: 2, scopes: 0, evidence: 1 };

interface TimelineTableProps {
  readonly timeline: Timeline;
  readonly onOpen: (target: TimelineTarget) => void;
}

export function TimelineTable({ timeline, onOpen }: TimelineTableProps) {
  const [name, setName] = useState<TimelineTableName>('publications');
  return (
    <div className={classes.tables}>
      <div className={classes.kinds}>
        <SegmentedControl
          size="xs"
          aria-label="Table"
          data={Object.entries(names).map(([value, label]) => ({ value, label }))}
          value={name}
          onChange={(value) => setName(value as TimelineTableName)}
        />
      </div>
      <Rows key={name} name={name} timeline={timeline} onOpen={onOpen} />
    </div>
  );
}

function Rows({ name, timeline, onOpen }: TimelineTableProps & { readonly name: TimelineTableName }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [sort, setSort] = useState<{ readonly column: number; readonly descending: boolean }>();
  const rows = useMemo(() => {
    const all = timelineTable(timeline, name);
    return sort ? sortedRows(all, sort.column, sort.descending) : all;
  }, [timeline, name, sort]);
  const shown = useWindow({ count: rows.length, scroller, estimate: () => 36, overscan: 8 });
  const columns: CSSProperties & Record<'--columns', string> = { '--columns': widths[name] };
  const sortBy = (column: number): void => setSort({ column, descending: sort?.column === column && !sort.descending });
  return (
    <div
      ref={scroller}
      className={classes.table}
      style={columns}
      role="table"
      aria-label={names[name]}
      aria-rowcount={rows.length + 1}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.cells}>
          {timelineColumns[name].map((title, column) => {
            const order = sort?.column !== column ? undefined : sort.descending ? 'descending' : 'ascending';
            return (
              <span key={title} role="columnheader" aria-sort={order}>
                <button type="button" className={classes.sort} onClick={() => sortBy(column)}>
                  {title}
                  {order ? <span aria-hidden>{order === 'ascending' ? ' ▲' : ' ▼'}</span> : null}
                </button>
              </span>
            );
          })}
        </div>
      </div>
      <WindowRows rows={shown} role="rowgroup" item={() => ({ role: 'presentation' })}>
        {(index) => {
          const row = rows[index];
          return row ? (
            <div role="row" aria-rowindex={index + 2} className={classes.cells}>
              {row.cells.map((cell, column) => (
                <span key={column} role="cell" dir="auto">
                  {column === opening[name] ? (
                    <button type="button" className={classes.link} onClick={() => onOpen(row.target)}>
                      <Cell row={row} title={timelineColumns[name][column]} text={cell} />
                    </button>
                  ) : name === 'evidence' && column === 2 ? (
                    <EffectMark effect={cell} bare />
                  ) : (
                    <Cell row={row} title={timelineColumns[name][column]} text={cell} />
                  )}
                </span>
              ))}
            </div>
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

interface CellProps {
  readonly row: TimelineTableRow;
  /** The title of the column. */
  readonly title: string | undefined;
  readonly text: string;
}

/** A cell. The text of an entry is the author’s, and the title of a publication the source’s. */
function Cell({ row: { target }, title, text }: CellProps) {
  if (title === 'Text') return <AuthorText>{text}</AuthorText>;
  if (title !== 'Publication' || target.kind === 'entry') return text;
  const publication = target.kind === 'publication' ? target.publication : target.evidence.publication;
  return <ObservationText number={publication?.number} text={text} />;
}

interface TimelineMembersProps {
  readonly name: string;
  readonly targets: readonly TimelineTarget[];
  readonly onOpen: (target: TimelineTarget) => void;
  /** Called to close the list; the mark takes the focus. */
  readonly onClose: () => void;
}

/** The maximum number of items that are listed; the table contains all. */
const maxListed = 200;

/** The list of the items in one mark of the timeline. Each opens at the desk. */
export function TimelineMembers({ name, targets, onOpen, onClose }: TimelineMembersProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('li button')?.focus(), [name]);
  return (
    // Esc closes the list from any of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-label={name}
      className={classes.members}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h3>{name}</h3>
        <IconButton label="Close list" onClick={onClose}>
          <IconX size={16} />
        </IconButton>
      </header>
      <ul>
        {targets.slice(0, maxListed).map((target, at) => (
          <li key={at}>
            <button type="button" className={classes.link} onClick={() => onOpen(target)}>
              <Words target={target} />
            </button>
          </li>
        ))}
      </ul>
      {targets.length > maxListed ? <p>{counted(targets.length - maxListed, 'more', 'more')} in the table</p> : null}
    </section>
  );
}

function Words({ target }: { readonly target: TimelineTarget }) {
  if (target.kind === 'entry') return <Bdi>{target.entry.name}</Bdi>;
  if (target.kind === 'publication')
    return (
      <>
        <Bdi>
          <ObservationText number={target.publication.number} text={publicationLabel(target.publication)} />
        </Bdi>
        , {dateInWords(target.publication)}
      </>
    );
  const { evidence, entry } = target;
  const { claimId, effect, publication, relation } = evidence;
  return (
    <>
      <Bdi>{claimId}</Bdi> <EffectMark effect={effect} bare /> <Bdi>{entry.name}</Bdi>
      {publication ? `, published ${dateInWords(publication)}, ${relationWords[relation]}` : null}
    </>
  );
}

/** A place at the desk that a mark or a row of the table leads to. */
export type TimelineTarget =
  | { readonly kind: 'publication'; readonly publication: TimelinePublication }
  | { readonly kind: 'entry'; readonly entry: TimelineEntry }
  | { readonly kind: 'evidence'; readonly entry: TimelineEntry; readonly evidence: TimelineEvidence };

/** Opens what the timeline shows at the desk, and exports the picture. */
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
