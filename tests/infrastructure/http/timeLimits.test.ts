import axios from 'axios';
import { expect, it } from 'vitest';
import { dataOf } from '../../../src/infrastructure/http/dataOf.ts';
import { documentAnswer } from '../../../src/infrastructure/http/papers/documentAnswer.ts';
import { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { calls } from '../../support/http/calls.ts';
import { lineTo } from '../../support/http/openLine.ts';

/** A client with its default time limits, and the limit of each request it makes. */
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
