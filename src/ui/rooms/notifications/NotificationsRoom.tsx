import { Route, Routes } from 'react-router-dom';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

/** What one was told of the market. */
export const NotificationsRoom = () => (
  <Routes>
    <Route index element={<NotificationsPage />} />
    <Route path="*" element={<RoomNotFound />} />
  </Routes>
);
