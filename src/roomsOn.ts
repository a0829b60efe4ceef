import type { Container } from 'inversify';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { DriverTexts } from './ui/rooms/drivers/useDriverTexts.ts';
import { VehicleTexts } from './ui/rooms/vehicles/useVehicleTexts.ts';
import type { RoomParts } from './ui/workplace/RoomParts.ts';

/** Loads each room behind sign-in together with its bindings and texts. */
export const roomsOn = (container: Container, locale: string, reload: (build: string) => boolean): RoomParts => ({
  vehicles: lazyPart(async () => {
    const [{ VehiclesRoom }, { bindVehicles }, { bindDocuments }, { vehicleTextsEnUS }] = await Promise.all([
      import('./ui/rooms/vehicles/VehiclesRoom.tsx'),
      import('./infrastructure/container/bindVehicles.ts'),
      import('./infrastructure/container/bindDocuments.ts'),
      import('./ui/rooms/vehicles/vehicleTextsEnUS.ts'),
    ]);
    bindVehicles(container);
    bindDocuments(container);
    container.bind(VehicleTexts).toConstantValue(await textsIn(locale, {}, vehicleTextsEnUS));
    return VehiclesRoom;
  }, reload),
  drivers: lazyPart(async () => {
    const [{ DriversRoom }, { bindDrivers }, { bindDocuments }, { bindInvitations }, { driverTextsEnUS }] =
      await Promise.all([
        import('./ui/rooms/drivers/DriversRoom.tsx'),
        import('./infrastructure/container/bindDrivers.ts'),
        import('./infrastructure/container/bindDocuments.ts'),
        import('./infrastructure/container/bindInvitations.ts'),
        import('./ui/rooms/drivers/driverTextsEnUS.ts'),
      ]);
    bindDrivers(container);
    bindDocuments(container);
    bindInvitations(container);
    container.bind(DriverTexts).toConstantValue(await textsIn(locale, {}, driverTextsEnUS));
    return DriversRoom;
  }, reload),
  invitations: lazyPart(async () => {
    const [{ InvitationsRoom }, { bindInvitations }] = await Promise.all([
      import('./ui/rooms/invitations/InvitationsRoom.tsx'),
      import('./infrastructure/container/bindInvitations.ts'),
    ]);
    bindInvitations(container);
    return InvitationsRoom;
  }, reload),
  papers: lazyPart(async () => (await import('./ui/rooms/papers/PapersRoom.tsx')).PapersRoom, reload),
  company: lazyPart(async () => {
    const [{ CompanyRoom }, { bindCompany }] = await Promise.all([
      import('./ui/rooms/company/CompanyRoom.tsx'),
      import('./infrastructure/container/bindCompany.ts'),
    ]);
    bindCompany(container);
    return CompanyRoom;
  }, reload),
  help: lazyPart(async () => (await import('./ui/rooms/help/HelpRoom.tsx')).HelpRoom, reload),
});
