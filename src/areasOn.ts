import type { Container } from 'inversify';
import { PageReload } from './application/ports/PageReload.ts';
import type { Areas } from './ui/app/Areas.ts';
import { lazyPart } from './ui/loading/lazyPart.ts';
import { AdminTexts } from './ui/texts/admin/AdminTexts.ts';
import { DownloadTexts } from './ui/texts/download/DownloadTexts.ts';

/** The areas, each joined with what only it needs: bindings and texts are loaded along with its screens. */
export const areasOn = (container: Container, locale: string): Areas => {
  const reload = (build: string): boolean => container.get(PageReload).oncePerBuild(build);
  return {
    authentication: lazyPart(async () => {
      const { AuthenticationArea } = await import('./ui/pages/authentication/AuthenticationArea.tsx');
      return AuthenticationArea;
    }, reload),
    admin: lazyPart(async () => {
      const [{ AdminArea }, { bindWorkplace }, texts] = await Promise.all([
        import('./ui/pages/admin/AdminArea.tsx'),
        import('./infrastructure/container/bindWorkplace.ts'),
        import('./ui/texts/admin/loadAdminTexts.ts').then(({ loadAdminTexts }) => loadAdminTexts(locale)),
      ]);
      bindWorkplace(container);
      container.bind(AdminTexts).toConstantValue(texts);
      return AdminArea;
    }, reload),
    download: lazyPart(async () => {
      const [{ DownloadAppPage }, { bindInvitationPage }, texts] = await Promise.all([
        import('./ui/pages/download/DownloadAppPage.tsx'),
        import('./infrastructure/container/bindInvitationPage.ts'),
        import('./ui/texts/download/loadDownloadTexts.ts').then(({ loadDownloadTexts }) => loadDownloadTexts(locale)),
      ]);
      bindInvitationPage(container);
      container.bind(DownloadTexts).toConstantValue(texts);
      return DownloadAppPage;
    }, reload),
  };
};
