const drivers = (count: number): string => (count === 1 ? '1 driver' : `${count} drivers`);

/** Texts of changing many drivers at once, in American English. */
export const driverBulkEnUS = {
  status: {
    label: 'Set status',
    choice: 'New status',
    title: (count: number) => `Set the status of ${drivers(count)}`,
    yes: (count: number) => `Set it for ${count}`,
    done: (count: number) => `Status of ${drivers(count)} set`,
  },
  final: {
    label: 'Mark as left',
    title: (count: number) => `Mark ${drivers(count)} as left?`,
    text: 'They stay on record but can no longer be assigned a vehicle. Their open invitations are revoked.',
    yes: (count: number) => `Mark ${drivers(count)} as left`,
    done: (count: number) => `${drivers(count)} marked as left`,
  },
  remove: {
    label: 'Delete',
    title: (count: number) => `Delete ${drivers(count)}?`,
    text: 'Their papers are deleted with them. To keep their history, mark them as left instead.',
    yes: (count: number) => `Delete ${drivers(count)}`,
    done: (count: number) => `${drivers(count)} deleted`,
  },
} as const;
