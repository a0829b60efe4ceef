import 'maplibre-gl/dist/maplibre-gl.css';
import { MapLayer } from './MapLayer.tsx';
import type { DrawnMapProps } from './FreightMapProps.ts';
import { positionsIn } from './positionsIn.ts';
import styles from './TileMap.module.css';
import { useTileMap } from './useTileMap.ts';

/** Lines and marks on the tiles of the operator's map (MapLibre). Loaded only where the configuration names a style. */
export const TileMap = (props: DrawnMapProps) => {
  const { label, width, height, onFailed } = props;
  const { box, place } = useTileMap({ label, positions: positionsIn(props), onFailed });
  return (
    <div className={styles.map}>
      <div ref={box} className={styles.tiles} />
      {place && (
        // The map below has the name.
        <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <MapLayer
            {...props}
            place={place}
            wayOf={(stops) =>
              `M${stops
                .map((stop) =>
                  place(stop)
                    .map((px) => px.toFixed(1))
                    .join(' '),
                )
                .join('L')}`
            }
          />
        </svg>
      )}
    </div>
  );
};
