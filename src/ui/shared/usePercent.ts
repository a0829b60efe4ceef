import { useCallback } from 'react';
import { numberFormat } from '../../domain/number/numberFormat.ts';
import { useLocale } from './useLocale.ts';

const oneDecimal = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Words a share (0 to 1) to one decimal, the same wherever it is shown. */
export const usePercent = (): ((share: number) => string) => {
  const locale = useLocale();
  return useCallback((share: number) => numberFormat(locale, oneDecimal).format(share), [locale]);
};
