import type { ServiceIdentifier } from 'inversify';
import { useContext } from 'react';
import { ContainerContext } from './ContainerContext.ts';

/** What the container holds for a token. Hooks call it; pages and components do not. */
export const useInjection = <Service>(token: ServiceIdentifier<Service>): Service => {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('useInjection needs a ContainerProvider above it');
  return container.get(token);
};
