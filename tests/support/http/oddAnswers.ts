import type { RequestListener } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** The services send null for missing values. */
const json = (status: number, body: unknown, headers: Headers = {}): RequestListener =>
  text(
    status,
    JSON.stringify(body, (_, value: unknown) => (value === undefined ? null : value)),
    headers,
  );

/** Any text. */
export const text =
  (status: number, body: string, headers: Headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** A success envelope. */
export const success = (data: unknown): RequestListener => json(200, { code: 200, data });

/** A failure envelope with its status. */
export const failure = (status: number, body: object = {}, headers: Headers = {}): RequestListener =>
  json(status, { code: status, message: 'Refused.', ...body }, headers);

/** Status 200 with any body. */
export const body = (value: unknown): RequestListener => json(200, value);

/** An HTML page of a proxy instead of JSON. */
export const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title>');

/** A connection that breaks off within the body. */
export const brokenOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"code":200,"da', () => response.destroy());
};

/** A connection that closes without an answer. */
export const hungUp: RequestListener = (request) => request.socket.destroy();

/** Never answers. */
export const silence: RequestListener = () => {};
