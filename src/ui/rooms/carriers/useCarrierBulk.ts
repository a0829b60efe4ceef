import { useMemo } from 'react';
import type { CarrierChange } from '../../../application/carriers/CarrierRegister.ts';
import { ChangeCarriers } from '../../../application/carriers/changeCarriers.ts';
import { PutOnList } from '../../../application/carriers/putOnList.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Stands for the favorites among the lists; no list has this id. */
const favourites = 'favourites';

/** What can be done to many carriers: put them on a list or among the favorites, take them off, block them, unblock them. */
export const useCarrierBulk = (): readonly BulkAction<Carrier>[] => {
  const { bulk, list } = useCarrierTexts();
  const { data } = useCarrierLists();
  const change = useInjection(ChangeCarriers);
  const put = useInjection(PutOnList);
  return useMemo(() => {
    const lists = data ?? [];
    const options = {
      ...Object.fromEntries(lists.map(({ id, name }) => [id, name])),
      [favourites]: list.favourite,
    };
    const isOn = (carrier: Carrier, chosen: string): boolean =>
      chosen === favourites ? carrier.favourite : carrier.lists.some(({ id }) => id === chosen);
    const listing = (key: 'add' | 'remove', wanted: boolean): BulkAction<Carrier> => ({
      key,
      words: bulk[key],
      choice: { label: bulk.choice, options },
      isFor: (carrier) => wanted || carrier.favourite || carrier.lists.length > 0,
      isSo: (carrier, chosen) => isOn(carrier, chosen) === wanted,
      refusalOf: (carrier, chosen) => {
        if (wanted && chosen === favourites && carrier.blocked) return bulk.blockedFirst;
        return isOn(carrier, chosen) === wanted ? bulk[key].already : undefined;
      },
      run: async (carriers, chosen, watch) => {
        if (chosen === favourites) return change(carriers, { favourite: wanted }, watch);
        const on = lists.find(({ id }) => id === chosen);
        return on ? put(on, carriers, wanted, watch) : [];
      },
    });
    const blocking = (key: 'block' | 'unblock', to: Required<Pick<CarrierChange, 'blocked'>>): BulkAction<Carrier> => ({
      key,
      words: bulk[key],
      isDangerous: to.blocked,
      isFor: ({ blocked }) => blocked !== to.blocked,
      isSo: ({ blocked }) => blocked === to.blocked,
      refusalOf: ({ blocked }) => (blocked === to.blocked ? bulk[key].already : undefined),
      run: (carriers, _, watch) => change(carriers, to, watch),
    });
    return [
      listing('add', true),
      listing('remove', false),
      blocking('block', { blocked: true }),
      blocking('unblock', { blocked: false }),
    ];
  }, [bulk, list, data, change, put]);
};
