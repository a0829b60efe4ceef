/** Texts on what waits for the network, in American English. */
export const outboxTextsEnUS = {
  title: 'Outbox',
  kept: 'No network: this is kept here and sent once you are back online.',
  waiting: (count: string, isOne: boolean) =>
    isOne ? '1 step waits for the network.' : `${count} steps wait for the network.`,
  settled: 'Everything was sent. See what became of it.',
  allSent: 'Everything was sent.',
  outcome: { waiting: 'Waiting', sent: 'Sent', refused: 'Refused', conflict: 'Came too late' },
  dismiss: 'Dismiss',
} as const;
