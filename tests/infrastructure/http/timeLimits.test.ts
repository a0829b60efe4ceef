import axios, { AxiosError } from 'axios';
import { expect, it } from 'vitest';
import { driverRecordAnswer } from '../../../src/infrastructure/http/drivers/driverAnswers.ts';
import { dataOf } from '../../../src/infrastructure/http/dataOf.ts';
import { documentAnswer } from '../../../src/infrastructure/http/papers/documentAnswer.ts';
import { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import type { FakeClock } from '../../support/fakes/FakeClock.ts';
import { calls } from '../../support/http/calls.ts';
import { lineTo } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

/**
 * A client with its default time limits, and the limit of each request it makes. Requests take `takes` ms and then fail, or answer
 * at once.
 */
const measured = (takes?: number) => {
  const timeouts: (number | undefined)[] = [];
  const around = lineTo('');
  const line = axios.create({
    responseType: 'text',
    transformResponse: [],
    adapter: (config) => {
      timeouts.push(config.timeout);
      if (takes !== undefined) {
        around.clock.advance(Math.min(takes, config.timeout ?? takes));
        return Promise.reject(new AxiosError('no answer', AxiosError.ECONNABORTED, config));
      }
      const data = config.responseType === 'blob' ? new Blob() : '{"code":200,"data":null}';
      return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
    },
  });
  return { timeouts, clock: around.clock, http: new ServiceHttp(line, around) };
};

/** Lets each pause between requests elapse as it starts. Never ends by itself. */
const passPauses = async (clock: FakeClock): Promise<never> => {
  clock.advance(await clock.nextTimer());
  return passPauses(clock);
};

it.each([
  ['GET', 10_000],
  ['POST', 20_000],
  ['PUT', 20_000],
  ['DELETE', 20_000],
] as const)('a %s has a time limit of %i ms', async (method, most) => {
  const { http, timeouts } = measured();
  await Promise.allSettled([calls[method](http)]);
  expect(timeouts).toEqual([most]);
});

it('uploads and downloads have a time limit of five minutes', async () => {
  const { http, timeouts } = measured();
  await http.file('GET /v1/drivers/{id}/documents/{documentId}', { params: { id: '1', documentId: '2' } });
  const form = {
    type: 'photo',
    issuedOn: undefined,
    expiresOn: undefined,
    file: new File(['bytes'], 'ann.jpg'),
  } as const;
  const call = { params: { id: '1' }, form, answer: dataOf(documentAnswer) };
  await Promise.allSettled([http.call('POST /v1/drivers/{id}/documents', call)]);
  expect(timeouts).toEqual([300_000, 300_000]);
});

it('a form without a file has the time limit of any other write', async () => {
  const { http, timeouts } = measured();
  const form = { data: { status: 'active', pause: null, version: 1 } } as const;
  const call = { params: { id: '1' }, form, idempotencyKey: 'key', answer: dataOf(driverRecordAnswer) };
  await Promise.allSettled([http.call('POST /v1/drivers/{id}/status', call)]);
  expect(timeouts).toEqual([20_000]);
});

it.each([1, 999, 4_000, 5_500, 7_000, 9_999, 10_000, 600_000])(
  'a read whose requests end without an answer after %i ms fails within 12 seconds, with all its retries',
  async (takes) => {
    const { http, clock, timeouts } = measured(takes);
    const asked = clock.now();
    const trouble = troubleOf(calls.GET(http));
    await Promise.race([trouble, passPauses(clock)]);
    expect(await trouble).toEqual({ kind: 'unreachable', offline: false });
    expect(timeouts.length).toBeGreaterThan(1);
    expect(clock.now() - asked).toBeLessThan(12_000);
  },
);

it('a write is still tried again after a long wait, because it must not be lost', async () => {
  const { http, clock, timeouts } = measured(20_000);
  const trouble = troubleOf(calls.POST(http, { idempotencyKey: 'key-1' }));
  await Promise.race([trouble, passPauses(clock)]);
  expect(timeouts).toEqual([20_000, 20_000, 20_000]);
});
