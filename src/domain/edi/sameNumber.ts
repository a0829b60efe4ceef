const bare = (text: string): string => text.trim().replace(/^0+(?=\d)/, '');

/** Whether two control numbers or counts say the same; zeros before a number say nothing. */
export const sameNumber = (one: string, other: string): boolean => {
  return bare(one) === bare(other) && bare(one) !== '';
};
