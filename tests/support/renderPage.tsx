import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContainerProvider } from '../../src/ui/injection/ContainerProvider.tsx';
import { enUS } from '../../src/ui/texts/enUS.ts';
import { TextsContext } from '../../src/ui/texts/TextsContext.ts';
import { fakeContainer } from './fakeContainer.ts';
import { fakePorts, type FakePorts } from './fakePorts.ts';
import { FakeNavigation } from './fakes/FakeNavigation.ts';

interface PageSurroundings extends Partial<FakePorts> {
  /** Path and query of the address the page stands at. */
  readonly at?: string;
}

/** A page in its real surroundings but for the ports, which are fakes; the answer holds them. */
export const renderPage = (page: ReactNode, { at = '/', ...told }: PageSurroundings = {}): FakePorts => {
  const navigation = new FakeNavigation(`http://fleet.greenline.localhost:8080${at}`);
  const ports = { ...fakePorts(), navigation, ...told };
  render(
    <ContainerProvider container={fakeContainer(ports)}>
      <TextsContext value={enUS}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          {page}
        </MemoryRouter>
      </TextsContext>
    </ContainerProvider>,
  );
  return ports;
};
