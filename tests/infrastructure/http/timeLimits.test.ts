import axios from 'axios';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { lineTo } from '../../support/http/openLine.ts';

/** A client with the limits it has by itself, and the milliseconds each of its requests may take. */
const measured = () => {
  const timeouts: (number | undefined)[] = [];
  const line = axios.create({
    responseType: 'text',
    transformResponse: [],
    adapter: (config) => {
      timeouts.push(config.timeout);
      const data = config.responseType === 'blob' ? new Blob() : '{"code":200,"data":null}';
      return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
    },
  });
  return { timeouts, http: new ServiceHttp(line, lineTo('')) };
};

it.each([
  ['GET', 10_000],
  ['POST', 20_000],
  ['PUT', 20_000],
  ['DELETE', 20_000],
] as const)('a %s may take %i ms', async (method, most) => {
  const { http, timeouts } = measured();
  await http.call({ method, path: '/api/v1/vehicle', answer: v.unknown() });
  expect(timeouts).toEqual([most]);
});

it('a file may take five minutes either way', async () => {
  const { http, timeouts } = measured();
  await http.file({ path: '/api/v1/vehicle/1/media/2' });
  await http.call({ method: 'POST', path: '/v1/drivers/1/documents', body: new FormData(), answer: v.unknown() });
  expect(timeouts).toEqual([300_000, 300_000]);
});
