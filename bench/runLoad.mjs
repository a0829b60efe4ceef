import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Sends the requests to `origin` from another process, each when due. Returns `{kind, status, isExpected, ms}` for each. */
export async function runLoad(origin, requests) {
  const sender = fork(path.join(import.meta.dirname, 'sendLoad.mjs'));
  sender.send({ origin, requests });
  const [answers] = await once(sender, 'message');
  return answers;
}
