import type { ServiceIdentifier } from 'inversify';
import type { ServiceName } from '../../application/shared/Settings.ts';
import type { HttpContext } from '../http/HttpContext.ts';
import type { ServiceHttp } from '../http/ServiceHttp.ts';

/** Tokens for the adapters alone; no port. */
export const SharedHttpContext: ServiceIdentifier<HttpContext> = Symbol('HttpContext');
/** The token of the client for a service. */
export const httpOf = (service: ServiceName): ServiceIdentifier<ServiceHttp> => Symbol.for(`http of ${service}`);
