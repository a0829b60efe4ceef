// @ts-check
// oxlint-disable unicorn/require-post-message-target-origin -- a thread's port is no window
// Runs PGlite in a thread of its own, so that a query never holds up the event loop and a runaway one can be ended with the
// thread. Plain JavaScript, because Node starts it as a file: from services/ under test and from dist/ after a build.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Its files are read through the system's memory: a page from anywhere costs little more than the next one. Plans are kept for as
 * long as the thread lives: one made while a table was all but empty, when reading the whole of it is cheapest, has to do for a full one.
 */
const planning = ['-c', 'random_page_cost=1.1', '-c', 'enable_seqscan=off'];

const database = await PGlite.create(await prepared(workerData.folder), {
  startParams: [...PGlite.defaultStartParams, ...planning],
});

/** @type {Promise<void>} */
let turn = Promise.resolve();

parentPort?.on('message', (/** @type {Uint8Array | 'close'} */ request) => {
  turn = turn.then(() => (request === 'close' ? close() : answer(request)));
});
parentPort?.postMessage('ready');

/**
 * The replies as the database wrote them: the client reads them, so PGlite need not. The start-up message alone is answered
 * another way. `syncToFs` is for file systems that are copies of another; here PostgreSQL writes to the files themselves.
 * @param {Uint8Array} request
 */
async function answer(request) {
  const isStartUp = request[0] === 0;
  parentPort?.postMessage(isStartUp ? await database.execProtocolRaw(request) : await repliesTo(request));
}

/** @param {Uint8Array} request */
async function repliesTo(request) {
  /** @type {Uint8Array[]} */
  const replies = [];
  const onRawData = (/** @type {Uint8Array} */ bytes) => void replies.push(bytes.slice());
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData });
  const [only] = replies;
  return replies.length === 1 && only ? only : new Uint8Array(Buffer.concat(replies));
}

async function close() {
  await database.close();
  process.exit();
}

/**
 * A data folder is made under another name and renamed when it is whole: a kill in the middle leaves nothing half made.
 * @param {string} folder
 */
async function prepared(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) return folder;
  if (!workerData.mayMake) throw new Error('The data folder has gone.');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const first = await PGlite.create(unfinished);
  await first.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
