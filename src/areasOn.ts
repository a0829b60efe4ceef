import type { Container } from 'inversify';
import { createElement } from 'react';
import { PageReload } from './application/shared/PageReload.ts';
import type { Areas } from './ui/app/Areas.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { AdminTexts } from './ui/shared/texts/admin/AdminTexts.ts';
import { DownloadTexts } from './ui/shared/texts/download/DownloadTexts.ts';

/** Loads each area together with its bindings and texts. */
export const areasOn = (container: Container, locale: string): Areas => {
  const reload = (build: string): boolean => container.get(PageReload).oncePerBuild(build);
  const accountPages = lazyPart(async () => {
    const { accountPagesOn } = await import('./accountPagesOn.ts');
    return accountPagesOn(container, locale);
  }, reload);
  return {
    authentication: lazyPart(async () => {
      const { AuthenticationArea } = await import('./ui/rooms/account/AuthenticationArea.tsx');
      return () => createElement(AuthenticationArea, { pages: accountPages });
    }, reload),
    admin: lazyPart(async () => {
      const [{ AdminArea }, { roomsOn }, { bindWorkplace }, texts] = await Promise.all([
        import('./ui/workplace/AdminArea.tsx'),
        import('./roomsOn.ts'),
        import('./infrastructure/container/bindWorkplace.ts'),
        import('./ui/shared/texts/admin/loadAdminTexts.ts').then(({ loadAdminTexts }) => loadAdminTexts(locale)),
      ]);
      bindWorkplace(container);
      container.bind(AdminTexts).toConstantValue(texts);
      const rooms = await roomsOn(container, locale, reload);
      return () => createElement(AdminArea, { rooms });
    }, reload),
    download: lazyPart(async () => {
      const [{ DownloadAppPage }, { bindInvitationPage }, texts] = await Promise.all([
        import('./ui/rooms/download/DownloadAppPage.tsx'),
        import('./infrastructure/container/bindInvitationPage.ts'),
        import('./ui/shared/texts/download/loadDownloadTexts.ts').then(({ loadDownloadTexts }) =>
          loadDownloadTexts(locale),
        ),
      ]);
      bindInvitationPage(container);
      container.bind(DownloadTexts).toConstantValue(texts);
      return DownloadAppPage;
    }, reload),
  };
};
