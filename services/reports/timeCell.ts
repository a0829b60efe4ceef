/** An instant as CSV has it, in UTC; null without one. */
export const timeCell = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
