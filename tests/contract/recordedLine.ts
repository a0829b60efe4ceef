import axios from 'axios';
import { ServiceHttp } from '../../src/infrastructure/http/ServiceHttp.ts';
import { lineTo } from '../support/http/openLine.ts';

const bodyOf = (data: unknown): unknown => {
  if (!(data instanceof FormData)) return data;
  const parts = Object.fromEntries(data);
  return typeof parts['data'] === 'string' ? JSON.parse(parts['data']) : parts;
};

/** A client that reaches nobody: it keeps the last query and body that were sent, as JSON leaves them, and gets the same answer to everything. */
export const recordedLine = (answer: unknown = null) => {
  const sent: { body: unknown; query: unknown } = { body: undefined, query: undefined };
  const client = axios.create({
    transformRequest: [(data: unknown) => data],
    transformResponse: [],
    adapter: (config) => {
      const body = bodyOf(config.data);
      sent.query = config.params;
      sent.body = body instanceof FormData || hasFile(body) ? body : JSON.parse(JSON.stringify(body));
      return Promise.resolve({ data: JSON.stringify(answer), status: 200, statusText: '', headers: {}, config });
    },
  });
  return { http: new ServiceHttp(client, lineTo('')), sent };
};

const hasFile = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.values(body).some((part) => part instanceof File);
