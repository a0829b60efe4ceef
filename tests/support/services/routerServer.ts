import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from './listenLocally.ts';

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** What OSRM answers for a way of these legs, in metres. */
export const osrmAnswer = (...metres: readonly number[]): string =>
  JSON.stringify({
    code: 'Ok',
    routes: [{ legs: metres.map((distance) => ({ distance, duration: distance / 20, steps: [] })) }],
    waypoints: [],
  });

/** A router on this machine until the test ends, which answers with the text or as it is told. */
export async function routerServer(answer: string | Answering) {
  const asked: { readonly method: string; readonly path: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', body });
      if (typeof answer === 'string') response.end(answer);
      else answer(response, request);
    });
  });
  const port = await listenLocally(server);
  return { base: `http://127.0.0.1:${port}`, asked };
}
