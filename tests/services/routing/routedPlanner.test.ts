import { describe, expect, it } from 'vitest';
import { estimateRoute } from '../../../services/freight/route/estimateRoute.ts';
import { osrmRouter } from '../../../services/routing/osrmRouter.ts';
import { routedPlanner } from '../../../services/routing/routedPlanner.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import type { Router } from '../../../services/routing/Router.ts';
import { osrmAnswer, routerServer } from '../../support/services/routerServer.ts';
import { SteppingClock } from '../../support/services/SteppingClock.ts';

const hamburg = { lat: 53.55, lng: 9.99, country: 'DE' };
const munich = { lat: 48.14, lng: 11.58, country: 'DE' };
const way = [hamburg, munich];
const estimate = estimateRoute(way);

const wayTo = (at: number) => [hamburg, { ...munich, lat: 48.14 + at / 10_000 }];

/** A planner that asks this router, which has so many milliseconds to answer. */
async function plannerAt(answer: Parameters<typeof routerServer>[0], answerMs = 10_000) {
  const { base, asked } = await routerServer(answer);
  const clock = new SteppingClock();
  const errors: string[] = [];
  const log = { write: () => undefined, error: (event: string) => void errors.push(event) };
  const limits = { answerMs, atOnce: 8, restMs: 30_000 };
  return { planner: routedPlanner({ router: osrmRouter(base), clock, log }, limits), asked, clock, errors };
}

describe('a planner with a router', () => {
  it('takes what the router says, and says so', async () => {
    const { planner } = await plannerAt(osrmAnswer(300_400, 475_700));
    const hanover = { lat: 52.37, lng: 9.73, country: 'DE' };
    expect(await planner.plan([hamburg, hanover, munich])).toMatchObject({ km: 776, minutes: 647, method: 'router' });
  });

  it('asks once for a way, also when many want it at the same time', async () => {
    const { planner, asked, clock } = await plannerAt(osrmAnswer(776_000));
    const routes = await Promise.all(Array.from({ length: 50 }, () => planner.plan(way)));
    expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['router']));
    clock.advance({ days: 29 });
    await planner.plan(way);
    expect(asked).toHaveLength(1);
    clock.advance({ days: 30 });
    await planner.plan(way);
    expect(asked).toHaveLength(2);
  });

  it('asks eight questions at once, and estimates beyond', async () => {
    const { planner, asked } = await plannerAt(
      (response) => void setImmediate(() => response.end(osrmAnswer(776_000))),
    );
    const ways = Array.from({ length: 20 }, (_, at) => [hamburg, { ...munich, lat: 48.14 + at / 1_000 }]);
    const methods = (await Promise.all(ways.map((each) => planner.plan(each)))).map(({ method }) => method);
    expect(methods.filter((method) => method === 'router')).toHaveLength(8);
    expect(asked).toHaveLength(8);
  });

  it('forgets the way asked for longest ago when it knows 5,000', async () => {
    let asked = 0;
    const router: Router = {
      legsBetween: () => {
        asked += 1;
        return Promise.resolve([{ km: 776, minutes: 650 }]);
      },
    };
    const planner = routedPlanner({ router, clock: new SteppingClock(), log: silentLog });
    for (let at = 0; at <= 5_000; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await planner.plan(wayTo(at));
    }
    await planner.plan(wayTo(5_000));
    expect(asked).toBe(5_001);
    await planner.plan(wayTo(0));
    expect(asked).toBe(5_002);
  });
});

describe('a router', () => {
  it.each<[string, Parameters<typeof routerServer>[0], number]>([
    ['breaks off', (response) => void response.destroy(), 2],
    ['answers 500', (response) => void response.writeHead(500).end('{}'), 2],
    ['answers no JSON', '<html>', 2],
    ['answers other JSON', '{"code":"Ok","routes":[]}', 2],
    ['answers without end', (response) => void response.end(Buffer.alloc(300_000, ' ')), 2],
    ['answers null for a distance', osrmAnswer(Number.NaN), 2],
  ])('that %s is not asked again for half a minute', async (_, answer, tries) => {
    const { planner, asked, clock, errors } = await plannerAt(answer);
    expect(await planner.plan(way)).toEqual(estimate);
    expect(await planner.plan(way)).toEqual(estimate);
    expect([asked.length, errors]).toEqual([tries, ['router not used']]);
    clock.advance({ seconds: 30 });
    await planner.plan(way);
    expect(asked).toHaveLength(2 * tries);
  });

  it.each<[string, Parameters<typeof routerServer>[0]]>([
    ['never answers', () => undefined],
    ['stops after a byte', (response) => void response.write('{')],
  ])('that %s is waited for as long as it may take, once', async (_, answer) => {
    const { planner, errors } = await plannerAt(answer, 50);
    expect([await planner.plan(way), await planner.plan(way)]).toEqual([estimate, estimate]);
    expect(errors).toEqual(['router not used']);
  });

  it('that sends elsewhere is not followed', async () => {
    const elsewhere = await routerServer(osrmAnswer(776_000));
    const { planner } = await plannerAt(
      (response) => void response.writeHead(302, { Location: `${elsewhere.base}/metrics` }).end(),
    );
    expect(await planner.plan(way)).toEqual(estimate);
    expect(elsewhere.asked).toEqual([]);
  });

  it.each([
    [
      'no way',
      (response: { writeHead: (status: number) => { end: (text: string) => unknown } }) =>
        void response.writeHead(400).end('{"code":"NoRoute"}'),
    ],
    ['no length', osrmAnswer(0)],
    ['a way shorter than the line', osrmAnswer(200_000)],
    ['a way around the world', osrmAnswer(40_000_000)],
    ['a way back', osrmAnswer(-776_000)],
    ['too few legs', osrmAnswer()],
    ['too many legs', osrmAnswer(700_000, 76_000)],
  ])('that knows %s between these places is asked about others', async (_, answer) => {
    const { planner, asked, errors } = await plannerAt(answer);
    expect(await planner.plan(way)).toEqual(estimate);
    await planner.plan([munich, hamburg]);
    expect([asked.length, errors]).toEqual([2, []]);
  });
});
