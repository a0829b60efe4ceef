import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { packageCodes } from '../../../domain/request/cargoCodes.ts';
import { totalKg } from '../../../domain/request/cargoTotals.ts';
import type { CargoLine } from '../../../domain/request/RequestContent.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

/** Words cargo: all of it as "24 packages · 18,400 kg", a line as "24 × Euro pallets · 18,400 kg". */
export const useCargoText = () => {
  const { freight } = useAdminTexts();
  const measure = useMeasure();
  const number = numberFormat(useLocale());
  const packedAs = ({ count, packageCode }: CargoLine): string | undefined => {
    const words =
      packageCode !== undefined && isOneOf(packageCodes, packageCode) ? freight.package[packageCode] : packageCode;
    return count === undefined ? words : [number.format(count), words].filter(Boolean).join(' × ');
  };
  return {
    total: (cargo: readonly CargoLine[]): string => {
      const count = cargo.reduce((sum, line) => sum + (line.count ?? 0), 0);
      const [only] = cargo;
      const packed =
        cargo.length === 1 && only ? packedAs(only) : count > 0 ? freight.packages(number.format(count)) : '';
      const kg = totalKg(cargo);
      return joined([packed, kg > 0 ? measure(kg, 'kg') : undefined]);
    },
    line: (line: CargoLine): string =>
      joined([
        packedAs(line),
        line.grossKg === undefined ? undefined : measure(line.grossKg, 'kg'),
        line.volumeM3 === undefined ? undefined : measure(line.volumeM3, 'm3'),
      ]),
  };
};
