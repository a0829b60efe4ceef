import type { Container } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Area } from './domain/access/RouteDecision.ts';
import { ContainerProvider } from './ui/shared/injection/ContainerProvider.tsx';
import { type LazyPart, lazyPart } from './ui/shared/loading/lazyPart.ts';
import { App } from './ui/app/App.tsx';

const nothing = () => null;
const loadedPart = async (component: ComponentType): Promise<LazyPart> => {
  const part = lazyPart(
    async () => component,
    () => false,
  );
  await part.preload();
  return part;
};

/** The markup of an area, for a page that arrives with it. */
export const renderMarkup = async (
  container: Container,
  path: string,
  area: Area,
  Content: ComponentType,
): Promise<string> => {
  const none = await loadedPart(nothing);
  const areas = { authentication: none, download: none, admin: none, [area]: await loadedPart(Content) };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return renderToString(
    <ContainerProvider container={container}>
      <App areas={areas} Router={Router} />
    </ContainerProvider>,
  );
};
