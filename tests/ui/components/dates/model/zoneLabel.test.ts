import { expect, it } from 'vitest';
import { zoneLabel } from '../../../../../src/ui/components/dates/model/zoneLabel.ts';

const july = Date.parse('2026-07-04T12:00:00Z');

it('a zone is named with its offset on that day', () => {
  expect(zoneLabel('America/Chicago', 'Europe/Berlin', 'en-US', july)).toBe('Central Daylight Time (GMT-5)');
});

it("the reader's own zone is not named, by whichever of its names it goes", () => {
  expect(zoneLabel('Etc/UTC', 'UTC', 'en-US', july)).toBeUndefined();
});
