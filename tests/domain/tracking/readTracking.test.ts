import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTracking } from '../../../src/domain/tracking/readTracking.ts';
import { aStop, asAnswered, aTracking, hoursOn } from '../../support/factories/trackingFactory.ts';

describe('what the service answers about a link', () => {
  it.each([
    ['on the way', aTracking()],
    ['delivered', aTracking({ status: 'delivered', deliveredAt: hoursOn(-1), position: undefined })],
    [
      'with a stop of which little is known',
      aTracking({ stops: [aStop({ from: undefined, to: undefined, place: undefined })] }),
    ],
  ])('is read whole: %s', (_, tracking) => {
    expect(readTracking(asAnswered(tracking))).toEqual(tracking);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'on_the_way'],
    ['a status nobody knows', { ...asAnswered(aTracking()), status: 'lost' }],
    ['no time', { ...asAnswered(aTracking()), asOf: 'yesterday' }],
    ['no stops', { ...asAnswered(aTracking()), stops: null }],
  ])('is no shipment if it is %s', (_, raw) => {
    expect(readTracking(raw)).toBeUndefined();
  });

  it('loses what is wrong with a stop, and nothing else', () => {
    const [pickup, delivery] = asAnswered(aTracking()).stops;
    const wrong = {
      ...delivery,
      city: `Lyon\u202E${'x'.repeat(200)}`,
      timeZone: 'Mars/Olympus',
      lat: '45.8',
      window: null,
      expected: { at: 'soon', basis: 'magic', late: 'yes' },
    };
    const read = readTracking({ ...asAnswered(aTracking()), stops: [pickup, wrong] });
    expect(read?.stops[0]).toEqual(aTracking().stops[0]);
    expect(read?.stops[1]).toEqual(
      aStop({
        town: `Lyon${'x'.repeat(76)}`,
        timeZone: undefined,
        place: undefined,
        from: undefined,
        to: undefined,
      }),
    );
  });

  it('has twenty stops at most', () => {
    const stops = Array.from({ length: 1_000 }, () => ({}));
    expect(readTracking({ ...asAnswered(aTracking()), stops })?.stops).toHaveLength(20);
  });

  it('never throws', () => {
    const anything = fc.property(fc.anything(), fc.anything(), (whole, part) => {
      readTracking(whole);
      readTracking({ ...asAnswered(aTracking()), stops: [part], position: part });
    });
    expect(() => fc.assert(anything)).not.toThrow();
  });
});
