/** Texts on claims for delivered goods in American English. */
export const claimTextsEnUS = {
  title: 'Claims',
  of: (town: string) => `Delivery in ${town}`,
  visible: 'Apparent damage or loss',
  atDelivery: (day: string) => `on delivery, ${day}`,
  hidden: 'Concealed damage or loss',
  delay: 'Delay in delivery',
  lapses: 'Time bar',
  by: (day: string) => `by ${day}`,
  law: 'Reservations go to the carrier in writing (CMR, Article 30). A written claim suspends the limitation period (Article 32). For concealed damage or loss, Sundays do not count. Public holidays are not taken into account here; they extend these periods.',
} as const;
