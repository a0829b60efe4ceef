const carriers = (count: number): string => (count === 1 ? '1 carrier' : `${count} carriers`);

/** Texts on what is done to many carriers at once, in American English. `already` says why one cannot be changed so. */
export const carrierBulkTextsEnUS = {
  choice: 'List',
  blockedFirst: 'It is blocked. Unblock it first.',
  add: {
    label: 'Add to list',
    title: (count: number) => `Add ${carriers(count)} to a list?`,
    text: 'Open requests sent to the list also go to the carriers you add.',
    yes: (count: number) => `Add ${carriers(count)}`,
    done: (count: number, list: string) => `${carriers(count)} added to “${list}”`,
    already: 'It is already on this list.',
  },
  remove: {
    label: 'Remove from list',
    title: (count: number) => `Remove ${carriers(count)} from a list?`,
    text: 'Open requests sent to the list no longer go to the carriers you remove, unless they have a pending offer.',
    yes: (count: number) => `Remove ${carriers(count)}`,
    done: (count: number, list: string) => `${carriers(count)} removed from “${list}”`,
    already: 'It is not on this list.',
  },
  block: {
    label: 'Block',
    title: (count: number) => `Block ${carriers(count)}?`,
    text: 'Blocked carriers see none of your requests, and their pending offers are rejected for good. They are not told. Shipments already awarded go ahead.',
    yes: (count: number) => `Block ${carriers(count)}`,
    done: (count: number) => `${carriers(count)} blocked`,
    already: 'It is already blocked.',
  },
  unblock: {
    label: 'Unblock',
    title: (count: number) => `Unblock ${carriers(count)}?`,
    text: 'Carriers you unblock can again see requests you post to the whole market and those you send to them.',
    yes: (count: number) => `Unblock ${carriers(count)}`,
    done: (count: number) => `${carriers(count)} unblocked`,
    already: 'It is not blocked.',
  },
} as const;
