import type { Container } from 'inversify';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { DriverRegister } from '../../application/ports/DriverRegister.ts';
import { AddDriver, addDriver } from '../../application/useCases/addDriver.ts';
import { ChangeDriver, changeDriver } from '../../application/useCases/changeDriver.ts';
import { CountDrivers, countDrivers } from '../../application/useCases/countDrivers.ts';
import { ListDrivers, listDrivers } from '../../application/useCases/listDrivers.ts';
import { MoveDriver, moveDriver } from '../../application/useCases/moveDriver.ts';
import { ReadDriver, readDriver } from '../../application/useCases/readDriver.ts';
import { RemoveDriver, removeDriver } from '../../application/useCases/removeDriver.ts';
import { AxiosDriverRegister } from '../http/AxiosDriverRegister.ts';
import { DriversHttp } from './serviceClients.ts';

/** The company's drivers. */
export const bindDrivers = (container: Container): void => {
  container.bind(DriverRegister).toResolvedValue((http) => new AxiosDriverRegister(http), [DriversHttp]);

  container.bind(CountDrivers).toResolvedValue(countDrivers, [DriverRegister]);
  container.bind(ListDrivers).toResolvedValue(listDrivers, [DriverRegister]);
  container.bind(ReadDriver).toResolvedValue(readDriver, [DriverRegister]);
  container.bind(AddDriver).toResolvedValue(addDriver, [DriverRegister]);
  container.bind(ChangeDriver).toResolvedValue(changeDriver, [DriverRegister]);
  container.bind(MoveDriver).toResolvedValue(moveDriver, [DriverRegister]);
  container.bind(RemoveDriver).toResolvedValue(removeDriver, [DriverRegister, Dialogs]);
};
