import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContainerProvider } from '../../src/ui/shared/injection/ContainerProvider.tsx';
import { fakeContainer, fakePorts, type FakePorts } from './fakeContainer.ts';
import { FakeNavigation } from './fakes/FakeNavigation.ts';

interface PageSurroundings extends Partial<FakePorts> {
  /** Path and query of the page. */
  readonly at?: string;
}

/** Renders a page with real providers and fake ports, and returns those. */
export const renderPage = (page: ReactNode, { at = '/', ...told }: PageSurroundings = {}): FakePorts => {
  const navigation = new FakeNavigation(`http://fleet.greenline.localhost:8080${at}`);
  const ports = { ...fakePorts(), navigation, ...told };
  const container = fakeContainer(ports);
  render(
    <ContainerProvider container={container}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        {page}
      </MemoryRouter>
    </ContainerProvider>,
  );
  return ports;
};
