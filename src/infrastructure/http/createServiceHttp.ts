import axios from 'axios';
import type { HttpContext } from './HttpContext.ts';
import { ServiceHttp } from './ServiceHttp.ts';
import type { TimeLimits } from './TimeLimits.ts';

const asSent = (data: unknown): unknown => (data instanceof FormData || data === '' ? data : JSON.stringify(data));

/**
 * A client of the service at `baseUrl` ('' is the page's own origin). Bodies stay text until `readAnswer` parses them.
 */
export const createServiceHttp = (baseUrl: string, context: HttpContext, limits?: TimeLimits): ServiceHttp =>
  new ServiceHttp(
    axios.create({
      baseURL: baseUrl,
      responseType: 'text',
      transformRequest: [asSent],
      transformResponse: [],
    }),
    context,
    limits,
  );
