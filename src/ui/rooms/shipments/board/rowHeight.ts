/** In px: a lane of bars, the space above and below them, and a row with plate and driver. */
export const laneHeight = 34;
const around = 10;
const least = 54;

/** The height of a row with so many lanes, in px; known without measuring, so that rows need not be laid out to be placed. */
export const rowHeight = (lanes: number): number => Math.max(least, lanes * laneHeight + around);
