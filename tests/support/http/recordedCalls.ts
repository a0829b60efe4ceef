import axios from 'axios';
import { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { lineTo } from './openLine.ts';

/** Calls that are answered with nothing, and what each of their requests carried. */
export const recordedCalls = () => {
  const around = lineTo('');
  const requests: { isSpinning: boolean; key: unknown }[] = [];
  const client = axios.create({
    transformResponse: [],
    adapter: (config) => {
      requests.push({ isSpinning: around.pending.any(), key: config.headers.get('Idempotency-Key') ?? undefined });
      return Promise.resolve({ data: '{"code":200}', status: 200, statusText: 'OK', headers: {}, config });
    },
  });
  return { requests, http: new ServiceHttp(client, around) };
};
