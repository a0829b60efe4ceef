import { geoPath } from 'd3-geo';
import styles from './MapDrawing.module.css';
import type { FreightMapProps } from './FreightMapProps.ts';
import { fitProjection } from './fitProjection.ts';
import { isLabelBefore } from './isLabelBefore.ts';
import { MapMark } from './MapMark.tsx';
import { withRoom } from './withRoom.ts';
import { worldWithin } from './worldWithin.ts';

interface MapDrawingProps extends Omit<FreightMapProps, 'shape'> {
  /** px */
  readonly width: number;
  readonly height: number;
}

interface Grouped {
  readonly group: string;
}

/** Countries with lines and marks on them. Loaded with the first map that is shown. */
export const MapDrawing = ({
  label,
  points,
  lines,
  fit,
  selected,
  onSelect,
  onPoint,
  width,
  height,
}: MapDrawingProps) => {
  const projection = fitProjection([...(fit ?? []), ...points, ...lines.flatMap(({ stops }) => stops)], {
    width,
    height,
  });
  const path = geoPath(projection);
  const { land, borders } = worldWithin(projection, { width, height });
  const isSelected = ({ group }: Grouped): boolean => group === selected;
  /** What is selected is drawn last, over all else. */
  const inOrder = <Part extends Grouped>(parts: readonly Part[]): readonly Part[] =>
    parts.toSorted((one, other) => Number(isSelected(one)) - Number(isSelected(other)));
  const marks = inOrder(points).flatMap((point) => {
    const at = projection([point.lng, point.lat]);
    return at ? [{ point, x: at[0], y: at[1] }] : [];
  });
  const middleOf = ({ group }: Grouped): number => {
    const ends = marks.filter(({ point }) => point.group === group).map(({ x }) => x);
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.land} d={path(land) ?? undefined} />
      <path className={styles.borders} d={path(borders) ?? undefined} />
      {inOrder(lines).map((line) => (
        <path
          key={line.group}
          className={styles.line}
          data-selected={isSelected(line) || undefined}
          data-behind={(selected !== undefined && !isSelected(line)) || undefined}
          d={path({ type: 'LineString', coordinates: line.stops.map(({ lat, lng }) => [lng, lat]) }) ?? undefined}
        />
      ))}
      {withRoom(marks).map(({ point, x, y, hasRoom }) => (
        <MapMark
          key={point.key}
          point={point}
          x={x}
          y={y}
          isLabelBefore={isLabelBefore({ x, middle: middleOf(point) }, width)}
          isLabelled={hasRoom}
          isSelected={isSelected(point)}
          onSelect={onSelect}
          onPoint={onPoint}
        />
      ))}
    </svg>
  );
};
