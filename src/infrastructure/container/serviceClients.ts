import type { ServiceIdentifier } from 'inversify';
import type { HttpSurroundings } from '../http/HttpSurroundings.ts';
import type { ServiceHttp } from '../http/ServiceHttp.ts';

/** Tokens for the adapters alone; no port. */
export const Surroundings: ServiceIdentifier<HttpSurroundings> = Symbol('HttpSurroundings');
export const AuthHttp: ServiceIdentifier<ServiceHttp> = Symbol('AuthHttp');
export const UsersHttp: ServiceIdentifier<ServiceHttp> = Symbol('UsersHttp');
export const CompaniesHttp: ServiceIdentifier<ServiceHttp> = Symbol('CompaniesHttp');
export const DriversHttp: ServiceIdentifier<ServiceHttp> = Symbol('DriversHttp');
export const VehiclesHttp: ServiceIdentifier<ServiceHttp> = Symbol('VehiclesHttp');
