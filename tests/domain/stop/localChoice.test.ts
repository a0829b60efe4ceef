import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeOf } from '../../../src/domain/calendar/localTimeOf.ts';
import { localChoice } from '../../../src/domain/stop/localChoice.ts';

const at = (day: string, hour: number, minute: number) => ({ day, hour, minute, second: 0 });
const instant = (text: string): number => Date.parse(text);

describe('a local time', () => {
  it('is one instant on most days', () => {
    const choice = localChoice(at('2026-11-25', 8, 0), 'Europe/Berlin');
    expect(choice).toEqual({ kind: 'once', instant: instant('2026-11-25T08:00:00+01:00') });
  });

  it.each([
    ['Europe/Berlin', at('2026-03-29', 2, 30), '2026-03-29T03:00:00+02:00'],
    ['Europe/Berlin', at('2026-03-29', 2, 0), '2026-03-29T03:00:00+02:00'],
    ['America/New_York', at('2026-03-08', 2, 59), '2026-03-08T03:00:00-04:00'],
    ['Australia/Lord_Howe', at('2026-10-04', 2, 10), '2026-10-04T02:30:00+11:00'],
  ])('that does not exist in %s is answered with the next one that does: %o', (zone, local, next) => {
    expect(localChoice(local, zone)).toEqual({ kind: 'skipped', next: instant(next) });
  });

  it.each([
    ['Europe/Berlin', at('2026-10-25', 2, 30), '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
    ['America/New_York', at('2026-11-01', 1, 0), '2026-11-01T01:00:00-04:00', '2026-11-01T01:00:00-05:00'],
  ])('that exists twice in %s is asked about: %o', (zone, local, earlier, later) => {
    expect(localChoice(local, zone)).toEqual({ kind: 'twice', earlier: instant(earlier), later: instant(later) });
  });

  it('read from an instant leads back to it, whatever the zone', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];
    const seconds = fc.integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2028, 0) / 1000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const choice = localChoice(localTimeOf(second * 1000, zone), zone);
        const found =
          choice.kind === 'once' ? [choice.instant] : choice.kind === 'twice' ? [choice.earlier, choice.later] : [];
        expect(found).toContain(second * 1000);
      }),
    );
  });
});
