import { expect, it, vi } from 'vitest';
import { dayText } from '../../../src/ui/components/papers/dayText.ts';
import { instantText } from '../../../src/ui/components/instantText.ts';
import { localDay } from '../../../src/ui/components/localDay.ts';

const noon = new Date(2026, 0, 12, 12).toISOString();

it.each([
  ['the day of an instant', localDay, noon, /^12 Jan 2026$/],
  ['an instant', instantText, noon, /^12 Jan 2026, 12:00 (?:[A-Z]+|GMT[+-]\d+)$/],
  ['a day', dayText, '2026-01-12', /^12 Jan 2026$/],
])('%s is formatted for the locale, with a cached formatter', (_, write, value, written) => {
  expect(write(value, 'en-GB')).toMatch(written);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  write(value, 'en-GB');
  expect(made).not.toHaveBeenCalled();
});
