/**
 * Writes the segments of a text that is laid out in lines: it joins words, lines and cells as a reader sees them, and
 * starts a segment where the group changes.
 */
import type { Loss } from '../../core/casefile/types.generated.ts';
import type { Segment, SegmentLoss, Separator } from '../../core/extraction/extraction.ts';
import { codePointLength } from '../../core/passage/offsets.ts';

/** What separates the next text from the one before it. Line feeds count most, then tabs, then a space. */
interface Gap {
  breaks: number;
  tabs: number;
  hasSpace: boolean;
}

/**
 * Where a text is: in the flow of the page, or beside it, where it does not change how the rest is joined, such as
 * hidden text.
 */
export type Flow = 'main' | 'beside';

interface OpenSegment {
  readonly separator: Separator;
  readonly group: string;
  readonly pieces: string[];
  length: number;
  readonly losses: SegmentLoss[];
}

export interface SegmentWriter {
  /** Adds a text exactly as it is. */
  text(text: string, group: string, flow: Flow): void;
  /** Separates the next text by white space. */
  space(flow: Flow): void;
  /** Starts the next text on a new line, unless it would start on one already. */
  line(flow: Flow): void;
  /** Adds a line feed, such as `br`. */
  lineBreak(flow: Flow): void;
  /** Starts the next cell of a row. */
  cell(flow: Flow): void;
  /** Drops what would separate the next text on the line: white space at the start or end of a cell. */
  trim(flow: Flow): void;
  /** Ends a text beside the flow. */
  endBeside(): void;
  lose(code: Loss['code'], group: string): void;
  finish(): readonly Segment[];
}

const separators: readonly Separator[] = ['\n\n', '\n', '\t', ' '];

const noGap = (): Gap => ({ breaks: 0, tabs: 0, hasSpace: false });

function gapText({ breaks, tabs, hasSpace }: Gap): string {
  if (breaks > 0 || tabs > 0) return '\n'.repeat(breaks) + '\t'.repeat(tabs);
  return hasSpace ? ' ' : '';
}

/** Merges losses of the same kind. Keeps the position of the first. */
function addLoss(losses: SegmentLoss[], code: Loss['code'], count: number, at: number): void {
  const index = losses.findIndex((loss) => loss.code === code);
  const before = losses[index];
  if (before) losses[index] = { ...before, count: before.count + count };
  else losses.push({ code, count, at });
}

export function createSegmentWriter(): SegmentWriter {
  const segments: Segment[] = [];
  const gaps: Record<Flow, Gap> = { main: noGap(), beside: noGap() };
  let open: OpenSegment | undefined;
  let hasMain = false;
  let isBesideOpen = false;
  /** The losses of groups before their next segment. */
  const waiting = new Map<string, SegmentLoss[]>();
  const usedGroups = new Set<string>();
  /** The groups that a line ended after, since their last segment. Other groups may be left out between the two. */
  const groupsBeforeLineEnd = new Set<string>();

  const close = (): void => {
    if (!open) return;
    const { separator, group, pieces, losses } = open;
    segments.push({ separator, text: pieces.join(''), group, place: null, ...(losses.length > 0 && { losses }) });
    open = undefined;
  };
  const gapBefore = (flow: Flow): string => {
    const { main, beside } = gaps;
    if (flow === 'main') {
      const gap = hasMain ? gapText(main) : main.breaks > 0 ? '\n' : '';
      hasMain = true;
      return gap;
    }
    if (isBesideOpen) return gapText(beside);
    const hasLine = main.breaks > 0 || beside.breaks > 0;
    return hasLine ? '\n' : main.tabs > 0 ? '\t' : main.hasSpace || beside.hasSpace ? ' ' : '';
  };
  const append = (text: string): void => {
    if (!open || text === '') return;
    open.pieces.push(text);
    open.length += codePointLength(text);
  };
  const start = (gap: string, group: string, flow: Flow): void => {
    close();
    if (flow === 'main' && gap.includes('\n')) for (const used of usedGroups) groupsBeforeLineEnd.add(used);
    const whole = flow === 'main' && !gap.includes('\n') && groupsBeforeLineEnd.has(group) ? '\n' : gap;
    groupsBeforeLineEnd.delete(group);
    usedGroups.add(group);
    const separator = separators.find((one) => whole.startsWith(one)) ?? '';
    open = { separator, group, pieces: [], length: 0, losses: waiting.get(group) ?? [] };
    waiting.delete(group);
    append(whole.slice(separator.length));
  };

  return {
    text(text, group, flow) {
      if (text === '') return;
      const gap = gapBefore(flow);
      if (open?.group === group) append(gap);
      else start(gap, group, flow);
      append(text);
      gaps.beside = noGap();
      if (flow === 'main') gaps.main = noGap();
      isBesideOpen = flow === 'beside';
    },
    space(flow) {
      gaps[flow].hasSpace = true;
    },
    line(flow) {
      const gap = gaps[flow];
      gaps[flow] = { breaks: Math.max(gap.breaks, 1), tabs: 0, hasSpace: false };
    },
    lineBreak(flow) {
      const gap = gaps[flow];
      gaps[flow] = { breaks: gap.breaks + 1, tabs: 0, hasSpace: false };
    },
    cell(flow) {
      gaps[flow].tabs += 1;
      gaps[flow].hasSpace = false;
    },
    trim(flow) {
      gaps[flow].hasSpace = false;
    },
    endBeside() {
      if (isBesideOpen && gapText(gaps.main) === '') {
        append(gaps.beside.breaks > 0 ? '\n' : gaps.beside.hasSpace ? ' ' : '');
      }
      gaps.beside = noGap();
      isBesideOpen = false;
    },
    lose(code, group) {
      if (open?.group === group) return addLoss(open.losses, code, 1, open.length);
      const losses = waiting.get(group) ?? [];
      addLoss(losses, code, 1, 0);
      waiting.set(group, losses);
    },
    finish() {
      close();
      // Losses after the last text of a group are at its end. A group without text is not offered.
      for (const [group, losses] of waiting) {
        const index = segments.findLastIndex((segment) => segment.group === group);
        const last = segments[index];
        if (!last) continue;
        const all = [...(last.losses ?? [])];
        for (const { code, count } of losses) addLoss(all, code, count, codePointLength(last.text));
        segments[index] = { ...last, losses: all };
      }
      return segments;
    },
  };
}
