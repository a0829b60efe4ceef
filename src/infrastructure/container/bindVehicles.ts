import type { Container } from 'inversify';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { AddVehicle, addVehicle } from '../../application/vehicles/addVehicle.ts';
import { ChangeVehicle, changeVehicle } from '../../application/vehicles/changeVehicle.ts';
import { ListSupportedVehicles, listSupportedVehicles } from '../../application/vehicles/listSupportedVehicles.ts';
import { CountVehicles, countVehicles } from '../../application/vehicles/countVehicles.ts';
import { ListVehicles, listVehicles } from '../../application/vehicles/listVehicles.ts';
import { MoveVehicle, moveVehicle } from '../../application/vehicles/moveVehicle.ts';
import { ReadVehicle, readVehicle } from '../../application/vehicles/readVehicle.ts';
import { RemoveVehicle, removeVehicle } from '../../application/vehicles/removeVehicle.ts';
import { AxiosVehicleRegister } from '../http/vehicles/AxiosVehicleRegister.ts';
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
