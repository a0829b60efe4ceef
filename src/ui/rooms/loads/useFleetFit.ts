import { useMemo } from 'react';
import { fleetFit } from '../../../domain/load/fleetFit.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import { useJudgement } from '../../shared/offering/useJudgement.ts';
import { useFitSentences } from './useFitSentences.ts';
import { useFitsText } from './useFitsText.ts';
import { useLoadTexts } from './useLoadTexts.ts';

const nothing = { vehicleId: '', trailerId: '', driverId: '' };

/** The trucks of the fleet by how they suit a load, undefined until that is known, and what is to be said of it. */
export const useFleetFit = (load: Load) => {
  const task = useMemo(() => taskOf(load), [load]);
  const { crews, isError } = useJudgement(load.id, task, nothing);
  const { fleet, list } = useLoadTexts();
  const fitsText = useFitsText();
  const sentences = useFitSentences();
  const fit = crews && fleetFit(crews);
  const said = fitsText(load.fits);
  const unread = isError ? list.asCoupled(said) : fleet.reading;
  const [headline, ...others] = fit ? sentences(fit) : [unread];
  const isOtherwise = fit !== undefined && fit.coupled.length !== load.fits.count;
  return {
    fit,
    isEmpty: crews?.length === 0,
    isError,
    headline,
    others,
    /** What lists count instead, where that is another number. */
    counted: isOtherwise ? list.counted(said) : undefined,
  };
};
