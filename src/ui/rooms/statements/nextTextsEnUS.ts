/** Texts on where a statement stands in American English. */
export const nextTextsEnUS = {
  title: 'Next step',
  draft: {
    carrier: (shipper: string) => `Add extras agreed en route, such as tolls. Then issue the statement to ${shipper}.`,
    carrierFee: (shipper: string) =>
      `${shipper} canceled after the truck had set out, and owes you the agreed fee. Add anything else you agreed on, then issue the statement.`,
    shipper: (carrier: string) => `${carrier} has not issued this statement yet. You will be notified.`,
  },
  issued: {
    carrier: (shipper: string) => `${shipper} has to approve this statement.`,
    shipper: 'Check the lines. Dispute what was not agreed, or approve the whole statement.',
  },
  disputed: {
    carrier: (shipper: string) => `${shipper} disputes a line. Reopen the statement, change it and issue it again.`,
    shipper: (carrier: string) =>
      `${carrier} sees what you dispute. You can still approve the line if you change your mind.`,
  },
  approved: {
    carrier: (day: string) => `Both sides agree. Payment is due by the end of ${day}.`,
    shipper: (day: string) => `Both sides agree. Pay by the end of ${day}, then mark it as paid here.`,
  },
  /** Approved, and a charge for waiting is unanswered. */
  waiting: {
    carrier: (shipper: string) => `${shipper} has to answer a waiting charge on this shipment before it pays.`,
    shipper:
      'Both sides agree, but a waiting charge on this shipment has not been answered yet. Accept or dispute it, then pay.',
  },
  /** Approved, and not what was agreed any more. */
  outdated: {
    carrier: 'The agreed amounts changed after the approval. Reopen the statement and issue it again.',
    shipper: 'The agreed amounts changed after the approval. Wait for the new statement before you pay.',
  },
  paid: {
    carrier: (shipper: string, day: string) => `${shipper} says it paid on ${day}. Has the money arrived?`,
    shipper: (carrier: string) => `${carrier} has not confirmed your payment yet.`,
  },
  settled: (day: string) => `Paid on ${day}, and confirmed by the carrier.`,
  dueIfNow: (day: string) => `If you issue it now, it is due by the end of ${day}.`,
  mismatch: (line: string, stated: string, agreed: string) =>
    `${line} is stated as ${stated}, but ${agreed} was agreed. The carrier has to issue the statement again.`,
  nothing: 'nothing',
} as const;
