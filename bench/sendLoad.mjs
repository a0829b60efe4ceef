// A process of its own: told of requests, it sends each when it is due, however many are still unanswered, and tells the answers.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const [{ origin, requests }] = await once(process, 'message');
const started = performance.now();
const answers = [];

for (const each of requests) {
  const early = each.due - (performance.now() - started);
  // oxlint-disable-next-line no-await-in-loop -- until it is due
  if (early > 0) await wait(early);
  answers.push(answerTo(each));
}
process.send(await Promise.all(answers), () => process.exit());

/** Its time counts from the instant it was due: waiting for its turn is waiting too. Status 0 means there was no answer. */
function answerTo({ kind, due, method, path, headers, body, expected }) {
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
