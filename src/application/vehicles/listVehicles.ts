import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Vehicle } from '../../domain/vehicle/Vehicle.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type ListVehicles = (view: ListView, signal?: AbortSignal) => Promise<Page<Vehicle>>;
export const ListVehicles: ServiceIdentifier<ListVehicles> = Symbol('ListVehicles');

/** A page of the company's vehicles as the view asks for it. */
export const listVehicles =
  (register: VehicleRegister): ListVehicles =>
  (view, signal) =>
    register.list(view, signal);
