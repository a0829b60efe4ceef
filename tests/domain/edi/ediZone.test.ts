import { describe, expect, it } from 'vitest';
import { ediZone, regionCode } from '../../../src/domain/edi/ediZone.ts';

const hours = (count: number) => ({ offset: 60 * count });

describe('the zone of a time in a file', () => {
  it.each([
    ['ET', 'America/New_York'],
    ['CT', 'America/Chicago'],
    ['MT', 'America/Denver'],
    ['PT', 'America/Los_Angeles'],
    ['AT', 'America/Anchorage'],
    ['HT', 'Pacific/Honolulu'],
    ['TT', 'America/Halifax'],
    ['NT', 'America/St_Johns'],
  ])('%s is the clock of %s, both ways', (code, region) => {
    expect(ediZone(code)).toEqual({ region });
    expect(regionCode(region)).toBe(code);
  });

  it.each([
    ['ES', 'EST', -5],
    ['CS', 'CST', -6],
    ['MS', 'MST', -7],
    ['PS', 'PST', -8],
    ['ED', 'EDT', -4],
    ['CD', 'CDT', -5],
    ['MD', 'MDT', -6],
    ['PD', 'PDT', -7],
    ['UT', 'UTC', 0],
    ['GM', 'GMT', 0],
    ['01', 'CET', 1],
  ])('%s and %s are %i hours from UTC', (two, three, off) => {
    expect([ediZone(two), ediZone(three)]).toEqual([hours(off), hours(off)]);
  });

  it.each([
    ['AS', -9],
    ['AD', -8],
    ['HS', -10],
    ['HD', -9],
    ['TS', -4],
    ['TD', -3],
    ['NS', -3.5],
    ['ND', -2.5],
    ['12', 12],
    ['13', -12],
    ['24', -1],
    ['+0100', 1],
    ['-05:30', -5.5],
    ['+1400', 14],
    ['+1359', 13 + 59 / 60],
  ])('%s is %f hours from UTC', (code, off) => {
    expect(ediZone(code)).toEqual(hours(off));
  });

  it.each(['', 'LT', 'XX', '00', '25', '1', '013', '+1500', '+0160', '100', 'x+0100', '+0100x', 'constructor'])(
    '%j is unknown',
    (code) => {
      expect(ediZone(code)).toBeUndefined();
    },
  );

  it('is not written for a region without a code', () => {
    expect(regionCode('Europe/Berlin')).toBeUndefined();
  });
});
