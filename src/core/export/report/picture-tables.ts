/** The pictures of a report as tables, for formats without pictures: the timeline, and the map of each entry. */
import { evidenceMap, type MapPath } from '../../pictures/map/map-model.ts';
import { mapHeadings, mapRows } from '../../pictures/map/map-table.ts';
import { relationWords } from '../../pictures/timeline-layout.ts';
import { timelineColumns, timelineTable, type TimelineTableName } from '../../pictures/timeline-table.ts';
import { timelineOf, type Timeline, type TimelineEvidence } from '../../pictures/timeline.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ReportEntry } from './entries.ts';
import { hasTooManyLinks, maxLinks } from './illustrated.ts';
import type { Report } from './report.ts';

/** A table of texts. */
export interface PictureTable {
  readonly title: string;
  readonly head: readonly string[];
  /** The widths of the columns in relation to each other. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a report. */
export interface PictureTables {
  readonly timeline: readonly PictureTable[];
  /** The sources of an entry's evidence; undefined without evidence. */
  readonly sourcesOf: (entry: ReportEntry) => PictureTable | undefined;
  /** Why the report has no tables, in a sentence; '' if it has them. */
  readonly none: string;
}

/** Makes the tables of a report from its workspace. The short form has none. */
export function pictureTables(workspace: Workspace, report: Report): PictureTables {
  const nothing = { timeline: [], sourcesOf: () => undefined };
  if (report.shape.short) return { ...nothing, none: '' };
  if (hasTooManyLinks(report)) {
    const most = maxLinks.toLocaleString('en');
    const none = `This report has no tables of publications and time scopes, because there are more than ${most} evidence links.`;
    return { ...nothing, none };
  }
  const timeline = timelineOf(workspace);
  return {
    timeline: timelineTables(timeline),
    sourcesOf: (entry) => sourcesOf(workspace, timeline, entry),
    none: '',
  };
}

/** The columns of the time scopes. The last column of the timeline's table is the statement, which is above it. */
const scopeColumns = timelineColumns.scopes.slice(0, 4);

function timelineTables(timeline: Timeline): readonly PictureTable[] {
  const cellsOf = (name: TimelineTableName, columns: number): PictureTable['rows'] =>
    timelineTable(timeline, name).map(({ cells }) => cells.slice(0, columns));
  const { publications } = timelineColumns;
  const tables: readonly PictureTable[] = [
    {
      title: 'Publications',
      head: publications,
      widths: [16, 17, 29, 9, 14, 15],
      rows: cellsOf('publications', publications.length),
    },
    {
      title: 'Time scopes',
      head: scopeColumns,
      widths: [14, 26, 30, 30],
      rows: cellsOf('scopes', scopeColumns.length),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The columns of the map's table that do not repeat what the links of the entry say. */
const sourceColumns = ['Publisher', 'Observation', 'Passage', 'Claim', 'Effect'] as const;

function sourcesOf(workspace: Workspace, timeline: Timeline, { path }: ReportEntry): PictureTable | undefined {
  const [list, number] = parsePointer(path);
  if (list !== 'power_bases' && list !== 'intent_hypotheses') return undefined;
  const index = Number(number);
  const map = evidenceMap(workspace, { kind: 'entry', list, index });
  const dated = timeline.entries.find((entry) => entry.list === list && entry.index === index);
  const rows = map ? mapRows(workspace.casefile, map) : [];
  if (rows.length === 0) return undefined;
  const columns = sourceColumns.map((name) => mapHeadings.indexOf(name));
  return withoutEmptyColumns({
    title: 'Sources of the evidence',
    head: [...sourceColumns, 'Publication date and time scope'],
    widths: [18, 26, 11, 11, 18, 16],
    rows: rows.map(({ path: of, cells }) => [
      ...columns.map((column) => cells[column] ?? ''),
      relationOf(of, dated?.evidence ?? []),
    ]),
  });
}

/** Leaves out columns without a value, such as the passage if each observation has one. */
function withoutEmptyColumns({ title, head, widths, rows }: PictureTable): PictureTable {
  const filled = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const kept = <Value>(values: readonly Value[]): readonly Value[] => values.filter((_, column) => filled[column]);
  return { title, head: kept(head), widths: kept(widths), rows: rows.map(kept) };
}

function relationOf({ link }: MapPath, evidence: readonly TimelineEvidence[]): string {
  const ofLink = evidence.find(({ index }) => index === link?.index);
  return ofLink ? relationWords[ofLink.relation] : '';
}
