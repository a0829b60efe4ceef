import type { Stop } from '../../../domain/stop/Stop.ts';
import { FreightMap } from '../map/FreightMap.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';

const group = 'route';

/** The stops of a load on a map, as far as their towns are known; nothing without any. */
export const RouteMap = ({ stops }: { readonly stops: readonly Stop[] }) => {
  const { places } = useAdminTexts();
  const points = stops.flatMap(({ type = 'pickup', place: { city, lat, lng } = {} }, at) =>
    lat === undefined || lng === undefined ? [] : [{ key: String(at), group, kind: type, label: city, lat, lng }],
  );
  if (points.length === 0) return null;
  const towns = points.map(({ label }) => label).filter((town) => town !== undefined);
  return <FreightMap label={places.map(towns.join(', '))} points={points} lines={[{ group, stops: points }]} />;
};
