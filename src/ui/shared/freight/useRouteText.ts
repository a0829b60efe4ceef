import { useAdminTexts } from '../useAdminTexts.ts';
import { townOf } from './townOf.ts';

interface RouteStop {
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

/** First and last town of a load as plain text, for titles: "Leipzig, DE → Lyon, FR". */
export const useRouteText = (): ((stops: readonly RouteStop[]) => string) => {
  const { freight } = useAdminTexts();
  const town = (stop: RouteStop | undefined): string => townOf(stop) ?? freight.noTown;
  return (stops) => `${town(stops[0])} → ${town(stops.at(-1))}`;
};
