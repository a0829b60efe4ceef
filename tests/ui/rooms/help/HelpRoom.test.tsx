import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HelpRoom } from '../../../../src/ui/rooms/help/HelpRoom.tsx';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/help/*" element={<HelpRoom />} />
  </Routes>
);
const questions = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const forAll = [
  'Who can do what',
  'When you are signed out',
  'Entering dates and times',
  'Where towns and maps come from',
  'Where CO2e figures come from',
];

it.each([
  ['fleet', ['Inviting a driver', 'Inviting several from a list', 'Paper status', ...forAll]],
  ['office', forAll],
] as const)('a member of a %s finds help on its rooms', (audience, titles) => {
  renderRoom(room, { at: '/ui/help', membership: { audience } });
  expect(questions()).toEqual(titles);
});

it('the help explains the roles and the statuses of papers', () => {
  renderRoom(room, { at: '/ui/help' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Expired',
    'Missing',
    'Expiring',
    'Valid',
    'Owner',
    'Dispatcher',
    'Viewer',
  ]);
});

it('the help links to the date fields and back', async () => {
  renderRoom(room, { at: '/ui/help' });
  await userEvent.click(screen.getByRole('link', { name: 'Try the date fields' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Dates and times' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
});

it('the help has no page at other addresses', () => {
  renderRoom(room, { at: '/ui/help/nowhere' });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
