import { useMemo } from 'react';
import { useLocale } from '../../shared/useLocale.ts';
import { useReportTexts } from './useReportTexts.ts';

/** Words a share (0 to 1) to one decimal; a dash without a value. */
export const usePercent = (): ((share: number | undefined) => string) => {
  const locale = useLocale();
  const { none } = useReportTexts();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (share) => (share === undefined ? none : format.format(share));
  }, [locale, none]);
};
