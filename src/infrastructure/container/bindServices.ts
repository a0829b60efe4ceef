import type { Container } from 'inversify';
import { Authentication } from '../../application/account/Authentication.ts';
import { Random } from '../../application/shared/Random.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { CompanyDirectory } from '../../application/company/CompanyDirectory.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { Log } from '../../application/shared/Log.ts';
import { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { type ServiceName, Settings } from '../../application/shared/Settings.ts';
import { EndSession } from '../../application/account/endSession.ts';
import { AxiosAuthentication } from '../http/account/AxiosAuthentication.ts';
import { AxiosCompanyDirectory } from '../http/company/AxiosCompanyDirectory.ts';
import { createServiceHttp } from '../http/createServiceHttp.ts';
import type { HttpContext } from '../http/HttpContext.ts';
import { AuthHttp, CompaniesHttp, DriversHttp, SharedHttpContext, UsersHttp, VehiclesHttp } from './serviceClients.ts';

const clientOf = (name: ServiceName) => (settings: Settings, context: HttpContext) =>
  createServiceHttp(settings.services[name], context);

/** An HTTP client per configured service, and the ports needed before sign-in. */
export const bindServices = (container: Container): void => {
  container.bind(SharedHttpContext).toResolvedValue(
    (settings, store, pending, connectivity, clock, random, log, endSession) => ({
      companyHeader: settings.companyHeader,
      store,
      pending,
      connectivity,
      clock,
      random,
      log,
      endSession,
    }),
    [Settings, SessionStore, PendingRequests, Connectivity, Clock, Random, Log, EndSession],
  );
  container.bind(AuthHttp).toResolvedValue(clientOf('auth'), [Settings, SharedHttpContext]);
  container.bind(UsersHttp).toResolvedValue(clientOf('users'), [Settings, SharedHttpContext]);
  container.bind(CompaniesHttp).toResolvedValue(clientOf('companies'), [Settings, SharedHttpContext]);
  container.bind(DriversHttp).toResolvedValue(clientOf('drivers'), [Settings, SharedHttpContext]);
  container.bind(VehiclesHttp).toResolvedValue(clientOf('vehicles'), [Settings, SharedHttpContext]);

  container.bind(Authentication).toResolvedValue((http) => new AxiosAuthentication(http), [AuthHttp]);
  container.bind(CompanyDirectory).toResolvedValue((http) => new AxiosCompanyDirectory(http), [CompaniesHttp]);
};
