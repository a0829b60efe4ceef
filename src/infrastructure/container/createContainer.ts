import { Container } from 'inversify';
import { EarlyForm } from '../../application/account/EarlyForm.ts';
import { OpenTabs } from '../../application/account/OpenTabs.ts';
import { BrandCompany } from '../../application/company/BrandCompany.ts';
import { Random } from '../../application/shared/Random.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { Log } from '../../application/shared/Log.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { Notices } from '../../application/shared/Notices.ts';
import { PageReload } from '../../application/shared/PageReload.ts';
import { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { BrowserClock } from '../browser/BrowserClock.ts';
import { BrowserConnectivity } from '../browser/BrowserConnectivity.ts';
import { BrowserIds } from '../browser/BrowserIds.ts';
import { BrowserPageReload } from '../browser/BrowserPageReload.ts';
import { PageEarlyForm } from '../browser/PageEarlyForm.ts';
import { SweetAlertDialogs } from '../dialogs/SweetAlertDialogs.ts';
import { MemoryPendingRequests } from '../memory/MemoryPendingRequests.ts';
import { MemoryBrandCompany } from '../memory/MemoryBrandCompany.ts';
import { MemoryNotices } from '../memory/MemoryNotices.ts';
import { BrowserSessionStore } from '../storage/BrowserSessionStore.ts';
import { BroadcastOpenTabs } from '../tabs/BroadcastOpenTabs.ts';
import { bindServices } from './bindServices.ts';
import { bindUseCases } from './bindUseCases.ts';

/** Adapters created before the container. */
export interface StartupAdapters {
  readonly navigation: Navigation;
  readonly log: Log;
}

/**
 * Binds each port to its adapter. Settings and Wording are bound later: the container is built while the configuration
 * is loading.
 */
export const createContainer = ({ navigation, log }: StartupAdapters): Container => {
  const container = new Container({ defaultScope: 'Singleton' });

  container.bind(Navigation).toConstantValue(navigation);
  container.bind(Log).toConstantValue(log);

  container.bind(Clock).toResolvedValue(() => new BrowserClock());
  container.bind(Random).toConstantValue({ fraction: () => Math.random() });
  container.bind(Ids).toResolvedValue(() => new BrowserIds());
  container.bind(PageReload).toResolvedValue(() => new BrowserPageReload());
  container.bind(Connectivity).toResolvedValue(() => new BrowserConnectivity());
  container.bind(PendingRequests).toResolvedValue(() => new MemoryPendingRequests());
  container.bind(BrandCompany).toResolvedValue(() => new MemoryBrandCompany());
  container.bind(Notices).toResolvedValue((ids) => new MemoryNotices(ids), [Ids]);
  container.bind(SessionStore).toResolvedValue(() => new BrowserSessionStore());
  container.bind(OpenTabs).toResolvedValue((ids, clock) => new BroadcastOpenTabs(ids, clock), [Ids, Clock]);
  container.bind(EarlyForm).toResolvedValue(() => new PageEarlyForm());
  container.bind(Dialogs).toResolvedValue(() => new SweetAlertDialogs());

  bindServices(container);
  bindUseCases(container);
  return container;
};
