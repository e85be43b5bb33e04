/**
 * Small settings of the page that are kept in this browser (column widths, a chosen tab): never anything of a document.
 * Where the browser refuses, they are simply not remembered.
 */
export function remembered<Value>(key: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`assessment-desk.${key}`) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`assessment-desk.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
