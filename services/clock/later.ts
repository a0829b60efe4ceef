/** The instant so many milliseconds after another; earlier when negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);
