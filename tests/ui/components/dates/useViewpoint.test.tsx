import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useViewpoint } from '../../../../src/ui/components/dates/useViewpoint.ts';
import { settingsFactory } from '../../../support/factories/settingsFactory.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const Locale = () => <output>{useViewpoint().locale}</output>;

it('is in the locale of the product, as dates are written elsewhere', () => {
  renderPage(<Locale />, { settings: settingsFactory.build({ locale: 'en-GB' }) });
  expect(screen.getByRole('status').textContent).toBe('en-GB');
});
