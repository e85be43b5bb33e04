/** Asks for files with the browser’s file picker. */

export interface FileChoice {
  /** The endings and media types that the picker offers, separated by commas. */
  readonly accept: string;
  readonly isMultiple?: boolean;
}

/**
 * Opens the file picker, and passes on the files that the person chooses. Call it only for a click or a key. Each call
 * starts without a chosen file, so that a file that was changed or that failed can be chosen again.
 */
export function chooseFiles({ accept, isMultiple = false }: FileChoice, onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: isMultiple, accept });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onChosen(files);
  });
  input.click();
}
