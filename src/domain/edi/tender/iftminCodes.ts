/** How a message (IFTMIN) says where and when goods are picked up and delivered. */
export const iftminCodes = {
  pickup: {
    /** Places (EDIFACT 3227). */
    place: '88',
    /** Parties (EDIFACT 3035), the one at the ramp before the one on the paper, and the one that is written. */
    parties: ['PW', 'SF', 'CZ'],
    party: 'CZ',
    /** Dates (EDIFACT 2005) that open the window, that close it, and an appointment. */
    from: '234',
    to: '235',
    exact: '200',
  },
  delivery: { place: '7', parties: ['DP', 'ST', 'CN'], party: 'CN', from: '64', to: '63', exact: '2' },
} as const;

/** Who pays the freight, and who drives. */
export const otherParties = { billTo: ['FP', 'IV'], carrier: 'CA' } as const;
