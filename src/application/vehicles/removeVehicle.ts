import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

interface VehicleRemoval {
  readonly id: string;
  readonly version: number;
  readonly question: Question;
}

/** Answers whether it was removed. */
export type RemoveVehicle = (removal: VehicleRemoval) => Promise<boolean>;
export const RemoveVehicle: ServiceIdentifier<RemoveVehicle> = Symbol('RemoveVehicle');

/** Takes a vehicle and its papers out of the register, once the person is sure. */
export const removeVehicle =
  (register: VehicleRegister, dialogs: Dialogs): RemoveVehicle =>
  async ({ id, version, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await register.remove(id, version);
    return true;
  };
