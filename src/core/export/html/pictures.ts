/**
 * Pictures in the HTML report: the timeline, and a map of the evidence of each entry. Lists beside them say the same.
 */
import { showHiddenCharacters } from '../../passage/hidden.ts';
import { evidenceMap } from '../../pictures/map/map-model.ts';
import { subjectName } from '../../pictures/map/map-names.ts';
import { mapPicture } from '../../pictures/map/map-picture.ts';
import { mapInWords } from '../../pictures/map/map-words.ts';
import type { Picture, Shape } from '../../pictures/shapes.ts';
import { svgElementOf } from '../../pictures/svg.ts';
import { firstRange, timelineRange } from '../../pictures/timeline-layout.ts';
import { timelinePicture } from '../../pictures/timeline-shapes.ts';
import { timelineOf } from '../../pictures/timeline.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ReportEntry } from '../report/entries.ts';
import { hasTooManyLinks, maxLinks } from '../report/illustrated.ts';
import type { Report } from '../report/report.ts';
import { joined, Markup, markup } from './markup.ts';

/** The pictures of a report; undefined for a picture that it does not have. */
export interface ReportPictures {
  readonly timeline: Markup | undefined;
  readonly mapOf: (entry: ReportEntry) => Markup | undefined;
  /** Why the report has no pictures, in a sentence; '' if it has them. */
  readonly none: string;
}

/** Draws the pictures of a report from its workspace. The short form has none. */
export function reportPictures(workspace: Workspace, report: Report): ReportPictures {
  const nothing = { timeline: undefined, mapOf: () => undefined };
  if (report.shape.short) return { ...nothing, none: '' };
  if (hasTooManyLinks(report)) {
    const most = maxLinks.toLocaleString('en');
    return { ...nothing, none: `This report has no pictures, because there are more than ${most} evidence links.` };
  }
  return { timeline: timelineFigures(workspace), mapOf: (entry) => mapOf(workspace, entry), none: '' };
}

/** The width of the timeline in CSS pixels: its text stays legible on paper. */
const timelineWidth = 800;

/** The timeline in two pictures over the same time, of publications and of entries, so that each fits on a page. */
function timelineFigures(workspace: Workspace): Markup | undefined {
  const timeline = timelineOf(workspace);
  const whole = timelineRange(timeline);
  if (!whole) return undefined;
  const options = { width: timelineWidth, range: firstRange(timeline, whole), isSpaced: true };
  const pictures = [
    timelinePicture({ ...timeline, entries: [] }, { ...options, title: 'Timeline of publications' }),
    timelinePicture(
      { ...timeline, lanes: [], undated: [] },
      { ...options, title: 'Timeline of time scopes and their evidence' },
    ),
  ];
  return joined(pictures.flatMap((picture) => (picture ? [figure(picture)] : [])));
}

function mapOf(workspace: Workspace, { kind, path, links }: ReportEntry): Markup | undefined {
  if (links.length === 0) return undefined;
  const list = kind === 'power basis' ? 'power_bases' : 'intent_hypotheses';
  const index = Number(path.slice(path.lastIndexOf('/') + 1));
  const map = evidenceMap(workspace, { kind: 'entry', list, index });
  if (!map) return undefined;
  const title = `Map of ${subjectName(workspace.casefile, map)}`;
  const description = mapInWords(workspace, map).join(' ');
  return figure(mapPicture(workspace.casefile, map, { title, description, isSpaced: true }));
}

function figure(picture: Picture): Markup {
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
  return markup`<figure class="picture">${new Markup(source)}</figure> `;
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
