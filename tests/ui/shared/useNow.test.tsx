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

it('a page that is left open past midnight knows the new day, its date fields the same one', () => {
  const { clock } = renderPage(<Days />, { clock: lateInTheYear() });
  expect(shown()).toBe('2026-12-31 2026-12-31 2026');
  act(() => clock.advance(60_000));
  expect(shown()).toBe('2027-01-01 2027-01-01 2027');
  act(() => clock.advance(86_400_000));
  expect(shown()).toBe('2027-01-02 2027-01-02 2027');
});

it('leaves the clock alone once nothing asks for it', () => {
  const { clock } = renderPage(<Days />);
  expect(clock.timers).toBeGreaterThan(0);
  cleanup();
  expect(clock.timers).toBe(0);
});
