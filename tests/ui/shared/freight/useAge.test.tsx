import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAge } from '../../../../src/ui/shared/freight/useAge.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const Age = ({ at }: { readonly at: string }) => <output>{useAge()(at)}</output>;

it.each([
  ['2026-01-05T09:00:00Z', 'this minute'],
  ['2026-01-05T08:01:00Z', '59 minutes ago'],
  ['2026-01-05T08:00:00Z', '1 hour ago'],
  ['2026-01-05T07:01:00Z', '1 hour ago'],
  ['2026-01-05T07:00:00Z', '2 hours ago'],
  ['2026-01-03T09:00:00Z', '2 days ago'],
])('what was at %s was %s', (at, age) => {
  renderPage(<Age at={at} />, { clock: new FakeClock(Date.UTC(2026, 0, 5, 9)) });
  expect(screen.getByRole('status').textContent).toBe(age);
});
