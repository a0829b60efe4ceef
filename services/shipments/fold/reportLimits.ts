/** How long a delay may be, in minutes (a week: what is later is another shipment), and characters a reason and a text have at most. */
export const reportLimits = { delayMin: 7 * 24 * 60, reason: 200, text: 1_000 } as const;
