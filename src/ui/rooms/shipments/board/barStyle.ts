import type { CSSProperties } from 'react';
import type { Place } from '../../../../domain/board/placeOn.ts';
import { laneHeight } from './rowHeight.ts';

/** Where a bar stands in its row. */
export const barStyle = ({ start, width }: Place, lane: number): CSSProperties => ({
  left: `${start * 100}%`,
  width: `${width * 100}%`,
  top: lane * laneHeight,
});
