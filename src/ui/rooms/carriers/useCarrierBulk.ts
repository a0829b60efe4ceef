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

/** How a carrier stands to a change and what is chosen for it. */
type Standing = 'able' | 'already' | { readonly why: string };

/** A change that is offered for carriers of which some choice is not true already. */
const changeBy = (
  {
    choice,
    words,
    ...rest
  }: Pick<BulkAction<Carrier>, 'key' | 'choice' | 'isDangerous' | 'run'> & {
    readonly words: BulkAction<Carrier>['words'] & { readonly already: string };
  },
  standingOf: (carrier: Carrier, chosen: string) => Standing,
): BulkAction<Carrier> => ({
  ...rest,
  words,
  ...(choice && { choice }),
  isFor: (carrier) =>
    Object.keys(choice?.options ?? { '': '' }).some((each) => standingOf(carrier, each) !== 'already'),
  isSo: (carrier, chosen) => standingOf(carrier, chosen) === 'already',
  refusalOf: (carrier, chosen) => {
    const standing = standingOf(carrier, chosen);
    if (standing === 'able') return undefined;
    return standing === 'already' ? words.already : standing.why;
  },
});

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
    const listing = (key: 'add' | 'remove', wanted: boolean): BulkAction<Carrier> =>
      changeBy(
        {
          key,
          words: bulk[key],
          choice: { label: bulk.choice, options },
          run: async (carriers, chosen, watch) => {
            if (chosen === favourites) return change(carriers, { favourite: wanted }, watch);
            const on = lists.find(({ id }) => id === chosen);
            return on ? put(on, carriers, wanted, watch) : [];
          },
        },
        (carrier, chosen) => {
          if (wanted && chosen === favourites && carrier.blocked) return { why: bulk.blockedFirst };
          return isOn(carrier, chosen) === wanted ? 'already' : 'able';
        },
      );
    const blocking = (key: 'block' | 'unblock', to: Required<Pick<CarrierChange, 'blocked'>>): BulkAction<Carrier> =>
      changeBy(
        { key, words: bulk[key], isDangerous: to.blocked, run: (carriers, _, watch) => change(carriers, to, watch) },
        ({ blocked }) => (blocked === to.blocked ? 'already' : 'able'),
      );
    return [
      listing('add', true),
      listing('remove', false),
      blocking('block', { blocked: true }),
      blocking('unblock', { blocked: false }),
    ];
  }, [bulk, list, data, change, put]);
};
