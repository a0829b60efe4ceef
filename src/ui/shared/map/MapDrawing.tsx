import { geoPath } from 'd3-geo';
import { fitProjection } from './fitProjection.ts';
import type { DrawnMapProps } from './FreightMapProps.ts';
import styles from './MapDrawing.module.css';
import { MapLayer } from './MapLayer.tsx';
import { positionsIn } from './positionsIn.ts';
import { worldWithin } from './worldWithin.ts';

/** Countries with lines and marks on them. Loaded with the first map that is shown. */
export const MapDrawing = (props: DrawnMapProps) => {
  const { label, width, height } = props;
  const projection = fitProjection(positionsIn(props), { width, height });
  const path = geoPath(projection);
  const { land, borders } = worldWithin(projection, { width, height });
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.land} d={path(land) ?? undefined} />
      <path className={styles.borders} d={path(borders) ?? undefined} />
      <MapLayer
        {...props}
        place={({ lat, lng }) => projection([lng, lat]) ?? undefined}
        wayOf={(stops) =>
          path({ type: 'LineString', coordinates: stops.map(({ lat, lng }) => [lng, lat]) }) ?? undefined
        }
      />
    </svg>
  );
};
