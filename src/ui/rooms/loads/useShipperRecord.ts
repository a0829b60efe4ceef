import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** Says how many requests a shipper awarded lately. */
export const useShipperRecord = () => {
  const { record } = useLoadTexts().list;
  const number = numberFormat(useLocale());
  return ({ awarded, days }: Load['shipper']['record']): string => record(number.format(awarded), number.format(days));
};
