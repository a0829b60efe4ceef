import type { FleetFit } from '../../../domain/load/fleetFit.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** How many trucks suit a load, what matters most first: what is ready as coupled apart from what fits with a spare trailer or driver. */
export function useFitSentences(): (fit: FleetFit) => readonly [string, ...string[]] {
  const { fleet } = useLoadTexts();
  const number = numberFormat(useLocale());
  const counted = (count: number, said: (count: string, isOne: boolean) => string) =>
    count > 0 ? [said(number.format(count), count === 1)] : [];
  return ({ coupled, spare, late, driverless }) => {
    const [tardy, undriven] = [counted(late.length, fleet.late), counted(driverless.length, fleet.driverless)];
    if (coupled.length > 0) {
      const more = spare.length > 0 ? number.format(spare.length) : undefined;
      return [fleet.coupled(number.format(coupled.length), coupled.length === 1, more), ...tardy, ...undriven];
    }
    const [first, ...others] = [...counted(spare.length, fleet.spare), ...tardy, ...undriven];
    return first === undefined ? [fleet.none] : [`${fleet.noneCoupled} ${first}`, ...others];
  };
}
