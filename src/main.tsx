import 'reflect-metadata/lite';
import type { Container } from 'inversify';
import { createRoot } from 'react-dom/client';
import { SessionStore } from './application/ports/SessionStore.ts';
import { OpenApplication } from './application/useCases/openApplication.ts';
import { takeArrival } from './application/useCases/takeArrival.ts';
import { BrowserNavigation } from './infrastructure/browser/BrowserNavigation.ts';
import { ConsoleLog } from './infrastructure/browser/ConsoleLog.ts';
import { configuration } from './infrastructure/config/configuration.ts';
import { readSettings } from './infrastructure/config/readSettings.ts';
import { createContainer } from './infrastructure/container/createContainer.ts';
import { App } from './ui/app/App.tsx';
import type { Areas } from './ui/app/Areas.ts';
import { lazyArea } from './ui/app/lazyArea.ts';
import { preloadAreaFor } from './ui/app/preloadAreaFor.ts';
import { ContainerProvider } from './ui/injection/ContainerProvider.tsx';
import { loadTexts } from './ui/texts/loadTexts.ts';
import { Texts } from './ui/texts/Texts.ts';
import { wordingIn } from './ui/texts/wordingIn.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

const areasOn = (container: Container, locale: string): Areas => ({
  authentication: lazyArea(async () => {
    const { AuthenticationArea } = await import('./ui/pages/authentication/AuthenticationArea.tsx');
    return AuthenticationArea;
  }),
  admin: lazyArea(async () => {
    const [{ AdminArea }, { bindWorkplace }, { AdminTexts }, { loadAdminTexts }] = await Promise.all([
      import('./ui/pages/admin/AdminArea.tsx'),
      import('./infrastructure/container/bindWorkplace.ts'),
      import('./ui/texts/admin/AdminTexts.ts'),
      import('./ui/texts/admin/loadAdminTexts.ts'),
    ]);
    bindWorkplace(container);
    container.bind(AdminTexts).toConstantValue(await loadAdminTexts(locale));
    return AdminArea;
  }),
  download: lazyArea(async () => {
    const [{ DownloadAppPage }, { bindInvitationPage }, { DownloadTexts }, { loadDownloadTexts }] = await Promise.all([
      import('./ui/pages/download/DownloadAppPage.tsx'),
      import('./infrastructure/container/bindInvitationPage.ts'),
      import('./ui/texts/download/DownloadTexts.ts'),
      import('./ui/texts/download/loadDownloadTexts.ts'),
    ]);
    bindInvitationPage(container);
    container.bind(DownloadTexts).toConstantValue(await loadDownloadTexts(locale));
    return DownloadAppPage;
  }),
});

const start = async (root: HTMLElement): Promise<void> => {
  const log = new ConsoleLog();
  const navigation = new BrowserNavigation();
  const arrival = takeArrival(navigation, log)();

  const settings = readSettings(await configuration, log);
  const texts = await loadTexts(settings.locale);
  const container = createContainer({ settings, navigation, log, wording: wordingIn(texts) });
  container.bind(Texts).toConstantValue(texts);
  const opened = container.get(OpenApplication)(arrival);
  const areas = areasOn(container, settings.locale);
  const { token } = container.get(SessionStore).read();
  await Promise.all([opened, preloadAreaFor(areas, arrival.destination ?? navigation.current(), token !== undefined)]);

  document.documentElement.lang = settings.locale;
  createRoot(root).render(
    <ContainerProvider container={container}>
      <App areas={areas} />
    </ContainerProvider>,
  );
};

const root = document.getElementById('root');
if (root) void start(root);
