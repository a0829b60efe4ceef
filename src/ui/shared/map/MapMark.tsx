import styles from './MapDrawing.module.css';
import type { MapPoint } from './MapContent.ts';

interface MapMarkProps {
  readonly point: MapPoint;
  readonly x: number;
  readonly y: number;
  readonly isLabelled: boolean;
  /** Whether the label stands to the left, because there is more room. */
  readonly isLabelBefore: boolean;
  readonly isSelected: boolean;
  readonly onSelect: ((group: string) => void) | undefined;
  readonly onPoint: ((group: string | undefined) => void) | undefined;
}

const gap = 11;

/** A mark: a disc where goods are picked up, a square where they are delivered, a triangle for a truck. */
export const MapMark = ({ point, x, y, isLabelled, isLabelBefore, isSelected, onSelect, onPoint }: MapMarkProps) => {
  const { group, kind, label } = point;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list beside it has the keys
    <g
      className={styles.mark}
      data-kind={kind}
      data-selected={isSelected || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      {...(onSelect && { onClick: () => onSelect(group), 'data-selects': true })}
      {...(onPoint && { onPointerEnter: () => onPoint(group), onPointerLeave: () => onPoint(undefined) })}
    >
      {onSelect && <circle className={styles.reach} r={14} />}
      {kind === 'pickup' && <circle r={isSelected ? 7.5 : 6} />}
      {kind === 'delivery' && <rect x={-5.5} y={-5.5} width={11} height={11} />}
      {kind === 'truck' && <path d="M0 -8 7 6H-7Z" />}
      {label !== undefined && isLabelled && (
        <text x={isLabelBefore ? -gap : gap} dy="0.35em" textAnchor={isLabelBefore ? 'end' : 'start'}>
          {label}
        </text>
      )}
    </g>
  );
};
