import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { VehiclePage } from './VehiclePage.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import { VehiclesPage } from './VehiclesPage.tsx';

export const VehiclesRoom = () => (
  <RecordRoom
    room="vehicles"
    port={VehicleRegister}
    words={useVehicleTexts()}
    nameOf={({ fleetNo }) => fleetNo}
    List={VehiclesPage}
    Page={VehiclePage}
    Form={VehicleForm}
  />
);
