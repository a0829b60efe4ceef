import { useMemo } from 'react';
import { useLocale } from '../../shared/useLocale.ts';

export interface Measures {
  readonly kilograms: (value: number) => string;
  readonly kilometres: (value: number) => string;
  readonly cubicMetres: (value: number) => string;
  readonly degrees: (value: number) => string;
  readonly count: (value: number) => string;
}

/** How measures are written where the person is. */
export const useMeasures = (): Measures => {
  const locale = useLocale();
  return useMemo(() => {
    const unit = (name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name });
    const [kilograms, kilometres, degrees] = [unit('kilogram'), unit('kilometer'), unit('celsius')];
    const plain = new Intl.NumberFormat(locale);
    return {
      kilograms: (value) => kilograms.format(value),
      kilometres: (value) => kilometres.format(value),
      cubicMetres: (value) => `${plain.format(value)} m³`,
      degrees: (value) => degrees.format(value),
      count: (value) => plain.format(value),
    };
  }, [locale]);
};
