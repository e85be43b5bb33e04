/** The types with which a list that is edited in place and its entries work together. */

/** What an entry asks of its list. The object is stable while the list exists. */
export interface ListControl {
  /**
   * Selects an entry and focuses a control in it, as soon as it is rendered: the first enabled match, or else its text.
   */
  goTo(index: number, control?: string): void;
}

/** The properties of an entry in the list. */
export interface EntryInPlaceProps {
  readonly index: number;
  readonly count: number;
  /** Whether it is the selected entry. */
  readonly current: boolean;
  readonly control: ListControl;
}
