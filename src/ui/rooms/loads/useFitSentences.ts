import type { FleetFit } from '../../../domain/load/fleetFit.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/**
 * How many trucks suit a load, what matters most first. What fits as it is coupled, which lists count, is told apart from what fits with
 * a spare trailer or driver.
 */
export function useFitSentences(): (fit: FleetFit, fits: Load['fits']) => readonly [string, ...string[]] {
  const { fleet, list } = useLoadTexts();
  const number = numberFormat(useLocale());
  const counted = (count: number, said: (count: string, isOne: boolean) => string) =>
    count > 0 ? [said(number.format(count), count === 1)] : [];
  return ({ fitting, late, driverless }, fits) => {
    const spare = fitting.filter((each) => each.spare).length;
    const coupled = fitting.length - spare;
    const [tardy, undriven] = [counted(late.length, fleet.late), counted(driverless.length, fleet.driverless)];
    if (coupled > 0) {
      const more = spare > 0 ? number.format(spare) : undefined;
      return [fleet.coupled(number.format(coupled), coupled === 1, more), ...tardy, ...undriven];
    }
    // A list also counts what fits but comes too late or has no driver.
    const none = fits.count === 0 && !fits.isAtLeast ? [fleet.noneCoupled] : [];
    const [first, ...others] = [...counted(spare, fleet.spare), ...tardy, ...undriven];
    return first === undefined ? [list.noneFits] : [[...none, first].join(' '), ...others];
  };
}
