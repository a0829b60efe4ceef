import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { FetchTrackedShipments } from '../../../../src/infrastructure/http/tracking/FetchTrackedShipments.ts';
import { asAnswered, aTracking } from '../../../support/factories/trackingFactory.ts';

const answering = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
};
const shipments = new FetchTrackedShipments(Promise.resolve('https://api.test'));
const whole = () => Response.json({ code: 200, data: asAnswered(aTracking()) });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tracking link over HTTP', () => {
  it('is asked for by its code, and again as such', async () => {
    const asked = answering(whole);
    expect(await shipments.read('k3J', false)).toEqual(aTracking());
    await shipments.read('k3J', true);
    expect(asked).toEqual(['https://api.test/v1/tracking/k3J', 'https://api.test/v1/tracking/k3J?again=true']);
  });

  it('leads nowhere only if the service says so', async () => {
    answering(() => Response.json({ code: 404, message: 'Not found.' }, { status: 404 }));
    expect(await shipments.read('k3J', false)).toBeUndefined();
  });

  it.each([
    ['a page that is not found', () => new Response('Not found', { status: 404 })],
    ['a page of another server', () => new Response('<!doctype html>', { status: 200 })],
    ['JSON of another kind', () => Response.json({ code: 404 }, { status: 502 })],
    ['too many requests', () => Response.json({ code: 429 }, { status: 429 })],
    ['half an answer', () => Response.json({ code: 200, data: { status: 'on_the_way' } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not answered by %s', async (_, answer) => {
    answering(answer);
    await expect(shipments.read('k3J', false)).rejects.toBeInstanceOf(Failure);
  });
});
