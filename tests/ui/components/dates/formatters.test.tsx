import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
// Loaded first: loading the calendar is not what is tested here.
import '../../../../src/ui/components/dates/DatePopUp.tsx';
import { DateTimeField } from '../../../../src/ui/components/dates/DateTimeField.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const context = { locale: 'en-US', zone: 'America/Chicago', now: Date.parse('2026-03-05T18:00:00Z') };

const Native = Intl.DateTimeFormat;

const open = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: /open the calendar$/ }));
  await screen.findByRole('dialog');
};

it('turning months or reopening the calendar creates no new date formatter', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...options) {
    return new Native(...options);
  });
  renderPage(
    <DateTimeField
      mode="range"
      label="Pick-up"
      name="pickUp"
      value="2026-03-02T08:00Z ~ 2026-03-07T17:00Z"
      zone="Europe/Berlin"
      context={context}
      onChange={() => {}}
    />,
  );
  await open();
  made.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(made).not.toHaveBeenCalled();
});
