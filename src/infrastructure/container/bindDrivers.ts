import type { Container } from 'inversify';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { DriverPauses, driverPauses } from '../../application/pauses/driverPauses.ts';
import { DriverWrites, driverWrites } from '../../application/drivers/driverWrites.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Use cases of the drivers room. */
export const bindDrivers = (container: Container): void => {
  container
    .bind(DriverWrites)
    .toResolvedValue(driverWrites, [DriverRegister, Clock, Dialogs, IdempotencyKeys, RecordChanges]);
  container.bind(DriverPauses).toResolvedValue(driverPauses, [DriverRegister, IdempotencyKeys, RecordChanges]);
};
