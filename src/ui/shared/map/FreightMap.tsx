import styles from './FreightMap.module.css';
import type { FreightMapProps } from './FreightMapProps.ts';
import { useMapDrawing } from './useMapDrawing.ts';
import { useWidth } from './useWidth.ts';

/**
 * A map of lanes and places. It is drawn without tiles, so that nobody learns what is looked at, unless the configuration names a
 * style. It fits what it shows and loads its drawing when it is first on a screen. If that does not arrive, an empty field stands there:
 * the map only repeats what is in words beside it.
 */
export const FreightMap = ({ shape = 'wide', ...content }: FreightMapProps) => {
  const draw = useMapDrawing();
  const [box, width] = useWidth();
  const height = Math.round(shape === 'wide' ? width / 2 : width * 1.25);
  return (
    <div ref={box} className={styles.map} data-shape={shape}>
      {draw && width > 0 && draw({ ...content, width, height })}
    </div>
  );
};
