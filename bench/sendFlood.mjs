// Child process: receives what to flood a port with, says when it has begun, and goes on until it is killed.
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

const hold = (text) => () => {
  const socket = connect({ host, port, localAddress });
  socket.on('error', () => undefined).on('close', () => setTimeout(hold(text), 1_000));
  if (text) socket.write(text);
};

/** Asks again and again over one connection, and reads nothing. */
const askWithoutReading = () => {
  const socket = connect({ host, port, localAddress });
  const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const asking = setInterval(() => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${head.join('')}\r\n`), 100);
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
}[kind];
for (let each = 0; each < count; each += 1) begin();
setTimeout(() => process.send('begun'), 1_000);
