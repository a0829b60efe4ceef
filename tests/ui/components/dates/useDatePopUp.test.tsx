import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DatePopUp } from '../../../../src/ui/components/dates/DatePopUp.tsx';
import { useDatePopUp } from '../../../../src/ui/components/dates/useDatePopUp.ts';

type PopUp = typeof DatePopUp;
const Calendar: PopUp = () => <p>November</p>;

/** The calendar's script, which loads while `isThere`. */
const scriptThat = (standing: { isThere: boolean }) => {
  const load = () => (standing.isThere ? Promise.resolve(Calendar) : Promise.reject(new TypeError('Failed to fetch')));
  return renderHook(() => useDatePopUp(load)).result;
};

it('a calendar that fails to load is reported, and opens only when requested again', async () => {
  const standing = { isThere: false };
  const calendar = scriptThat(standing);
  await act(async () => calendar.current.open());
  expect(calendar.current).toMatchObject({ PopUp: undefined, isAsked: false, isGone: true });
  standing.isThere = true;
  await act(async () => calendar.current.approach());
  expect(calendar.current).toMatchObject({ PopUp: undefined, isGone: false });
  await act(async () => calendar.current.open());
  expect(calendar.current.PopUp).toBe(Calendar);
  await act(async () => calendar.current.close());
  expect(calendar.current.PopUp).toBeUndefined();
});

it('a calendar that fails to preload is not reported', async () => {
  const calendar = scriptThat({ isThere: false });
  await act(async () => calendar.current.approach());
  expect(calendar.current.isGone).toBe(false);
});

it('the report stays while the calendar is loaded again, and goes when it opens', async () => {
  const standing = { isThere: false };
  const calendar = scriptThat(standing);
  await act(async () => calendar.current.open());
  act(() => calendar.current.open());
  expect(calendar.current).toMatchObject({ isAsked: true, isGone: true });
  await act(async () => {});
  expect(calendar.current).toMatchObject({ isAsked: false, isGone: true });
  standing.isThere = true;
  await act(async () => calendar.current.open());
  expect(calendar.current).toMatchObject({ PopUp: Calendar, isGone: false });
});
