const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);
const drafts = (count: number): string => (count === 1 ? '1 draft' : `${count} drafts`);

/** What can be done with many requests at once, in American English. */
export const requestBulkTextsEnUS = {
  lacks: {
    missing: (fields: string) => `Missing: ${fields}.`,
    more: (count: number) => `And ${count} more.`,
  },
  stands: (status: string) => `Its status is “${status}”.`,
  publish: {
    label: 'Publish',
    title: (count: number) => `Publish ${requests(count)}?`,
    text: 'Carriers can make offers at once.',
    yes: (count: number) => `Publish ${requests(count)}`,
    doubts: {
      title: (count: number) => (count === 1 ? '1 looks unusual' : `${count} look unusual`),
      more: (count: number) => `And ${count} more.`,
      others: (count: number) => (count === 1 ? 'Publish the other one' : `Publish the other ${count}`),
    },
    alike: {
      looking: 'Looking for possible duplicates…',
      title: (count: number) =>
        count === 1
          ? '1 looks like another request and is left out unless you select it:'
          : `${count} look like other requests and are left out unless you select them:`,
      looksLike: 'looks like',
      tick: (reference: string) => `Publish ${reference} too`,
      tickOne: 'Select a request to publish it.',
    },
    cannot: {
      some: (count: string) => `${count} of these cannot be published:`,
      none: 'None of these can be published.',
    },
    refused: 'Not published',
    done: (count: number) => `${requests(count)} published`,
  },
  extend: {
    label: 'Extend',
    title: (count: number) => `Extend the deadline of ${requests(count)}?`,
    text: 'Offers stay as they are.',
    choice: 'By',
    by: { 4: '4 hours', 24: '1 day', 48: '2 days' },
    pickupFirst: 'Its first pickup window ends before the new deadline, or the request has errors.',
    yes: () => 'Extend deadline',
    done: (count: number) =>
      count === 1 ? 'Deadline of 1 request extended' : `Deadlines of ${count} requests extended`,
    undone: (count: number) =>
      count === 1 ? 'Deadline of 1 request restored' : `Deadlines of ${count} requests restored`,
  },
  withdraw: {
    label: 'Withdraw',
    title: (count: number) => `Withdraw ${requests(count)}?`,
    text: 'Carriers no longer see withdrawn requests, and their offers end. You can publish again.',
    yes: (count: number) => `Withdraw ${requests(count)}`,
    done: (count: number) => `${requests(count)} withdrawn`,
  },
  remove: {
    label: 'Delete',
    title: (count: number) => `Delete ${drafts(count)}?`,
    yes: (count: number) => `Delete ${drafts(count)}`,
    done: (count: number) => `${drafts(count)} deleted`,
    undone: (count: number) => `${drafts(count)} restored`,
  },
} as const;
