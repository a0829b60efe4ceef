import type { MapContentProps } from './FreightMapProps.ts';
import type { MapPosition } from './MapContent.ts';

/** All that has to be in sight on a map. */
export const positionsIn = ({ fit = [], points, lines }: MapContentProps): readonly MapPosition[] => [
  ...fit,
  ...points,
  ...lines.flatMap(({ stops }) => stops),
];
