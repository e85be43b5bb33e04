/** The frame of a picture: its title and caption, zoom, panning, the table that says the same, export and print. */
import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { ToolButton } from '../tool-button.tsx';
import { PrintedPicture } from './printed-picture.tsx';
import { TextFitContext } from './text-fit.ts';
import { useDragToPan } from './use-drag-to-pan.ts';
import { useTextSpacing } from './use-text-spacing.ts';
import { useZoom, type ZoomControl, type ZoomOptions } from './use-zoom.ts';
import classes from './picture-frame.module.css';

/** Whether the picture is shown, or the table that says the same. */
export type PictureForm = 'picture' | 'table';

interface PictureFrameProps extends Omit<ZoomOptions, 'scroller'> {
  /** The heading. */
  readonly title: string;
  /** What the picture shows and does not show, in a sentence or two. It stays visible, and describes the picture. */
  readonly caption: ReactNode;
  /** Filters and other tools, beside the title. */
  readonly tools?: ReactNode;
  readonly form: PictureForm;
  readonly onForm: (form: PictureForm) => void;
  /** The scrolled element, which is focused to pan with the arrow keys. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Called with a key that neither zooms nor pans. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onExport: () => void;
  /** The table, rendered when it is shown. It scrolls by itself. */
  readonly table: () => ReactNode;
  /** The whole picture for print, rendered only while printing. */
  readonly printed: () => ReactNode;
  /** The picture in its size at the current zoom. */
  readonly children: ReactNode;
}

export function PictureFrame(props: PictureFrameProps) {
  const { title, caption, tools, form, onForm, scroller, onKeyDown, onExport, table, printed, children, ...zoom } =
    props;
  const captionId = useId();
  const control = useZoom({ ...zoom, scroller });
  const pan = useDragToPan(scroller);
  const [keepWithin, spacedText] = useTextSpacing();
  const showsPicture = form === 'picture';
  return (
    <>
      <div className={classes.bar}>
        <h2 ref={spacedText} className={classes.title}>
          {title}
        </h2>
        {tools}
        <div className={classes.push}>
          {showsPicture ? <ZoomButtons control={control} /> : null}
          <SegmentedControl
            size="xs"
            aria-label="Show as"
            data={[
              { value: 'picture', label: 'Picture' },
              { value: 'table', label: 'Table' },
            ]}
            value={form}
            onChange={(value) => onForm(value === 'table' ? 'table' : 'picture')}
          />
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={onExport}
          >
            Export SVG
          </Button>
        </div>
      </div>
      <p id={captionId} className={classes.caption}>
        {caption}
      </p>
      {showsPicture ? (
        // A scrolled region takes the focus, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={scroller}
          className={classes.scroller}
          role="group"
          aria-label={title}
          aria-describedby={captionId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={(event) => {
            if (!control.onKeyDown(event)) onKeyDown?.(event);
          }}
          {...pan}
        >
          <TextFitContext value={keepWithin}>{children}</TextFitContext>
        </div>
      ) : (
        <div className={classes.table}>{table()}</div>
      )}
      <PrintedPicture>{printed}</PrintedPicture>
    </>
  );
}

function ZoomButtons({ control }: { readonly control: ZoomControl }) {
  return (
    <span className={classes.zoom}>
      <ToolButton label="Zoom out" hint="−" disabled={!control.canZoomOut} onClick={control.zoomOut}>
        <IconZoomOut size={17} aria-hidden />
      </ToolButton>
      <ToolButton label="Zoom in" hint="+" disabled={!control.canZoomIn} onClick={control.zoomIn}>
        <IconZoomIn size={17} aria-hidden />
      </ToolButton>
      <ToolButton label="Show everything" hint="0" disabled={!control.canReset} onClick={control.reset}>
        <IconMaximize size={17} aria-hidden />
      </ToolButton>
    </span>
  );
}
