/** Answers the browser’s file picker in tests, which have none. */
import { vi } from 'vitest';

/** Chooses files in the file picker that `open` opens. */
export function chooseInPicker(files: readonly File[], open: () => void): void {
  const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files });
    this.dispatchEvent(new Event('change'));
  });
  open();
  picker.mockRestore();
}
