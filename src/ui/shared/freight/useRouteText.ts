import { useAdminTexts } from '../useAdminTexts.ts';

interface RouteStop {
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

/** First and last town of a load as plain text, for titles: "Leipzig, DE → Lyon, FR". */
export const useRouteText = (): ((stops: readonly RouteStop[]) => string) => {
  const { freight } = useAdminTexts();
  const town = ({ city, country }: RouteStop = {}): string =>
    [city, country].filter((part) => part !== undefined).join(', ') || freight.noTown;
  return (stops) => `${town(stops[0])} → ${town(stops.at(-1))}`;
};
