import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { NoSuchRoom } from '../../shared/workplace/NoSuchRoom.tsx';
import { OnlyReads } from '../../shared/workplace/OnlyReads.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { EditVehiclePage } from './EditVehiclePage.tsx';
import { NewVehiclePage } from './NewVehiclePage.tsx';
import { VehiclePage } from './VehiclePage.tsx';
import { VehiclesPage } from './VehiclesPage.tsx';

/** The company's vehicles: the list, one of them, and the form. Whoever only reads is told so in its place. */
export const VehiclesRoom = () => {
  const writes = mayWrite(useWorkplace().membership.role);
  const onlyReads = <OnlyReads room="vehicles" />;
  return (
    <Routes>
      <Route index element={<VehiclesPage />} />
      <Route path="new" element={writes ? <NewVehiclePage /> : onlyReads} />
      <Route path=":id" element={<VehiclePage />} />
      <Route path=":id/edit" element={writes ? <EditVehiclePage /> : onlyReads} />
      <Route path="*" element={<NoSuchRoom />} />
    </Routes>
  );
};
