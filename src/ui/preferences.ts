/**
 * Reads a small setting of the page from this browser (column widths, a selected tab, a name to prefill), never
 * document content. The browser writes settings late and may lose them, so a setting only saves a person a choice that
 * can be made again. What belongs to a draft is in its record: that it is deleted, and which reviews were started in
 * it, as long as it exists.
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
