import { Route, Routes } from 'react-router-dom';
import { CarrierRegister } from '../../../application/carriers/CarrierRegister.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { CarrierPage } from './CarrierPage.tsx';
import { CarriersPage } from './CarriersPage.tsx';
import { ListsPage } from './ListsPage.tsx';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** The fleets a shipper works with, and the lists it has them on. */
export const CarriersRoom = () => {
  const words = useCarrierTexts();
  const writes = mayWrite(useWorkplace().membership.role);
  return (
    <Routes>
      <Route path="lists" element={<ListsPage mayWrite={writes} />} />
      <Route
        path="*"
        element={
          <RecordRoom room="carriers" port={CarrierRegister} words={words} List={CarriersPage} Page={CarrierPage} />
        }
      />
    </Routes>
  );
};
