import { Route, Routes } from 'react-router-dom';
import { NoSuchRoom } from '../../shared/workplace/NoSuchRoom.tsx';
import { DatesPage } from './DatesPage.tsx';
import { HelpPage } from './HelpPage.tsx';

/** The help page, and a page to try the date fields. */
export const HelpRoom = () => (
  <Routes>
    <Route index element={<HelpPage />} />
    <Route path="dates" element={<DatesPage />} />
    <Route path="*" element={<NoSuchRoom />} />
  </Routes>
);
