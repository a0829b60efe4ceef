import { expect, it, vi } from 'vitest';
import { instantText } from '../../../src/ui/components/instantText.ts';
import { ownZone } from '../../../src/ui/components/ownZone.ts';
import { deadlineText } from '../../../src/ui/shared/freight/deadlineText.ts';

const readBy = (timeZone: string) => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({ ...known, timeZone });
};
const spaced = (text: string) => text.replaceAll('\u202F', ' ');

it.each([
  ['Europe/Berlin', 'en-GB', '12 Jan 2026, 12:30 CET', 'Mon 12 Jan 12:30 CET'],
  ['America/Chicago', 'en-US', 'Jan 12, 2026, 5:30 AM CST', 'Mon Jan 12 5:30 AM CST'],
  ['Asia/Kolkata', 'en-GB', '12 Jan 2026, 17:00 GMT+5:30', 'Mon 12 Jan 17:00 GMT+5:30'],
])('in %s times have that hour and that name (%s)', (zone, locale, instant, deadline) => {
  readBy(zone);
  expect(spaced(instantText('2026-01-12T11:30:00Z', locale))).toBe(instant);
  readBy(zone);
  expect(spaced(deadlineText('2026-01-12T11:30:00Z', locale))).toBe(deadline);
});

it('is UTC where the browser does not know it', () => {
  readBy('Etc/Unknown');
  expect(ownZone()).toBe('UTC');
});
