const vehicles = (count: number): string => (count === 1 ? '1 vehicle' : `${count} vehicles`);

/** Texts of selecting rows and changing many at once, and of what can be undone, in American English. */
export const bulkEnUS = {
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  mode: 'Select',
  bar: 'Selected',
  selected: (count: string) => `${count} selected`,
  /** Told to screen readers after the count. */
  barKey: 'Press F6 for actions.',
  allFound: (count: string) => `Select all ${count} found`,
  firstFound: (count: string) => `Select the first ${count}`,
  export: 'Export',
  clear: 'Clear',
  dropped: 'Selection cleared: the list changed',
  cancel: 'Cancel',
  close: 'Done',
  /** Above those that cannot be changed. */
  refused: (count: string) => `${count} cannot:`,
  noneCan: 'None of them can.',
  progress: (finished: string, all: string) => `${finished} of ${all}`,
  stop: 'Stop',
  result: (done: string, failed: string) => `${done} done, ${failed} refused`,
  stopped: (done: string, left: string) => `${done} done, ${left} left as they were`,
  retry: (count: string) => `Try the ${count} again`,
  /** `what` is counted, such as "3 vehicles". */
  status: {
    label: 'Set status',
    choice: 'New status',
    title: (what: string) => `Set the status of ${what}`,
    yes: 'Set status',
    done: (what: string) => `Status of ${what} set`,
  },
  remove: {
    label: 'Delete',
    title: (what: string) => `Delete ${what}?`,
    yes: (what: string) => `Delete ${what}`,
    done: (what: string) => `${what} deleted`,
  },
  undo: 'Undo',
  undone: 'Undone',
  restored: (what: string) => `${what} restored`,
  notUndone: (name: string, why: string) => `${name} could not be brought back. ${why}`,
  someNotUndone: (count: string, why: string) => `${count} could not be brought back. ${why}`,
  open: 'Open',
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
  moved: (name: string, status: string) => `${name}: ${status}`,
  vehicles: {
    counted: vehicles,
    final: {
      label: 'Retire',
      title: (count: number) => `Retire ${vehicles(count)}?`,
      text: 'They stay on record but can no longer be used.',
      yes: (count: number) => `Retire ${vehicles(count)}`,
      done: (count: number) => `${vehicles(count)} retired`,
    },
    removeText: 'This deletes their papers too. To keep their history, retire them instead.',
  },
} as const;
