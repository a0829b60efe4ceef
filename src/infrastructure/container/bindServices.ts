import type { Container } from 'inversify';
import { Authentication } from '../../application/account/Authentication.ts';
import { Chance } from '../../application/shared/Chance.ts';
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
import type { HttpSurroundings } from '../http/HttpSurroundings.ts';
import { AuthHttp, CompaniesHttp, DriversHttp, Surroundings, UsersHttp, VehiclesHttp } from './serviceClients.ts';

const clientOf = (name: ServiceName) => (settings: Settings, around: HttpSurroundings) =>
  createServiceHttp(settings.services[name], around);

/** An HTTP client per configured service, and the ports needed before sign-in. */
export const bindServices = (container: Container): void => {
  container.bind(Surroundings).toResolvedValue(
    (settings, store, pending, connectivity, clock, chance, log, endSession) => ({
      companyHeader: settings.companyHeader,
      store,
      pending,
      connectivity,
      clock,
      chance,
      log,
      endSession,
    }),
    [Settings, SessionStore, PendingRequests, Connectivity, Clock, Chance, Log, EndSession],
  );
  container.bind(AuthHttp).toResolvedValue(clientOf('auth'), [Settings, Surroundings]);
  container.bind(UsersHttp).toResolvedValue(clientOf('users'), [Settings, Surroundings]);
  container.bind(CompaniesHttp).toResolvedValue(clientOf('companies'), [Settings, Surroundings]);
  container.bind(DriversHttp).toResolvedValue(clientOf('drivers'), [Settings, Surroundings]);
  container.bind(VehiclesHttp).toResolvedValue(clientOf('vehicles'), [Settings, Surroundings]);

  container.bind(Authentication).toResolvedValue((http) => new AxiosAuthentication(http), [AuthHttp]);
  container.bind(CompanyDirectory).toResolvedValue((http) => new AxiosCompanyDirectory(http), [CompaniesHttp]);
};
