import type { Container } from 'inversify';
import { createElement } from 'react';
import { PageReload } from './application/shared/PageReload.ts';
import type { Areas } from './ui/app/Areas.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';

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
      const { workplaceOn } = await import('./workplaceOn.ts');
      return workplaceOn(container, locale, reload);
    }, reload),
    download: lazyPart(async () => {
      const { downloadPageOn } = await import('./downloadPageOn.ts');
      return downloadPageOn(container, locale);
    }, reload),
  };
};
