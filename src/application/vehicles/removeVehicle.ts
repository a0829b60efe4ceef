import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeRecord } from '../shared/removeRecord.ts';
import { vehicleLists } from './vehicleLists.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

interface VehicleRemoval {
  readonly id: string;
  readonly version: number;
  readonly question: Question;
}

/** Answers whether it was removed. */
export type RemoveVehicle = (removal: VehicleRemoval) => Promise<boolean>;
export const RemoveVehicle: ServiceIdentifier<RemoveVehicle> = Symbol('RemoveVehicle');

/** Deletes a vehicle and its papers once the person is sure. */
export const removeVehicle =
  (register: VehicleRegister, dialogs: Dialogs, changes: RecordChanges): RemoveVehicle =>
  ({ id, version, question }) =>
    removeRecord(dialogs, changes, {
      id,
      question,
      lists: vehicleLists,
      remove: () => register.remove(id, version),
    });
