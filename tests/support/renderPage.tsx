import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContainerProvider } from '../../src/ui/shared/injection/ContainerProvider.tsx';
import { AdminTexts } from '../../src/ui/shared/texts/admin/AdminTexts.ts';
import { enUS as adminTexts } from '../../src/ui/shared/texts/admin/enUS.ts';
import { AccountTexts } from '../../src/ui/rooms/account/AccountTexts.ts';
import { accountTextsEnUS } from '../../src/ui/rooms/account/accountTextsEnUS.ts';
import { DriverTexts } from '../../src/ui/rooms/drivers/useDriverTexts.ts';
import { driverTextsEnUS } from '../../src/ui/rooms/drivers/driverTextsEnUS.ts';
import { VehicleTexts } from '../../src/ui/rooms/vehicles/useVehicleTexts.ts';
import { vehicleTextsEnUS } from '../../src/ui/rooms/vehicles/vehicleTextsEnUS.ts';
import { DownloadTexts } from '../../src/ui/shared/texts/download/DownloadTexts.ts';
import { enUS as downloadTexts } from '../../src/ui/shared/texts/download/enUS.ts';
import { enUS as texts } from '../../src/ui/shared/texts/enUS.ts';
import { Texts } from '../../src/ui/shared/texts/Texts.ts';
import { fakeContainer } from './fakeContainer.ts';
import { fakePorts, type FakePorts } from './fakePorts.ts';
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
  container.bind(Texts).toConstantValue(texts);
  container.bind(AdminTexts).toConstantValue(adminTexts);
  container.bind(AccountTexts).toConstantValue(accountTextsEnUS);
  container.bind(DownloadTexts).toConstantValue(downloadTexts);
  container.bind(DriverTexts).toConstantValue(driverTextsEnUS);
  container.bind(VehicleTexts).toConstantValue(vehicleTextsEnUS);
  render(
    <ContainerProvider container={container}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        {page}
      </MemoryRouter>
    </ContainerProvider>,
  );
  return ports;
};
