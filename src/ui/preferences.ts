/**
 * Reads a small setting of the page from this browser (column widths, a selected tab), never document content. If the
 * browser refuses, settings are not remembered.
 */
export function storedPreference<Value>(key: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`assessment-desk.${key}`) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a setting. */
export function storePreference(key: string, value: unknown): void {
  try {
    localStorage.setItem(`assessment-desk.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
