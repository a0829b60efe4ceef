import type { ServiceIdentifier } from 'inversify';
import type { HttpSurroundings } from '../http/HttpSurroundings.ts';
import type { ServiceHttp } from '../http/ServiceHttp.ts';

/** What the adapters share and the world need not know. */
export const Surroundings: ServiceIdentifier<HttpSurroundings> = Symbol('HttpSurroundings');
export const AuthHttp: ServiceIdentifier<ServiceHttp> = Symbol('AuthHttp');
export const UsersHttp: ServiceIdentifier<ServiceHttp> = Symbol('UsersHttp');
export const CompaniesHttp: ServiceIdentifier<ServiceHttp> = Symbol('CompaniesHttp');
export const DriversHttp: ServiceIdentifier<ServiceHttp> = Symbol('DriversHttp');
export const VehiclesHttp: ServiceIdentifier<ServiceHttp> = Symbol('VehiclesHttp');
