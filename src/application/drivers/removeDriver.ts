import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeRecord } from '../shared/removeRecord.ts';
import { driverLists } from './driverLists.ts';
import type { DriverRegister } from './DriverRegister.ts';

interface DriverRemoval {
  readonly id: string;
  readonly version: number;
  readonly question: Question;
}

/** Answers whether they were removed. */
export type RemoveDriver = (removal: DriverRemoval) => Promise<boolean>;
export const RemoveDriver: ServiceIdentifier<RemoveDriver> = Symbol('RemoveDriver');

/** Deletes a driver and their papers once the person is sure. */
export const removeDriver =
  (register: DriverRegister, dialogs: Dialogs, changes: RecordChanges): RemoveDriver =>
  ({ id, version, question }) =>
    removeRecord(dialogs, changes, { id, question, lists: driverLists, remove: () => register.remove(id, version) });
