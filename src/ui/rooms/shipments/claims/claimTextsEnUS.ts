/** Texts on claims for delivered goods in American English. */
export const claimTextsEnUS = {
  title: 'Claims',
  of: (town: string) => `Delivery in ${town}`,
  visible: 'Visible damage or loss',
  atDelivery: (day: string) => `on delivery, ${day}`,
  hidden: 'Hidden damage',
  delay: 'Delay',
  lapses: 'Legal action',
  by: (day: string) => `by ${day}`,
  law: 'To be reported to the carrier in writing, by the CMR, articles 30 and 32. For hidden damage Sundays are not counted; public holidays are not either and move its day on.',
} as const;
