import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDateContext } from '../../../../src/ui/components/dates/useDateContext.ts';
import { settingsFactory } from '../../../support/factories/settingsFactory.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const Locale = () => <output>{useDateContext().locale}</output>;

it('date fields use the configured locale', () => {
  renderPage(<Locale />, { settings: settingsFactory.build({ locale: 'en-GB' }) });
  expect(screen.getByRole('status').textContent).toBe('en-GB');
});
