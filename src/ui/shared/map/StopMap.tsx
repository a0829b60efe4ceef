import type { StopType } from '../../../domain/stop/Stop.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { FreightMap } from './FreightMap.tsx';

interface MappedStop {
  readonly type?: StopType | undefined;
  readonly city?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

const group = 'route';

/** Stops in order on a map, as far as their positions are known; nothing without one. */
export const StopMap = ({ stops }: { readonly stops: readonly MappedStop[] }) => {
  const { places } = useAdminTexts();
  const points = stops.flatMap(({ type = 'pickup', city, lat, lng }, at) =>
    lat === undefined || lng === undefined ? [] : [{ key: String(at), group, kind: type, label: city, lat, lng }],
  );
  if (points.length === 0) return null;
  const towns = points.map(({ label }) => label).filter((town) => town !== undefined);
  return <FreightMap label={places.map(towns.join(', '))} points={points} lines={[{ group, stops: points }]} />;
};
