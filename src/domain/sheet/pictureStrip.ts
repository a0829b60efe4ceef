import { leading } from '../consignment/layout/linesIn.ts';
import { inkHeight } from './inkStrip.ts';
import type { SheetBlock } from './Sheet.ts';
import { headingSpace, sheetArea } from './sheetArea.ts';
import type { Strip } from './Strip.ts';

/** As the longest name of a file takes. */
const mostHeadingLines = 4;

/** What is left of a page below its heading. */
const rest = sheetArea.height - headingSpace - mostHeadingLines * leading[11];

/** A place for a picture: as high as a signature, or the rest of a page. */
export const pictureStrip = ({ id, size }: Extract<SheetBlock, { kind: 'picture' }>): Strip => {
  const height = size === 'row' ? inkHeight : rest;
  const area = { x: sheetArea.x, y: 4, width: sheetArea.width, height: height - 4 };
  return { height, texts: [], lines: [], pictures: [{ id, ...area, isCentred: size === 'page' }] };
};
