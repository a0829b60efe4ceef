import { isLabelBefore } from './isLabelBefore.ts';
import type { MapContentProps } from './FreightMapProps.ts';
import type { MapPosition } from './MapContent.ts';
import styles from './MapDrawing.module.css';
import { MapMark } from './MapMark.tsx';
import { withRoom } from './withRoom.ts';

interface MapLayerProps extends MapContentProps {
  /** px */
  readonly width: number;
  /** Where a position is on the drawing, in px; nothing for one that is out of it. */
  readonly place: (position: MapPosition) => readonly [x: number, y: number] | undefined;
  /** The path of a way (SVG). */
  readonly wayOf: (stops: readonly MapPosition[]) => string | undefined;
}

interface Grouped {
  readonly group: string;
}

/** Lines and marks, whatever map is below them. */
export const MapLayer = ({ points, lines, selected, onSelect, onPoint, width, place, wayOf }: MapLayerProps) => {
  const isSelected = ({ group }: Grouped): boolean => group === selected;
  /** What is selected is drawn last, over all else. */
  const inOrder = <Part extends Grouped>(parts: readonly Part[]): readonly Part[] =>
    parts.toSorted((one, other) => Number(isSelected(one)) - Number(isSelected(other)));
  const marks = inOrder(points).flatMap((point) => {
    const at = place(point);
    return at ? [{ point, x: at[0], y: at[1] }] : [];
  });
  const middleOf = ({ group }: Grouped): number => {
    const ends = marks.filter(({ point }) => point.group === group).map(({ x }) => x);
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  return (
    <>
      {inOrder(lines).map((line) => (
        <path
          key={line.group}
          className={styles.line}
          data-selected={isSelected(line) || undefined}
          data-behind={(selected !== undefined && !isSelected(line)) || undefined}
          d={wayOf(line.stops)}
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
    </>
  );
};
