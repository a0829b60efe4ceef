import axios from 'axios';
import { ServiceHttp } from '../../src/infrastructure/http/ServiceHttp.ts';
import { lineTo } from '../support/http/openLine.ts';

const bodyOf = (data: unknown): unknown => {
  if (!(data instanceof FormData)) return data;
  const parts = Object.fromEntries(data);
  return typeof parts['data'] === 'string' ? JSON.parse(parts['data']) : parts;
};

/** A client without a network: it keeps the query and body last sent, as JSON, and returns the same answer to every call. */
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
