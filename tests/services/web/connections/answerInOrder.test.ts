import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerInOrder } from '../../../../services/web/connections/answerInOrder.ts';
import { newGate } from '../../../support/services/newGate.ts';
import { listenLocally } from '../../../support/services/listenLocally.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server whose answers wait for the gate. */
async function openServer() {
  const gate = newGate();
  const seen: string[] = [];
  const running = { now: 0, most: 0 };
  const answer = answerInOrder(
    (request, response) => {
      seen.push(request.url ?? '');
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      const end = async () => {
        await gate.opened;
        running.now -= 1;
        response.end(request.url);
      };
      void end();
    },
    (socket) => void socket.destroy(),
  );
  const server = createServer(answer);
  const port = await listenLocally(server);
  const send = async (requests: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(requests);
    return socket;
  };
  return { gate, seen, running, send };
}

it('begins a request of a connection only when the one before it is answered, and answers all', async () => {
  const { gate, seen, running, send } = await openServer();
  const socket = await send(get('/a') + get('/b') + get('/c'));
  let received = '';
  socket.on('data', (piece) => {
    received += String(piece);
  });
  await expect.poll(() => seen).toEqual(['/a']);
  gate.open();
  await expect.poll(() => received.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c']);
  expect(running.most).toBe(1);
  socket.write(get('/d'));
  await expect.poll(() => received).toContain('/d');
});

it('closes a connection with a thousand requests, and works on one of them at most', async () => {
  const { gate, seen, send } = await openServer();
  const socket = await send(get('/a').repeat(1_000));
  await once(socket, 'close');
  gate.open();
  const other = await send(get('/b'));
  await once(other, 'data');
  expect(seen).toEqual(['/a', '/b']);
});

it('keeps the connections apart', async () => {
  const { gate, seen, send } = await openServer();
  await send(get('/a'));
  await send(get('/b'));
  await expect.poll(() => seen.toSorted()).toEqual(['/a', '/b']);
  gate.open();
});
