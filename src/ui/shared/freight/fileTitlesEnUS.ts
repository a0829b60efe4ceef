/** Titles of columns that files of freight have in common, in American English. */
export const fileTitlesEnUS = {
  from: 'From',
  to: 'To',
  pickupFrom: 'Pickup from',
  pickupUntil: 'Pickup until',
  timeZone: 'Time zone of pickup',
  kilometers: 'Distance (km)',
  kg: 'Weight (kg)',
  currency: 'Currency',
} as const;
