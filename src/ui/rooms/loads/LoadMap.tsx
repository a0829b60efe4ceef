import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import { Card } from '../../components/Card.tsx';
import { FreightMap } from '../../shared/map/FreightMap.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

const group = 'load';

/** Where a load goes, as far as its stops have a position. */
export const LoadMap = ({ stops }: { readonly stops: readonly LoadStop[] }) => {
  const { page } = useLoadTexts();
  const points = stops.flatMap(({ type, city, lat, lng }, at) =>
    lat === undefined || lng === undefined
      ? []
      : [{ key: String(at), group, kind: type ?? ('delivery' as const), label: city, lat, lng }],
  );
  if (points.length < 2) return null;
  return (
    <Card title={page.map}>
      <FreightMap label={page.map} points={points} lines={[{ group, stops: points }]} />
    </Card>
  );
};
