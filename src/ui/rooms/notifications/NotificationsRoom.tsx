import { Route, Routes } from 'react-router-dom';
import { RoomNotFound } from '../../shared/workplace/RoomNotFound.tsx';
import { NotificationSettingsPage } from './NotificationSettingsPage.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

/** What one was told of the market, and how one wants to be told. */
export const NotificationsRoom = () => (
  <Routes>
    <Route index element={<NotificationsPage />} />
    <Route path="settings" element={<NotificationSettingsPage />} />
    <Route path="*" element={<RoomNotFound />} />
  </Routes>
);
