import { unaccountedPackages } from '../../../../domain/shipment/unaccountedPackages.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

interface Packages {
  readonly delivered: number;
  readonly short: number;
  readonly damaged: number;
}

/** Words the counts of a proof. */
export const usePackagesText = () => {
  const { counted, form } = useShipmentTexts().proof;
  const figure = new Intl.NumberFormat(useLocale());
  const { missing, tooMany } = form.counts;
  return {
    /** "8 delivered, 1 short". */
    inLine: ({ delivered, short, damaged }: Packages): string =>
      [
        counted.delivered(figure.format(delivered)),
        ...(short > 0 ? [counted.short(figure.format(short))] : []),
        ...(damaged > 0 ? [counted.damaged(figure.format(damaged))] : []),
      ].join(', '),
    /** Why the counts do not come to the order; undefined if they do. */
    mismatch: (packages: Pick<Packages, 'delivered' | 'short'>, ordered: number): string | undefined => {
      const left = unaccountedPackages(packages, ordered);
      if (left > 0) return missing(left, figure.format(left));
      return left < 0 ? tooMany(-left, figure.format(-left)) : undefined;
    },
  };
};
