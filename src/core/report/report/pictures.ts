/**
 * The pictures of a report: the timeline, and a map of the evidence of each entry. In Word, tables say the same.
 */
import { showHiddenCharacters } from '../../text/hidden.ts';
import { evidenceMap, type MapPath } from '../../pictures/map/map-model.ts';
import { mapHeadings, mapRows, mapPicture } from '../../pictures/map/map-picture.ts';
import { subjectName, mapInWords } from '../../pictures/map/map-names.ts';
import type { Picture, Shape } from '../../pictures/shapes.ts';
import { svgElementOf } from '../../pictures/svg.ts';
import { firstRange, relationWords, timelineRange } from '../../pictures/timeline-layout.ts';
import { timelinePicture } from '../../pictures/timeline-shapes.ts';
import { timelineColumns, timelineTable, type TimelineTableName } from '../../pictures/timeline-table.ts';
import { timelineOf, type Timeline, type TimelineEvidence } from '../../pictures/timeline.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { heading, sentences, type Block, type Line } from '../prose/prose.ts';
import type { ReportEntry } from './entries.ts';
import { Markup, markup } from '../prose/markup.ts';
import type { Report } from './report.ts';

/**
 * The maximum number of evidence links of an assessment whose report has pictures, or in Word the tables that say the
 * same: with more, they would be most of the report.
 */
const maxLinks = 500;

/** Whether an assessment has more evidence links than pictures can show. */
export function hasTooManyLinks({ intents, powerBases }: Pick<Report, 'intents' | 'powerBases'>): boolean {
  return [...intents, ...powerBases].reduce((sum, entry) => sum + entry.links.length, 0) > maxLinks;
}

/** What is left out above that, in a sentence. */
function leftOut(what: string): Block {
  return sentences(
    `This report has no ${what}, because there are more than ${maxLinks.toLocaleString('en')} evidence links.`,
  );
}

/** The timeline of a report: pictures in HTML, tables in Word. */
export function timelineBlocks(workspace: Workspace, report: Report): readonly Block[] {
  const isTooLarge = hasTooManyLinks(report);
  return [
    {
      kind: 'only',
      format: 'html',
      blocks: () => (isTooLarge ? [leftOut('pictures')] : timelineFigures(workspace)),
    },
    {
      kind: 'only',
      format: 'word',
      blocks: () =>
        isTooLarge ? [leftOut('tables of publications and time scopes')] : timelineTables(timelineOf(workspace)),
    },
  ];
}

/** The sources of an entry: a map in HTML, a table in Word. */
export function mapBlocks(workspace: Workspace, entry: ReportEntry): readonly Block[] {
  return [
    { kind: 'only', format: 'html', blocks: () => mapOf(workspace, entry) },
    { kind: 'only', format: 'word', blocks: () => sourcesOf(workspace, entry) },
  ];
}

/** The width of the timeline in CSS pixels: its text stays legible on paper. */
const timelineWidth = 800;

/** The timeline in two pictures over the same time, of publications and of entries, so that each fits on a page. */
function timelineFigures(workspace: Workspace): readonly Block[] {
  const timeline = timelineOf(workspace);
  const whole = timelineRange(timeline);
  if (!whole) return [];
  const options = { width: timelineWidth, range: firstRange(timeline, whole), isSpaced: true };
  const pictures = [
    timelinePicture({ ...timeline, entries: [] }, { ...options, title: 'Timeline of publications' }),
    timelinePicture(
      { ...timeline, lanes: [], undated: [] },
      { ...options, title: 'Timeline of time scopes and their evidence' },
    ),
  ];
  return pictures.flatMap((picture) => (picture ? [figure(picture)] : []));
}

function mapOf(workspace: Workspace, { kind, path, links }: ReportEntry): readonly Block[] {
  if (links.length === 0) return [];
  const list = kind === 'power basis' ? 'power_bases' : 'intent_hypotheses';
  const index = Number(path.slice(path.lastIndexOf('/') + 1));
  const map = evidenceMap(workspace, { kind: 'entry', list, index });
  if (!map) return [];
  const title = `Map of ${subjectName(workspace.casefile, map)}`;
  const description = mapInWords(workspace, map).join(' ');
  return [figure(mapPicture(workspace.casefile, map, { title, description, isSpaced: true }))];
}

