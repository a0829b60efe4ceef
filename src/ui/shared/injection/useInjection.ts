import type { ServiceIdentifier } from 'inversify';
import { useContext } from 'react';
import { ContainerContext } from './ContainerContext.ts';

/** Resolves a token from the container. For hooks only, not for pages or components. */
export const useInjection = <Service>(token: ServiceIdentifier<Service>): Service => {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useInjection needs a ContainerProvider above it');
  return container.get(token);
};
