import { useKmText } from '../../shared/freight/useKmText.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** Words how far a truck drives empty to the pickup; undefined where that is not known. */
export const useWayText = (): ((emptyKm: number | undefined) => string | undefined) => {
  const { list } = useLoadTexts();
  const distance = useKmText();
  return (emptyKm) => (emptyKm === undefined ? undefined : list.empty(distance(emptyKm, 'estimate')));
};
