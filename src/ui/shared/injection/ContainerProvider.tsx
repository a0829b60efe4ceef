import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { ContainerContext } from './ContainerContext.ts';

export const ContainerProvider = ({ container, children }: { container: Container; children: ReactNode }) => (
  <ContainerContext value={container}>{children}</ContainerContext>
);
