import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayOf } from '../../../src/domain/calendar/dayOf.ts';
import { useDateContext } from '../../../src/ui/components/dates/useDateContext.ts';
import { useToday } from '../../../src/ui/shared/useToday.ts';
import { useYear } from '../../../src/ui/shared/useYear.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { renderPage } from '../../support/renderPage.tsx';

const Days = () => <output>{[useToday(), dayOf(new Date(useDateContext().now)), useYear()].join(' ')}</output>;
const shown = () => screen.getByRole('status').textContent;
const lateInTheYear = () => new FakeClock(new Date(2026, 11, 31, 23, 59, 30).getTime());

it('a page left open past midnight shows the new day, also in its date fields', () => {
  const { clock } = renderPage(<Days />, { clock: lateInTheYear() });
  expect(shown()).toBe('2026-12-31 2026-12-31 2026');
  act(() => clock.advance(60_000));
  expect(shown()).toBe('2027-01-01 2027-01-01 2027');
  act(() => clock.advance(86_400_000));
  expect(shown()).toBe('2027-01-02 2027-01-02 2027');
});

it('the clock has no timer once nothing uses it', () => {
  const { clock } = renderPage(<Days />);
  expect(clock.timers).toBeGreaterThan(0);
  cleanup();
  expect(clock.timers).toBe(0);
});