function figure(picture: Picture): Block {
  const { title, shapes } = picture;
  const svg = svgElementOf({
    ...picture,
    title: shown(title),
    shapes: shapes.map(shownShape),
  });
  const source = svg
    // The HTML parser adds the end tags, and the page's own check compares the markup with what the parser made.
    .replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    .replaceAll(/[\u202B\u202C\u2066-\u2069]/g, (character) => `&#${String(character.codePointAt(0))};`);
  return { kind: 'picture', markup: markup`<figure class="picture">${new Markup(source)}</figure> ` };
}

function shownShape(shape: Shape): Shape {
  if (shape.kind === 'text') return { ...shape, text: shown(shape.text) };
  if (shape.kind !== 'group') return shape;
  const children = shape.children.map(shownShape);
  return shape.name === undefined ? { ...shape, children } : { ...shape, name: shown(shape.name), children };
}

/** Shows the hidden characters of a text, but leaves the embedding that a picture puts around it for its direction. */
function shown(text: string): string {
  const [, start, inner, end] = /^(\u202B)(.*)(\u202C)$/su.exec(text) ?? [];
  return inner === undefined ? showHiddenCharacters(text) : `${start}${showHiddenCharacters(inner)}${end}`;
}

/** The columns of the time scopes. The last column of the timeline's table is the statement, which is above it. */
const scopeColumns = timelineColumns.scopes.slice(0, 4);

function timelineTables(timeline: Timeline): readonly Block[] {
  const cellsOf = (name: TimelineTableName, columns: number): TextTable['rows'] =>
    timelineTable(timeline, name).map(({ cells }) => cells.slice(0, columns));
  const { publications } = timelineColumns;
  const tables: readonly TextTable[] = [
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
  return tables.filter(({ rows }) => rows.length > 0).flatMap(withHeading);
}

/** The columns of the map's table that do not repeat what the links of the entry say. */
const sourceColumns = ['Publisher', 'Observation', 'Passage', 'Claim', 'Effect'] as const;

function sourcesOf(workspace: Workspace, { path }: ReportEntry): readonly Block[] {
  const [list, number] = parsePointer(path);
  if (list !== 'power_bases' && list !== 'intent_hypotheses') return [];
  const index = Number(number);
  const map = evidenceMap(workspace, { kind: 'entry', list, index });
  const dated = timelineOf(workspace).entries.find((entry) => entry.list === list && entry.index === index);
  const rows = map ? mapRows(workspace.casefile, map) : [];
  if (rows.length === 0) return [];
  const columns = sourceColumns.map((name) => mapHeadings.indexOf(name));
  return withHeading(
    withoutEmptyColumns({
      title: 'Sources of the evidence',
      head: [...sourceColumns, 'Publication date and time scope'],
      widths: [18, 26, 11, 11, 18, 16],
      rows: rows.map(({ path: of, cells }) => [
        ...columns.map((column) => cells[column] ?? ''),
        relationOf(of, dated?.evidence ?? []),
      ]),
    }),
  );
}

/** Leaves out columns without a value, such as the passage if each observation has one. */
function withoutEmptyColumns({ title, head, widths, rows }: TextTable): TextTable {
  const filled = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const kept = <Value>(values: readonly Value[]): readonly Value[] => values.filter((_, column) => filled[column]);
  return { title, head: kept(head), widths: kept(widths), rows: rows.map(kept) };
}

function relationOf({ link }: MapPath, evidence: readonly TimelineEvidence[]): string {
  const ofLink = evidence.find(({ index }) => index === link?.index);
  return ofLink ? relationWords[ofLink.relation] : '';
}

/** A table of texts. */
interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  /** The widths of the columns in relation to each other. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** A table under its heading. An effect has its sign and its colour. */
function withHeading({ title, head, widths, rows }: TextTable): readonly Block[] {
  const cell = (text: string, column: number): Line => {
    const isEffect = head[column] === 'Effect' && (text === 'supports' || text === 'contradicts');
    // A cell of our own words is left to right, so that the columns stay aligned.
    return isEffect ? [{ kind: 'effect', effect: text }] : ['', text];
  };
  return [heading(4, title), { kind: 'table', head, widths, rows: rows.map((row) => row.map(cell)) }];
}
