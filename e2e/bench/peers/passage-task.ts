/** A passage and the spans over it, in code points and in UTF-16 units. */
export interface PassageTask {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  readonly utf16: readonly { readonly start: number; readonly end: number }[];
}

/** Shows a passage in a room, and gives what makes one of its marks the active one. */
export type Show = (room: HTMLElement, task: PassageTask) => (key: number) => void;
