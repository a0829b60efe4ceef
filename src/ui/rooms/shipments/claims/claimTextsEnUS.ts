/** Texts on claims for delivered goods in American English. */
export const claimTextsEnUS = {
  title: 'Claims',
  of: (town: string) => `Delivery in ${town}`,
  visible: 'Visible damage or loss',
  atDelivery: (day: string) => `on delivery, ${day}`,
  hidden: 'Hidden damage',
  delay: 'Delay',
  lapses: 'Time bar',
  by: (day: string) => `by ${day}`,
  law: 'Reservations go to the carrier in writing (CMR, Article 30). A written claim suspends the limitation period (Article 32). For hidden damage, Sundays do not count. Public holidays, not considered here, add further days.',
} as const;
