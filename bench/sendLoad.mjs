// Child process: receives requests, sends each when due (open loop) and reports the answers.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const [{ origins, requests }] = await once(process, 'message');
const started = performance.now();
const answers = [];

for (const [index, each] of requests.entries()) {
  const early = each.due - (performance.now() - started);
  // oxlint-disable-next-line no-await-in-loop -- wait until due
  if (early > 0) await wait(early);
  answers.push(answerTo(origins[index % origins.length], each));
}
process.send(await Promise.all(answers), () => process.exit());

/** Measures from the time it was due, so that queueing counts. Status 0 means no answer. */
function answerTo(origin, { kind, due, method, path, headers, body, expected }) {
  return new Promise((resolve) => {
    const end = (status) =>
      resolve({ kind, status, isExpected: status === expected, ms: performance.now() - started - due });
    request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode));
    })
      .on('error', () => end(0))
      .end(body);
  });
}
