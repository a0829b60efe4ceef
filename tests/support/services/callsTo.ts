import type { World } from './openWorld.ts';
import { readAnswer } from './readAnswer.ts';

/** Calls of running services, POST if they have JSON, answered like those of a world. */
export const callsTo = (address: string): Pick<World, 'call'> => ({
  call: async (path, { json, body, method, token, company, headers } = {}) =>
    readAnswer(
      await fetch(`${address}${path}`, {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
        headers: {
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(company !== undefined && { 'X-Company-Id': company }),
          ...Object.fromEntries(new Headers(headers)),
        },
      }),
    ),
});
