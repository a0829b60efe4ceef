import { Route, Routes } from 'react-router-dom';
import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { useBoardPart } from './board/useBoardPart.ts';
import { OutboxNote } from './outbox/OutboxNote.tsx';
import { ShipmentPage } from './ShipmentPage.tsx';
import { ShipmentsPage } from './ShipmentsPage.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The shipments of a fleet or of a shipper, and the board of a fleet. */
export const ShipmentsRoom = () => {
  const { Part: Board } = useBoardPart();
  const isFleet = useOwnSide() === 'carrier';
  return (
    <>
      <OutboxNote />
      <Routes>
        {isFleet && <Route path="board" element={<Board meanwhile={<SkeletonCard facts={4} />} />} />}
        <Route
          path="*"
          element={
            <RecordRoom
              room="shipments"
              port={ShipmentRegister}
              words={useShipmentTexts()}
              List={ShipmentsPage}
              Page={ShipmentPage}
            />
          }
        />
      </Routes>
    </>
  );
};
