import type { Container } from 'inversify';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { VehicleRegister } from '../../application/ports/VehicleRegister.ts';
import { AddVehicle, addVehicle } from '../../application/useCases/addVehicle.ts';
import { ChangeVehicle, changeVehicle } from '../../application/useCases/changeVehicle.ts';
import { ListSupportedVehicles, listSupportedVehicles } from '../../application/useCases/listSupportedVehicles.ts';
import { CountVehicles, countVehicles } from '../../application/useCases/countVehicles.ts';
import { ListVehicles, listVehicles } from '../../application/useCases/listVehicles.ts';
import { MoveVehicle, moveVehicle } from '../../application/useCases/moveVehicle.ts';
import { ReadVehicle, readVehicle } from '../../application/useCases/readVehicle.ts';
import { RemoveVehicle, removeVehicle } from '../../application/useCases/removeVehicle.ts';
import { AxiosVehicleRegister } from '../http/AxiosVehicleRegister.ts';
import { VehiclesHttp } from './serviceClients.ts';

/** The company's vehicles. */
export const bindVehicles = (container: Container): void => {
  container.bind(VehicleRegister).toResolvedValue((http) => new AxiosVehicleRegister(http), [VehiclesHttp]);

  container.bind(CountVehicles).toResolvedValue(countVehicles, [VehicleRegister]);
  container.bind(ListVehicles).toResolvedValue(listVehicles, [VehicleRegister]);
  container.bind(ReadVehicle).toResolvedValue(readVehicle, [VehicleRegister]);
  container.bind(ListSupportedVehicles).toResolvedValue(listSupportedVehicles, [VehicleRegister]);
  container.bind(AddVehicle).toResolvedValue(addVehicle, [VehicleRegister]);
  container.bind(ChangeVehicle).toResolvedValue(changeVehicle, [VehicleRegister]);
  container.bind(MoveVehicle).toResolvedValue(moveVehicle, [VehicleRegister]);
  container.bind(RemoveVehicle).toResolvedValue(removeVehicle, [VehicleRegister, Dialogs]);
};
