/** Texts around a record beside its list, and the way from one to the next, in American English. */
export const splitEnUS = {
  record: 'Selected record',
  full: 'Open full page',
  close: 'Close record',
  next: 'Next record',
  previous: 'Previous record',
  position: (at: string, total: string) => `${at} of ${total}`,
  /** The switch above a list. */
  beside: 'Show records beside the list',
} as const;
