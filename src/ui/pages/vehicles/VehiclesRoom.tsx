import { Route, Routes } from 'react-router-dom';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { NoSuchRoom } from '../admin/NoSuchRoom.tsx';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { EditVehiclePage } from './EditVehiclePage.tsx';
import { NewVehiclePage } from './NewVehiclePage.tsx';
import { NoSuchVehicle } from './NoSuchVehicle.tsx';
import { VehiclePage } from './VehiclePage.tsx';
import { VehiclesPage } from './VehiclesPage.tsx';

/** The company's vehicles: the list, one of them, and the form for a new or changed one. Who only reads has no form. */
export const VehiclesRoom = () => {
  const writes = mayWrite(useWorkplace().membership.role);
  return (
    <Routes>
      <Route index element={<VehiclesPage />} />
      <Route path="new" element={writes ? <NewVehiclePage /> : <NoSuchVehicle />} />
      <Route path=":id" element={<VehiclePage />} />
      {writes && <Route path=":id/edit" element={<EditVehiclePage />} />}
      <Route path="*" element={<NoSuchRoom />} />
    </Routes>
  );
};
