import type { kmMethods } from '../../../domain/distance/estimateRoute.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

/** Formats a distance by road; an estimate as "≈ 812 km". */
export const useKmText = (): ((km: number, method: (typeof kmMethods)[number] | undefined) => string) => {
  const measure = useMeasure();
  const { freight } = useAdminTexts();
  return (km, method) => {
    const distance = measure(Math.round(km), 'km');
    return method === 'router' ? distance : freight.about(distance);
  };
};
