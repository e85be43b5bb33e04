/** A passage and its spans, in code points and in UTF-16 units. */
export interface PassageTask {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  readonly utf16: readonly { readonly start: number; readonly end: number }[];
}

/** Shows a passage in an element. Returns a function that makes one of its marks active. */
export type Show = (room: HTMLElement, task: PassageTask) => (key: number) => void;
