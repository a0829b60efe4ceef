// Child process: receives requests, sends each when due (open loop), or as fast as some callers get answers (closed loop), and
// reports the answers.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const [{ origins, requests, callers, seconds }] = await once(process, 'message');
const started = performance.now();
const now = () => performance.now() - started;

const answers = callers === undefined ? await sendWhenDue() : await sendInTurn();
process.send(answers, () => process.exit());

/** Measures from the time a request was due, so that queueing counts. */
async function sendWhenDue() {
  const answering = [];
  for (const [index, each] of requests.entries()) {
    const early = each.due - now();
    // oxlint-disable-next-line no-await-in-loop -- wait until due
    if (early > 0) await wait(early);
    answering.push(answerTo(index, each.due));
  }
  return Promise.all(answering);
}

async function sendInTurn() {
  const sent = [];
  let next = 0;
  const keepAsking = async () => {
    while (now() < seconds * 1_000 && next < requests.length) {
      // oxlint-disable-next-line no-await-in-loop -- each caller asks again when it has its answer
      sent.push(await answerTo((next += 1) - 1, now()));
    }
  };
  await Promise.all(Array.from({ length: callers }, keepAsking));
  return sent;
}

/** Status 0 means no answer. */
function answerTo(index, due) {
  const { kind, method, path, headers, body, expected } = requests[index];
  return new Promise((resolve) => {
    const end = (status) => resolve({ kind, status, isExpected: status === expected, ms: now() - due });
    request(origins[index % origins.length] + path, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode));
    })
      .on('error', () => end(0))
      .end(body);
  });
}
