import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Saves the list on the screen as a file. */
export const exportAs = async (format: 'CSV' | 'Excel (.xlsx)'): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Export or print' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: format }));
};
