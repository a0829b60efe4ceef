import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Sends the requests to the `origins` in turn from another process: each when due, or as fast as `callers` get answers for some
 * seconds. Returns `{kind, status, isExpected, ms}` for each.
 */
export async function runLoad(origins, requests, { callers, seconds } = {}) {
  const sender = fork(path.join(import.meta.dirname, 'sendLoad.mjs'));
  sender.send({ origins, requests, callers, seconds });
  const [answers] = await once(sender, 'message');
  return answers;
}
