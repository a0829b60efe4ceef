import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { ShipmentPage } from './ShipmentPage.tsx';
import { ShipmentsPage } from './ShipmentsPage.tsx';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The shipments of a fleet or of a shipper. */
export const ShipmentsRoom = () => (
  <RecordRoom
    room="shipments"
    port={ShipmentRegister}
    words={useShipmentTexts()}
    List={ShipmentsPage}
    Page={ShipmentPage}
  />
);
