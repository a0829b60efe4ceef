import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Selects rows by what they are called, opens an action of the bar, and returns its dialog. */
export const askForAll = async (names: readonly string[], action: string) => {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person does
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  await userEvent.click(screen.getByRole('button', { name: action }));
  return within(screen.getByRole('dialog'));
};
