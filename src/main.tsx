import 'reflect-metadata/lite';
import type { Container } from 'inversify';
import { createRoot } from 'react-dom/client';
import { SessionStore } from './application/ports/SessionStore.ts';
import { OpenApplication } from './application/useCases/openApplication.ts';
import { takeArrival } from './application/useCases/takeArrival.ts';
import { BrowserNavigation } from './infrastructure/browser/BrowserNavigation.ts';
import { ConsoleLog } from './infrastructure/browser/ConsoleLog.ts';
import { loadSettings } from './infrastructure/config/loadSettings.ts';
import { createContainer } from './infrastructure/container/createContainer.ts';
import { App } from './ui/app/App.tsx';
import type { Areas } from './ui/app/Areas.ts';
import { lazyArea } from './ui/app/lazyArea.ts';
import { preloadAreaFor } from './ui/app/preloadAreaFor.ts';
import { ContainerProvider } from './ui/injection/ContainerProvider.tsx';
import { loadTexts } from './ui/texts/loadTexts.ts';
import { TextsContext } from './ui/texts/TextsContext.ts';
import { wordingIn } from './ui/texts/wordingIn.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

const areasOn = (container: Container): Areas => ({
  authentication: lazyArea(async () => {
    const { AuthenticationArea } = await import('./ui/pages/authentication/AuthenticationArea.tsx');
    return AuthenticationArea;
  }),
  admin: lazyArea(async () => {
    const [{ AdminArea }, { bindWorkplace }] = await Promise.all([
      import('./ui/pages/admin/AdminArea.tsx'),
      import('./infrastructure/container/bindWorkplace.ts'),
    ]);
    bindWorkplace(container);
    return AdminArea;
  }),
  download: lazyArea(async () => {
    const [{ DownloadAppPage }, { bindInvitationPage }] = await Promise.all([
      import('./ui/pages/download/DownloadAppPage.tsx'),
      import('./infrastructure/container/bindInvitationPage.ts'),
    ]);
    bindInvitationPage(container);
    return DownloadAppPage;
  }),
});

const start = async (root: HTMLElement): Promise<void> => {
  const log = new ConsoleLog();
  const navigation = new BrowserNavigation();
  const arrival = takeArrival(navigation, log)();

  const settings = await loadSettings(log);
  const texts = await loadTexts(settings.locale);
  const container = createContainer({ settings, navigation, log, wording: wordingIn(texts) });
  const opened = container.get(OpenApplication)(arrival);
  const areas = areasOn(container);
  preloadAreaFor(
    areas,
    arrival.destination ?? navigation.current(),
    container.get(SessionStore).read().token !== undefined,
  );

  document.documentElement.lang = settings.locale;
  createRoot(root).render(
    <ContainerProvider container={container}>
      <TextsContext value={texts}>
        <App areas={areas} opened={opened} />
      </TextsContext>
    </ContainerProvider>,
  );
};

const root = document.getElementById('root');
if (root) void start(root);
