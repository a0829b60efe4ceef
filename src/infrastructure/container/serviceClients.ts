import type { ServiceIdentifier } from 'inversify';
import type { HttpContext } from '../http/HttpContext.ts';
import type { ServiceHttp } from '../http/ServiceHttp.ts';

/** Tokens for the adapters alone; no port. */
export const SharedHttpContext: ServiceIdentifier<HttpContext> = Symbol('HttpContext');
export const AuthHttp: ServiceIdentifier<ServiceHttp> = Symbol('AuthHttp');
export const UsersHttp: ServiceIdentifier<ServiceHttp> = Symbol('UsersHttp');
export const CompaniesHttp: ServiceIdentifier<ServiceHttp> = Symbol('CompaniesHttp');
export const DriversHttp: ServiceIdentifier<ServiceHttp> = Symbol('DriversHttp');
export const VehiclesHttp: ServiceIdentifier<ServiceHttp> = Symbol('VehiclesHttp');
