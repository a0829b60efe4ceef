import { DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { DriverForm } from './DriverForm.tsx';
import { DriverPage } from './DriverPage.tsx';
import { DriversPage } from './DriversPage.tsx';

export const DriversRoom = () => (
  <RecordRoom
    room="drivers"
    port={DriverRegister}
    words={useDriverTexts()}
    nameOf={({ name }) => name}
    List={DriversPage}
    Page={DriverPage}
    Form={DriverForm}
  />
);
