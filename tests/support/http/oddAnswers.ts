import type { RequestListener } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** The services send null for what is not there. */
const json = (status: number, body: unknown, headers: Headers = {}): RequestListener =>
  text(
    status,
    JSON.stringify(body, (_, value: unknown) => (value === undefined ? null : value)),
    headers,
  );

/** Any text at all. */
export const text =
  (status: number, body: string, headers: Headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** The envelope of a success. */
export const success = (data: unknown): RequestListener => json(200, { code: 200, data });

/** The envelope of a failure, with a fitting status. */
export const failure = (status: number, body: object = {}, headers: Headers = {}): RequestListener =>
  json(status, { code: status, message: 'Refused.', ...body }, headers);

/** A status of 200 around whatever body. */
export const body = (value: unknown): RequestListener => json(200, value);

/** The front page of some proxy, where JSON belongs. */
export const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title>');

/** A connection that breaks in the middle of the body. */
export const brokenOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"code":200,"da', () => response.destroy());
};

/** A connection that is closed without a word. */
export const hungUp: RequestListener = (request) => request.socket.destroy();

/** No answer, ever. */
export const silence: RequestListener = () => {};
