import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import { Card } from '../../components/Card.tsx';
import { StopMap } from '../../shared/map/StopMap.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** Where a load goes, if at least two of its stops have a position. */
export const LoadMap = ({ stops }: { readonly stops: readonly LoadStop[] }) => {
  const { page } = useLoadTexts();
  if (stops.filter(({ lat, lng }) => lat !== undefined && lng !== undefined).length < 2) return null;
  return (
    <Card title={page.map}>
      <StopMap stops={stops} />
    </Card>
  );
};
