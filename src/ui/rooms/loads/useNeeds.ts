import type { Load } from '../../../domain/load/Load.ts';
import { requirementsOf } from '../../../domain/request/requirementsOf.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** What a load asks of a truck beside its body, in words: temperature, ADR, equipment. */
export const useNeeds = (): ((load: Pick<Load, 'cargo' | 'required'>) => readonly string[]) => {
  const { freight } = useAdminTexts();
  const { page } = useLoadTexts();
  const measure = useMeasure();
  return ({ cargo, required }) => {
    const { temperatureC, adr, equipment = [] } = requirementsOf({ cargo, required });
    return [
      temperatureC && page.range(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
      adr === true && 'ADR',
      ...equipment.map((each) => freight.equipment[each]),
    ].filter((need) => typeof need === 'string');
  };
};
