import type { ServiceIdentifier } from 'inversify';
import type { Carrier } from '../../domain/carrier/Carrier.ts';
import type { CarrierList } from '../../domain/carrier/CarrierList.ts';
import { membersWith } from '../../domain/carrier/membersWith.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Outcome, Watch } from '../shared/eachInTurn.ts';
import type { CarrierLists } from './CarrierLists.ts';
import type { CarrierListWrites } from './carrierListWrites.ts';

export type PutOnList = (
  list: CarrierList,
  carriers: readonly Carrier[],
  isOn: boolean,
  watch: Watch,
) => Promise<readonly Outcome<Carrier, undefined>[]>;
export const PutOnList: ServiceIdentifier<PutOnList> = Symbol('PutOnList');

/** Puts many carriers on a list or takes them off, as the list is now. It is saved as a whole: all of them are on it then, or none. */
export const putOnList =
  (lists: CarrierLists, { save }: CarrierListWrites): PutOnList =>
  async (seen, carriers, isOn, { onProgress }) => {
    const ids = carriers.map(({ id }) => id);
    try {
      const list = (await lists.all()).find(({ id }) => id === seen.id) ?? seen;
      const members = list.carriers.map(({ id }) => id);
      await save({ name: list.name, carriers: membersWith(members, ids, isOn) }, list);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      return carriers.map((item) => ({ item, failure }));
    }
    onProgress(carriers.length);
    return carriers.map((item) => ({ item, output: undefined }));
  };
