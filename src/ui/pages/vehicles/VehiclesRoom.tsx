import { Route, Routes } from 'react-router-dom';
import { NoSuchRoom } from '../admin/NoSuchRoom.tsx';
import { EditVehiclePage } from './EditVehiclePage.tsx';
import { NewVehiclePage } from './NewVehiclePage.tsx';
import { VehiclePage } from './VehiclePage.tsx';
import { VehiclesPage } from './VehiclesPage.tsx';

/** The company's vehicles: the list, one of them, and the form for a new or changed one. */
export const VehiclesRoom = () => (
  <Routes>
    <Route index element={<VehiclesPage />} />
    <Route path="new" element={<NewVehiclePage />} />
    <Route path=":id" element={<VehiclePage />} />
    <Route path=":id/edit" element={<EditVehiclePage />} />
    <Route path="*" element={<NoSuchRoom />} />
  </Routes>
);
