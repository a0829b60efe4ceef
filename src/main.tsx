import 'reflect-metadata/lite';
import { Connectivity } from './application/shared/Connectivity.ts';
import type { Navigation } from './application/shared/Navigation.ts';
import { SessionStore } from './application/shared/SessionStore.ts';
import { PageReload } from './application/shared/PageReload.ts';
import { Settings } from './application/shared/Settings.ts';
import { UnsavedWork } from './application/shared/UnsavedWork.ts';
import { Wording } from './application/shared/Wording.ts';
import { EarlyForm } from './application/account/EarlyForm.ts';
import { FollowSignOut } from './application/account/followSignOut.ts';
import { JoinOpenTab } from './application/account/joinOpenTab.ts';
import { OpenApplication } from './application/account/openApplication.ts';
import { takeArrival } from './application/account/takeArrival.ts';
import { TakeOwnToken } from './application/account/takeOwnToken.ts';
import { areasOn } from './areasOn.ts';
import { isDownloadPath } from './domain/access/isDownloadPath.ts';
import { audienceOf } from './domain/audience/audienceOf.ts';
import { routeAccess } from './domain/access/routeAccess.ts';
import { signInAddress } from './domain/access/signInAddress.ts';
import { isLoggedIn } from './domain/session/isLoggedIn.ts';
import type { Session } from './domain/session/Session.ts';
import { BrowserNavigation } from './infrastructure/browser/BrowserNavigation.ts';
import { ConsoleLog } from './infrastructure/browser/ConsoleLog.ts';
import { configuration } from './infrastructure/config/configuration.ts';
import { readSettings } from './infrastructure/config/readSettings.ts';
import { createContainer } from './infrastructure/container/createContainer.ts';
import { App } from './ui/app/App.tsx';
import type { Areas } from './ui/app/Areas.ts';
import type { LazyPart } from './ui/shared/loading/lazyPart.ts';
import { earlyForm } from './infrastructure/browser/earlyForm.ts';
import { registerServiceWorker } from './infrastructure/browser/registerServiceWorker.ts';
import { reloadForNewBuild } from './infrastructure/browser/reloadForNewBuild.ts';
import { hydrateIn } from './ui/app/hydrateIn.ts';
import { renderInto } from './ui/app/renderInto.ts';
import { Shown } from './ui/app/Shown.tsx';
import { ContainerProvider } from './ui/shared/injection/ContainerProvider.tsx';
import { whenIdle } from './ui/shared/loading/whenIdle.ts';
import { nextTask } from './ui/shared/loading/nextTask.ts';
import { loadTexts } from './ui/shared/texts/loadTexts.ts';
import { Texts } from './ui/shared/texts/Texts.ts';
import { wordingIn } from './ui/shared/texts/wordingIn.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

/** The area the first screen will need, fetched while the companies are loading. */
const firstArea = (areas: Areas, path: string, session: Session): LazyPart => {
  const answer = routeAccess(path, session);
  if (answer.kind === 'enter') return areas[answer.area];
  return isLoggedIn(session) ? areas.admin : areas.authentication;
};

/** Whether the markup that arrived is what the address shows. The router then starts where redirects would end. */
const mayTakeOver = (root: HTMLElement, navigation: Navigation, session: Session): boolean => {
  const path = navigation.current();
  if (root.dataset[earlyForm.holds] === 'download') return isDownloadPath(path);
  const isForm =
    root.dataset[earlyForm.holds] === 'sign-in' &&
    document.documentElement.dataset[earlyForm.audience] === audienceOf(navigation.host);
  const address = isForm ? signInAddress(path, session) : undefined;
  if (address !== undefined && address !== path) navigation.rewrite(address);
  return address !== undefined;
};

/**
 * Builds the container and renders the application into `root`, split into short tasks so that slow phones stay
 * responsive.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  const log = new ConsoleLog();
  const navigation = new BrowserNavigation();
  const arrival = takeArrival(navigation, log)();

  await nextTask();
  const container = createContainer({ navigation, log });
  reloadForNewBuild(
    container.get(PageReload),
    () => container.isBound(UnsavedWork) && container.get(UnsavedWork).any(),
  );
  const store = container.get(SessionStore);
  const settings = readSettings(await configuration, log);
  const texts = await loadTexts(settings.locale);
  container.bind(Settings).toConstantValue(settings);
  container.bind(Wording).toConstantValue(wordingIn(texts));
  container.bind(Texts).toConstantValue(texts);

  await nextTask();
  const joining = container.get(JoinOpenTab)(arrival);
  void container.get(TakeOwnToken)(arrival);
  const opened = container.get(OpenApplication)(arrival);
  container.get(FollowSignOut)();
  const areas = areasOn(container, settings.locale);
  const path = arrival.destination ?? navigation.current();
  const area = firstArea(areas, path, store.read());
  const joined = joining.then(() => firstArea(areas, path, store.read()).preload());
  await Promise.all([opened, joined, area.preload()]);
  // Meanwhile another tab may have handed its session over, or ended it.
  const shown = firstArea(areas, path, store.read());
  await shown.preload();

  const isTakenOver =
    document.documentElement.lang === texts.product.language && mayTakeOver(root, navigation, store.read());
  document.documentElement.lang = texts.product.language;
  delete document.documentElement.dataset['start'];
  const show = isTakenOver ? hydrateIn : renderInto;
  if (!isTakenOver && shown !== areas.authentication) container.get(EarlyForm).take();
  show(
    root,
    <Shown onShown={() => delete root.dataset[earlyForm.arriving]}>
      <ContainerProvider container={container}>
        <App areas={areas} />
      </ContainerProvider>
    </Shown>,
  );
  whenIdle(registerServiceWorker);
  if (shown !== areas.authentication) return;
  whenIdle(() => {
    if (container.get(Connectivity).online()) void areas.admin.preload();
  });
};
