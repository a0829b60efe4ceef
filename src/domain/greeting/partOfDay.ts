export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day an hour (0 to 23, where the person is) belongs to: morning before 12, evening from 18. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
