/** Loads the code that opening and saving files needs. */
export function loadFileCode(): Promise<unknown> {
  return Promise.all([
    import('./files/file-opening.ts'),
    import('./reading/encrypted-files.ts'),
    import('./files/file-saving.ts'),
    import('./files/file-links.ts'),
  ]);
}
