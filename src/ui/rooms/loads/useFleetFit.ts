import { useMemo } from 'react';
import { fleetFit } from '../../../domain/load/fleetFit.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { suitingKinds } from '../../../domain/load/suitingKinds.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useJudgement } from '../../shared/offering/useJudgement.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useFitsText } from './useFitsText.ts';
import { useLoadTexts } from './useLoadTexts.ts';

const nothing = { vehicleId: '', trailerId: '', driverId: '' };

/** The trucks of the fleet by how they suit a load, undefined until that is known, and how many they are. */
export const useFleetFit = (load: Load) => {
  const task = useMemo(() => taskOf(load), [load]);
  const { crews, isError } = useJudgement(load.id, task, nothing);
  const { fleet, list } = useLoadTexts();
  const fitsText = useFitsText();
  const number = numberFormat(useLocale());
  const fit = crews && fleetFit(crews);
  const kinds = fit ? suitingKinds(fit) : [];
  const { count: asCoupled, isAtLeast } = load.fits;

  const sum = (): string => {
    if (!fit) return isError ? list.asCoupled(fitsText(load.fits)) : fleet.reading;
    const count = kinds.reduce((all, kind) => all + fit[kind].length, 0);
    const said = fitsText({ count, isAtLeast });
    if (asCoupled >= count) return said;
    return asCoupled > 0 ? fleet.someCoupled(said, number.format(asCoupled)) : fleet.noneCoupled(said);
  };

  return {
    fit,
    isEmpty: crews?.length === 0,
    isError,
    /** All of them, and how many of those a list counts. */
    sum: sum(),
    /** How many of them come too late; undefined for none. */
    late: fit && fit.late.length > 0 ? fleet.lateOf(number.format(fit.late.length)) : undefined,
    parts: fit ? kinds.map((kind) => fleet[kind](number.format(fit[kind].length))) : [],
  };
};
