import { useMemo } from 'react';
import { useLocale } from '../useLocale.ts';

/** Words a share (0 to 1) to one decimal; `none` without a value. */
export const usePercent = (none: string): ((share: number | undefined) => string) => {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (share) => (share === undefined ? none : format.format(share));
  }, [locale, none]);
};
