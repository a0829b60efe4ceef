import type { Stop } from '../../../domain/stop/Stop.ts';
import { StopMap } from '../map/StopMap.tsx';

/** The stops of a request on a map, as far as their towns are known. */
export const RouteMap = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <StopMap stops={stops.map(({ type, place }) => ({ type, ...place }))} />
);
