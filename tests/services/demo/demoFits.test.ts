import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../services/demo/demo.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';

interface Load {
  readonly id: string;
  readonly fits: { readonly count: number; readonly nearly: readonly { readonly vehicleId: string }[] };
  readonly verdict: { readonly fits: boolean } | null;
}

describe('the trucks of the demo', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    const settings = { ...world.services.settings, demo: 'auto' as const, databaseUrl: undefined };
    await demo.prepare?.({ ...world.services, settings });
  });

  const enter = async (username: string) => {
    const { body } = await world.call('/api/v1/login', { json: { username, password: 'Haul-2026-demo' } });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    const company = own.body.data[0].id;
    return async (path: string) => (await world.call(path, { token, company })).body.data;
  };

  it.each(['fleet@greenline.test', 'fleet2@greenline.test', 'dispatch@greenline.test', 'fleet@amber.test'])(
    'of %s fit some loads and nearly others, and loads are found by that as the verdict says',
    async (email) => {
      const read = await enter(email);
      const all: readonly Load[] = await read('/v1/loads?size=1000');
      const fitting: readonly Load[] = await read('/v1/loads?size=1000&fits=true');
      expect(fitting.map(({ id }) => id)).toEqual(all.filter(({ fits }) => fits.count > 0).map(({ id }) => id));
      expect((await read('/v1/loads/counts')).fits).toBe(fitting.length);
      expect(all.filter(({ fits }) => fits.count >= 2).length).toBeGreaterThanOrEqual(3);
      expect(all.filter(({ fits }) => fits.count === 0 && fits.nearly.length > 0).length).toBeGreaterThanOrEqual(3);
      const near = [...new Set(all.flatMap(({ fits }) => fits.nearly.map(({ vehicleId }) => vehicleId)))];
      for (const vehicleId of near.slice(0, 4)) {
        // oxlint-disable-next-line no-await-in-loop -- one truck after the other
        const judged: readonly Load[] = await read(`/v1/loads?size=1000&vehicleId=${vehicleId}`);
        // oxlint-disable-next-line no-await-in-loop
        const found: readonly Load[] = await read(`/v1/loads?size=1000&vehicleId=${vehicleId}&fits=true`);
        expect(found.map(({ id }) => id)).toEqual(judged.filter(({ verdict }) => verdict?.fits).map(({ id }) => id));
      }
    },
  );
});
