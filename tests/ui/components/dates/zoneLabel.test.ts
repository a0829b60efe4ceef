import { expect, it } from 'vitest';
import { zoneLabel } from '../../../../src/ui/components/dates/zoneLabel.ts';

const july = Date.parse('2026-07-04T12:00:00Z');

it('a time zone is labelled with what people there call it on that day', () => {
  expect(zoneLabel('America/Chicago', 'Europe/Berlin', 'en-US', july)).toBe('CDT');
});

it("the user's own time zone has no label, whatever its alias", () => {
  expect(zoneLabel('Etc/UTC', 'UTC', 'en-US', july)).toBeUndefined();
});
