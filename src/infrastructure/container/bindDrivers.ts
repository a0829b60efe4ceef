import type { Container } from 'inversify';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { AddDriver, addDriver } from '../../application/drivers/addDriver.ts';
import { ChangeDriver, changeDriver } from '../../application/drivers/changeDriver.ts';
import { CountDrivers, countDrivers } from '../../application/drivers/countDrivers.ts';
import { ListDrivers, listDrivers } from '../../application/drivers/listDrivers.ts';
import { MoveDriver, moveDriver } from '../../application/drivers/moveDriver.ts';
import { ReadDriver, readDriver } from '../../application/drivers/readDriver.ts';
import { RemoveDriver, removeDriver } from '../../application/drivers/removeDriver.ts';

/** What one does to the company's drivers. */
export const bindDrivers = (container: Container): void => {
  container.bind(CountDrivers).toResolvedValue(countDrivers, [DriverRegister]);
  container.bind(ListDrivers).toResolvedValue(listDrivers, [DriverRegister]);
  container.bind(ReadDriver).toResolvedValue(readDriver, [DriverRegister]);
  container.bind(AddDriver).toResolvedValue(addDriver, [DriverRegister]);
  container.bind(ChangeDriver).toResolvedValue(changeDriver, [DriverRegister]);
  container.bind(MoveDriver).toResolvedValue(moveDriver, [DriverRegister]);
  container.bind(RemoveDriver).toResolvedValue(removeDriver, [DriverRegister, Dialogs]);
};
