import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { DriverRegister } from './DriverRegister.ts';

export interface DriverRemoval {
  readonly id: string;
  readonly version: number;
  readonly question: Question;
}

/** Answers whether they were removed. */
export type RemoveDriver = (removal: DriverRemoval) => Promise<boolean>;
export const RemoveDriver: ServiceIdentifier<RemoveDriver> = Symbol('RemoveDriver');

/** Takes a driver and their papers out of the register, once the person is sure. */
export const removeDriver =
  (register: DriverRegister, dialogs: Dialogs): RemoveDriver =>
  async ({ id, version, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await register.remove(id, version);
    return true;
  };
