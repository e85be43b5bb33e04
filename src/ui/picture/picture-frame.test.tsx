import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../rendered.fixtures.tsx';
import { PictureFrame, type PictureForm } from './picture-frame.tsx';

function Example({ onExport }: { readonly onExport: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [form, setForm] = useState<PictureForm>('picture');
  return (
    <PictureFrame
      title="Example"
      caption="What it shows."
      form={form}
      onForm={setForm}
      scroller={scroller}
      zoom={zoom}
      onZoom={setZoom}
      most={2}
      onExport={onExport}
      table={() => <table aria-label="Example" />}
      printed={() => null}
    >
      <svg aria-label={`zoomed ${String(zoom)}`} />
    </PictureFrame>
  );
}

describe('the frame of a picture', () => {
  it('zooms with its buttons and keys, within its limits', () => {
    const onExport = vi.fn();
    renderThemed(<Example onExport={onExport} />);
    const picture = screen.getByRole('group', { name: 'Example' });
    expect(picture.getAttribute('aria-describedby')).toBe(screen.getByText('What it shows.').id);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByLabelText('zoomed 1.5')).toBeTruthy();
    fireEvent.keyDown(picture, { key: '+' });
    expect(screen.getByLabelText('zoomed 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(picture, { key: '0' });
    expect(screen.getByLabelText('zoomed 1')).toBeTruthy();
    fireEvent.keyDown(picture, { key: '+', ctrlKey: true });
    expect(screen.getByLabelText('zoomed 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Export SVG' }));
    expect(onExport).toHaveBeenCalledOnce();
  });

  it('shows the table in place of the picture', () => {
    renderThemed(<Example onExport={() => undefined} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('table', { name: 'Example' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Example' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });
});
