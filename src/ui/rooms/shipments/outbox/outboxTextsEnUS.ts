/** Texts on what is waiting for the network, in American English. */
export const outboxTextsEnUS = {
  title: 'Outbox',
  kept: 'Kept on this device. It is sent once you are online and signed in.',
  full: 'This device has no room to keep this: free some storage, or try again once you are back online.',
  waiting: (count: string, isOne: boolean) =>
    isOne ? '1 step is waiting for the network.' : `${count} steps are waiting for the network.`,
  sending: 'Sending what was kept.',
  settled: 'Everything was sent. Check the results.',
  allSent: 'Everything was sent.',
  /** On the other companies of this person. */
  elsewhere: {
    title: (company: string) => `Outbox of ${company}`,
    unsent: (count: string, isOne: boolean, company: string) =>
      isOne
        ? `1 step for ${company} has not been sent. Switch to ${company} to send it.`
        : `${count} steps for ${company} have not been sent. Switch to ${company} to send them.`,
    switchTo: (company: string) => `Switch to ${company}`,
  },
  outcome: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', refused: 'Refused', conflict: 'Too late' },
  dismiss: 'Dismiss',
  /** Why a proof of delivery was not taken, where that differs from other refusals. */
  proofProblem: {
    so_already: 'This delivery already has a proof.',
    wrong_status: 'The shipment has not been delivered, so no proof can be added.',
    more_than_ordered: 'It lists more packages than were booked. Check the counts, or say why in the note.',
    more_than_delivered: 'It lists more packages as damaged than as delivered.',
    files_lost: 'This device lost its files. Add them again.',
  },
  proof: {
    standing: 'Delivered. The proof of delivery is waiting to be sent.',
    waiting: 'Kept on this device. It is sent once you are back online.',
    sending: 'This proof is being sent.',
    refused: 'This proof was not accepted. Change it or discard it.',
    conflict: 'The shipment changed before this proof arrived. Change the proof or discard it.',
    change: 'Change proof',
    changeOf: (town: string) => `Change proof of delivery in ${town}`,
    discard: 'Discard',
    discardOf: (town: string) => `Discard proof of delivery in ${town}`,
    unread: 'This picture is no longer on this device.',
    unreadable: {
      title: 'The proof cannot be opened',
      text: 'This device could not read its files. Try again, or reload the page. The proof is still kept.',
    },
    sure: {
      title: 'Discard this proof?',
      text: 'It is deleted from this device with its files and never sent.',
      yes: 'Discard',
      no: 'Keep',
    },
  },
} as const;
