import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useViewpoint } from '../../../../src/ui/components/dates/useViewpoint.ts';
import { settingsFactory } from '../../../support/factories/settingsFactory.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const Watch = () => <output>{new Date(useViewpoint().now).toISOString()}</output>;

const Locale = () => <output>{useViewpoint().locale}</output>;

it('a page that is left open past midnight knows the new day', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: Date.parse('2026-03-05T23:59:30Z') });
  renderPage(<Watch />);
  expect(screen.getByRole('status').textContent).toMatch(/^2026-03-05/);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole('status').textContent).toMatch(/^2026-03-06/);
});

it('is in the locale of the product, as dates are written elsewhere', () => {
  renderPage(<Locale />, { settings: settingsFactory.build({ locale: 'en-GB' }) });
  expect(screen.getByRole('status').textContent).toBe('en-GB');
});
