/** Texts of fields that find a place, and of maps, in American English. */
export const placesEnUS = {
  list: 'Places',
  placeholder: 'Town or city',
  pending: 'Searching…',
  failed: 'Search is not available right now. Check your connection and try again.',
  more: 'Type at least two letters.',
  none: (words: string) => `No place found for “${words}”. Try the nearest town.`,
  found: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
  chooseOne: 'Choose a place from the list.',
  own: 'Your place',
  map: (towns: string) => `Map: ${towns}`,
} as const;
