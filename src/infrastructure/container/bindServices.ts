import type { Container } from 'inversify';
import { Authentication } from '../../application/account/Authentication.ts';
import { Random } from '../../application/shared/Random.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { CompanyDirectory } from '../../application/company/CompanyDirectory.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { Log } from '../../application/shared/Log.ts';
import { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { serviceNames, Settings } from '../../application/shared/Settings.ts';
import { EndSession } from '../../application/account/endSession.ts';
import { AxiosAuthentication } from '../http/account/AxiosAuthentication.ts';
import { AxiosCompanyDirectory } from '../http/company/AxiosCompanyDirectory.ts';
import { createServiceHttp } from '../http/createServiceHttp.ts';
import { httpOf, SharedHttpContext } from './serviceClients.ts';

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
  for (const name of serviceNames) {
    container
      .bind(httpOf(name))
      .toResolvedValue(
        (settings, context) => createServiceHttp(settings.services[name], context),
        [Settings, SharedHttpContext],
      );
  }

  container.bind(Authentication).toResolvedValue((http) => new AxiosAuthentication(http), [httpOf('auth')]);
  container.bind(CompanyDirectory).toResolvedValue((http) => new AxiosCompanyDirectory(http), [httpOf('companies')]);
};
