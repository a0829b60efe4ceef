const vehicles = (count: number): string => (count === 1 ? '1 vehicle' : `${count} vehicles`);

/** Texts of changing many vehicles at once, in American English. */
export const vehicleBulkEnUS = {
  status: {
    label: 'Set status',
    choice: 'New status',
    title: (count: number) => `Set the status of ${vehicles(count)}`,
    yes: (count: number) => `Set it for ${count}`,
    done: (count: number) => `Status of ${vehicles(count)} set`,
  },
  final: {
    label: 'Retire',
    title: (count: number) => `Retire ${vehicles(count)}?`,
    text: 'They stay on record but can no longer be used.',
    yes: (count: number) => `Retire ${vehicles(count)}`,
    done: (count: number) => `${vehicles(count)} retired`,
  },
  remove: {
    label: 'Delete',
    title: (count: number) => `Delete ${vehicles(count)}?`,
    text: 'Their papers are deleted with them. To keep their history, retire them instead.',
    yes: (count: number) => `Delete ${vehicles(count)}`,
    done: (count: number) => `${vehicles(count)} deleted`,
  },
} as const;
