import { a4, type PaperArea } from '../consignment/layout/NotePaper.ts';

/** Above a heading, in points. */
export const headingSpace = 6;

/** Where the content of a sheet stands, below its head and above its foot. Lengths in points. */
export const sheetArea: PaperArea = { x: 42, y: 96, width: a4.width - 84, height: a4.height - 96 - 56 };
