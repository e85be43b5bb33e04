/** The map of one subject in the frame of pictures: drawn to scale with a legend, as a table, printed and exported. */
import { useMediaQuery } from '@mantine/hooks';
import {
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { subjectName } from '../../core/pictures/map/map-names.ts';
import { subjectKey } from '../../core/pictures/map/subject.ts';
import { mapPicture, mapRows } from '../../core/pictures/map/map-picture.ts';
import type { EvidenceMap, MapSharing } from '../../core/pictures/map/map-model.ts';
import { svgFileOf } from '../../core/pictures/svg.ts';
import type { Shape, Picture } from '../../core/pictures/shapes.ts';
import { knownCues } from '../../core/proposals/known-cues.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { PrintedShapes } from '../../shared/picture/printed-shapes.tsx';
import { PrintedTitle } from '../../shared/printed-title.tsx';
import { PictureFrame, type PictureForm } from '../../ui/picture/picture-frame.tsx';
import { useToast } from '../../ui/toast.tsx';
import { stopForKey, stopsOf, useMapOpener, useMapItems } from './use-map-items.ts';
import { MapTable, PlainTable } from './map-table.tsx';
import classes from './map.module.css';

interface MapPictureProps {
  readonly map: EvidenceMap;
  /** What the map shows, in sentences. */
  readonly words: string;
  readonly sharing: readonly MapSharing[];
  readonly tools: ReactNode;
}

export function MapPicture({ map, words, sharing, tools }: MapPictureProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const draftTitle = useDraft(({ workspace }) => workspace.title);
  const name = subjectName(casefile, map);
  const title = `${titleInWords(draftTitle)}: map of ${name}`;
  // The cues of other languages may be loaded after the draft is open, and change the claims' words.
  const cues = useDraft(knownCues);
  const picture = useMemo(
    () => mapPicture(casefile, map, { title, description: words, sharing }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [casefile, map, title, words, sharing, cues],
  );
  const stops = useMemo(() => stopsOf(picture.layout), [picture]);
  const rows = useMemo(() => mapRows(casefile, map, sharing), [casefile, map, sharing]);
  const narrow = useMediaQuery('(max-width: 44em)', false, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setChosen] = useState<PictureForm>();
  const scroller = useRef<HTMLDivElement>(null);
  const opener = useMapOpener();
  const items = useMapItems(map, stops, opener);
  const form = chosen ?? (narrow ? 'table' : 'picture');
  const { scale, ...zoom } = useMapScale(scroller, picture, subjectKey(map.subject), form === 'picture');
  const save = useSave();

  function onKeyDown(event: KeyboardEvent): void {
    const item = event.target instanceof Element ? event.target.closest<SVGElement>('[data-item]') : null;
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') items.open(item.dataset['item'] ?? '');
    else {
      const to = stopForKey(event.key, stops, item.dataset['item'] ?? '');
      if (to === undefined) return;
      const all = [...event.currentTarget.querySelectorAll<SVGElement>('[data-item]')];
      all.find(({ dataset }) => dataset['item'] === to)?.focus();
    }
    event.preventDefault();
  }

  return (
    <PictureFrame
      title="Map"
      caption={
        <>
          {words} <MapLegend />
        </>
      }
      tools={tools}
      form={form}
      onForm={setChosen}
      scroller={scroller}
      {...zoom}
      onKeyDown={onKeyDown}
      onExport={() =>
        save(
          fileNameFor(`${draftTitle} ${name}`, 'map'),
          svgFileOf(mapPicture(casefile, map, { title, description: words, sharing, isSpaced: true })),
        )
      }
      table={() => <MapTable rows={rows} caption={`Everything on the map of ${name}`} onOpen={opener.path} />}
      printed={() => (
        <>
          <PrintedTitle what={`map of ${name}`} />
          <p>{words}</p>
          <PrintedShapes picture={picture} label={title} />
          <PlainTable rows={rows} />
        </>
      )}
    >
      <Drawing picture={picture} scale={scale} items={items} />
    </PictureFrame>
  );
}

interface DrawingProps {
  readonly picture: { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };
  readonly scale: number;
  /** None in print. */
  readonly items?: ReturnType<typeof useMapItems>;
}

function Drawing({ picture: { width, height, shapes }, scale, items }: DrawingProps) {
  return (
    <svg
      className={classes.drawing}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...items?.listeners}
    >
      <ShapesView shapes={shapes} attributes={items?.attributes} />
    </svg>
  );
}

/** Returns a function that downloads a picture. */
function useSave(): (fileName: string, text: string) => void {
  const { downloadExport } = useStores().exports;
  const toast = useToast();
  return (fileName, text) => {
    downloadExport({ fileName, content: new Blob([text], { type: 'image/svg+xml' }) });
    toast({ text: `Downloaded ${fileName}.` });
  };
}

/** Explains the ribbons of a map. Their thickness counts links, and is not a strength. */
function MapLegend() {
  return (
    <span className={classes.legend}>
      <svg width="30" height="10" aria-hidden>
        <path className={classes.supports} d="M0 5H30" />
      </svg>
      supports,
      <svg width="30" height="10" aria-hidden>
        <path className={classes.contradicts} d="M0 5H30" />
      </svg>
      contradicts. Thicker means more links, not stronger evidence.
    </span>
  );
}

/** The largest scale, and the smallest one at which texts are easy to read. */
const largest = 3;
const readable = 0.75;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a map on the screen. At a zoom of 1 the whole map fits; it starts larger if its texts would be too small.
 * A zoom that a person chooses is that of one subject.
 */
function useMapScale(
  scroller: RefObject<HTMLElement | null>,
  picture: Pick<Picture, 'width' | 'height'>,
  subject: string,
  isShown: boolean,
) {
  const size = useSize(scroller, isShown);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly zoom: number }>();
  const whole = size ? Math.min(1, size.width / picture.width, size.height / picture.height) : 1;
  const across = size ? Math.min(1, size.width / picture.width) : 1;
  const zoom = chosen?.of === subject ? chosen.zoom : Math.max(1, Math.max(readable, across) / whole);
  const onZoom = (to: number): void => setChosen({ of: subject, zoom: to });
  useSubjectInView(scroller, size !== undefined, picture);
  return { scale: whole * zoom, zoom, onZoom, most: Math.max(1, largest / whole) };
}

/** Returns the size of an element; undefined before it is measured. */
function useSize(element: RefObject<HTMLElement | null>, isShown: boolean): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isShown]);
  return size;
}

/** Scrolls down once to the subject, which is in the middle of its column. The first column stays visible. */
function useSubjectInView(scroller: RefObject<HTMLElement | null>, isMeasured: boolean, picture: unknown): void {
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    const pane = scroller.current;
    const subject = pane?.querySelector('[aria-current]');
    if (!pane || !subject || !isMeasured || last.current === picture) return;
    last.current = picture;
    const [view, box] = [pane.getBoundingClientRect(), subject.getBoundingClientRect()];
    pane.scrollBy(0, (box.top + box.bottom - view.top - view.bottom) / 2);
  }, [scroller, isMeasured, picture]);
}
