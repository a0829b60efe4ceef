import { Route, Routes } from 'react-router-dom';
import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { useBoardPart } from './board/useBoardPart.ts';
import { useStatusImportPart } from './edi/import/useStatusImportPart.ts';
import { OutboxElsewhere } from './outbox/OutboxElsewhere.tsx';
import { OutboxNote } from './outbox/OutboxNote.tsx';
import { ViewerNote } from '../../shared/workplace/ViewerNote.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { ShipmentPage } from './ShipmentPage.tsx';
import { ShipmentsPage } from './ShipmentsPage.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The shipments of a fleet or of a shipper, and the board of a fleet. */
export const ShipmentsRoom = () => {
  const { Part: Board } = useBoardPart();
  const { Part: StatusImport } = useStatusImportPart();
  const isFleet = useOwnSide() === 'carrier';
  const writes = mayWrite(useWorkplace().membership.role);
  const statusImport = writes ? (
    <StatusImport meanwhile={<SkeletonCard facts={3} />} />
  ) : (
    <ViewerNote room="shipments" />
  );
  return (
    <>
      <OutboxNote />
      <OutboxElsewhere />
      <Routes>
        {isFleet && <Route path="board" element={<Board meanwhile={<SkeletonCard facts={4} />} />} />}
        {isFleet && <Route path="import" element={statusImport} />}
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
