import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DatesPage } from '../../../../src/ui/rooms/help/DatesPage.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

it.each([
  ['2026-03-05', /^2026-03-05T00:00:00\S+ ~ 2026-03-05T23:59:59.999\S+$/],
  ['2026-03-05 ~', /^2026-03-05T00:00:00\S+$/],
  ['~ 2026-03-09', /^~ 2026-03-09T23:59:59.999\S+$/],
  ['2026-03-05 ~ 2026-03-09', /^2026-03-05T00:00:00\S+ ~ 2026-03-09T23:59:59.999\S+$/],
])('a filter of %s shows the limits its list is asked with', async (typed, value) => {
  renderPage(<DatesPage />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Days' }), typed);
  await userEvent.tab();
  const card = screen.getByRole('region', { name: 'A filter' });
  expect(
    within(card)
      .getAllByRole('status')
      .map(({ textContent }) => textContent?.trim()),
  ).toContainEqual(expect.stringMatching(value));
});
