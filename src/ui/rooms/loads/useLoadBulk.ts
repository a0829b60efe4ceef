import { useMemo } from 'react';
import { DeclineLoads } from '../../../application/loads/declineLoads.ts';
import { declineReasons } from '../../../domain/load/declineReasons.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** What can be done to many loads: decline them for one reason. Those that are gone have nothing to decline. */
export const useLoadBulk = (gone: ReadonlySet<string>): readonly BulkAction<Load>[] => {
  const { bulk, decline, list } = useLoadTexts();
  const declineAll = useInjection(DeclineLoads);
  return useMemo(
    () => [
      {
        key: 'decline',
        words: bulk.decline,
        isDangerous: true,
        choice: { label: decline.reason, options: decline.reasons },
        refusalOf: ({ id }) => (gone.has(id) ? list.gone : undefined),
        run: async (loads, reason, watch) => (isOneOf(declineReasons, reason) ? declineAll(loads, reason, watch) : []),
      },
    ],
    [declineAll, bulk, decline, list, gone],
  );
};
