export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Part of the day at a local hour (0 to 23): morning before 12, evening from 18. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
