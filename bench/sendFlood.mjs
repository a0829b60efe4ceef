// Child process: receives what to flood a port with, says when it has begun, and goes on until it is killed.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const host = '127.0.0.1';
const localAddress = '127.0.0.2';
const agent = new Agent({ keepAlive: true });
const [{ port, kind, count, path, headers }] = await once(process, 'message');

const slowBody =
  'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

const call = () =>
  request({ host, port, localAddress, agent, path, headers }, (answer) => answer.resume().on('close', call))
    .on('error', call)
    .end();

const lines = (given) =>
  Object.entries(given ?? {})
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** A PDF of almost 10 MiB, as the browser would send it. */
const uploaded = () => {
  const start = '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\nother\r\n--x\r\n';
  const head = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  return Buffer.concat([Buffer.from(start + head), randomBytes(9_900_000), Buffer.from('\r\n--x--\r\n')]);
};
const upload = (body) => () => {
  const more = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': body.length };
  const own = { ...headers, ...more, 'Idempotency-Key': randomUUID() };
  const sent = request({ host, port, localAddress, agent, path, method: 'POST', headers: own }, (answer) =>
    answer.resume(),
  );
  sent
    .on('error', () => undefined)
    .on('close', () => setTimeout(upload(body), 10))
    .end(body);
};

const hold = (text) => () => {
  const socket = connect({ host, port, localAddress });
  socket.on('error', () => undefined).on('close', () => setTimeout(hold(text), 1_000));
  if (text) socket.write(text);
};

/** Asks again and again over one connection, and reads nothing. */
const askWithoutReading = () => {
  const socket = connect({ host, port, localAddress });
  const head = lines(headers);
  const asking = setInterval(() => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n`), 100);
  socket.pause();
  socket
    .on('error', () => undefined)
    .on('close', () => {
      clearInterval(asking);
      setTimeout(askWithoutReading, 1_000);
    });
};

const begin = {
  calls: call,
  bodies: hold(slowBody),
  connections: hold(''),
  readers: askWithoutReading,
  streams: hold(`GET /v1/stream HTTP/1.1\r\nHost: x\r\n${lines(headers)}\r\n`),
  uploads: kind === 'uploads' ? upload(uploaded()) : undefined,
}[kind];
for (let each = 0; each < count; each += 1) begin();
setTimeout(() => process.send('begun'), 1_000);
