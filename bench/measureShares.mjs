import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';
import { signIn } from './signIn.mjs';
import { quantile } from './statistics.mjs';

const greedy = { email: 'fleet@greenline.test', name: 'Rhine Valley Transport' };
const other = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };
/** Turns of each flood with and without it, so that a machine with other work is as slow in both. */
const turns = 5;
const seconds = 2;
const pauseMs = 20;
/** Until calls that were waiting when a flood ended are answered. */
const endMs = 700;

/** What one visitor does while the others work. */
const floods = {
  '150 calls of one account': ({ headers }) => ({ kind: 'calls', count: 150, path: '/api/v1/vehicles', headers }),
  '300 callers nobody knows': () => ({ kind: 'calls', count: 300, path: '/v1/companies/?isPaged=false&userId=1' }),
  '60 slow bodies': () => ({ kind: 'bodies', count: 60 }),
  'three large bodies at a time': ({ headers }) => ({ kind: 'uploads', count: 3, path: '/v1/none', headers }),
  '2,100 idle connections': () => ({ kind: 'connections', count: 2_100 }),
};

const budgets = { '150 calls of one account': 2 };

/** Measures how much slower the services are for others while one visitor takes all they can get. */
export async function measureShares() {
  const services = await runProduct();
  try {
    const [one, another] = [await signIn(services.origin, greedy), await signIn(services.origin, other)];
    await sample(services.origin, another);
    const figures = [];
    for (const [name, floodOf] of Object.entries(floods)) {
      // oxlint-disable-next-line no-await-in-loop -- one flood after another
      figures.push(...(await floodFigures(services, name, floodOf(one), another)));
    }
    return {
      title: 'Fair shares',
      how: [
        'The compiled services with the demo, one visitor at 127.0.0.2 in a process of its own, and others who read a list, the directory and',
        'both health checks: how many times longer their p99 is than in the pauses of that visitor.',
      ].join('\n'),
      figures,
    };
  } finally {
    await services.stop();
  }
}

async function floodFigures({ origin, port }, name, flood, member) {
  const [alone, flooded] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in turns
    alone.push(await sample(origin, member));
    const sender = fork(path.join(import.meta.dirname, 'sendFlood.mjs'));
    sender.send({ port, ...flood });
    // oxlint-disable-next-line no-await-in-loop -- in turns
    await once(sender, 'message');
    // oxlint-disable-next-line no-await-in-loop -- in turns
    flooded.push(await sample(origin, member));
    sender.kill('SIGKILL');
    // oxlint-disable-next-line no-await-in-loop -- in turns
    await Promise.all([once(sender, 'exit'), wait(endMs)]);
  }
  return [
    figure(`${name}: p99 of others`, p99(flooded) / p99(alone), '×', {
      beside: `${p99(alone).toFixed(1)} ms without`,
      budget: budgets[name],
    }),
    figure(`${name}: slowest health check`, Math.max(...flooded.flatMap(({ health }) => health)), 'ms'),
    figure(
      `${name}: others refused`,
      flooded.reduce((sum, { refused }) => sum + refused, 0),
      '',
      { budget: 0 },
    ),
  ];
}

const p99 = (samples) =>
  quantile(
    samples.flatMap(({ work }) => work),
    0.99,
  );

/** The times of calls that others make one after another. */
async function sample(origin, { headers }) {
  const until = performance.now() + seconds * 1_000;
  const times = { work: [], health: [], refused: 0 };
  const askOnce = async (kind, address, options) => {
    const started = performance.now();
    const answer = await fetch(origin + address, options);
    await answer.arrayBuffer();
    times[kind].push(performance.now() - started);
    if (!answer.ok) times.refused += 1;
  };
  const keepAsking = async (...call) => {
    while (performance.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      await Promise.all([askOnce(...call), wait(pauseMs)]);
    }
  };
  await Promise.all([
    keepAsking('work', '/api/v1/vehicles', { headers }),
    keepAsking('work', '/v1/companies/?isPaged=false&userId=1'),
    keepAsking('health', '/livez'),
    keepAsking('health', '/readyz'),
  ]);
  return times;
}
