import { afterAll, beforeAll } from 'vitest';
import { endSession } from '../../../src/application/account/endSession.ts';
import { createServiceHttp } from '../../../src/infrastructure/http/createServiceHttp.ts';
import type { TimeLimits } from '../../../src/infrastructure/http/TimeLimits.ts';
import { FakeRandom } from '../fakes/FakeRandom.ts';
import { FakeClock } from '../fakes/FakeClock.ts';
import { FakeConnectivity } from '../fakes/FakeConnectivity.ts';
import { FakeLog } from '../fakes/FakeLog.ts';
import { FakeNavigation } from '../fakes/FakeNavigation.ts';
import { FakePendingRequests } from '../fakes/FakePendingRequests.ts';
import { FakeSessionStore } from '../fakes/FakeSessionStore.ts';
import { OddServer } from './OddServer.ts';

/** A service client with fakes, on a page that needs a session. */
export const lineTo = (url: string, limits?: TimeLimits) => {
  const store = new FakeSessionStore();
  const navigation = new FakeNavigation('http://fleet.greenline.localhost:8080/ui/vehicles?page=2');
  const pending = new FakePendingRequests();
  const connectivity = new FakeConnectivity();
  const clock = new FakeClock();
  const around = {
    store,
    pending,
    connectivity,
    clock,
    random: new FakeRandom(),
    log: new FakeLog(),
    companyHeader: 'X-Company-Id',
    endSession: endSession(store, navigation),
  };
  return { ...around, navigation, http: createServiceHttp(url, around, limits) };
};

/** An odd server for a test file, and clients for it. */
export const openLine = () => {
  const server = new OddServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return { server, line: (limits?: TimeLimits) => lineTo(server.url, limits) };
};
