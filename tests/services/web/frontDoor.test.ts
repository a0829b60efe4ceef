import { describe, expect, it } from 'vitest';
import viteConfig from '../../../vite.config.ts';
import { openWorld } from '../../support/services/openWorld.ts';

const world = await openWorld();
const served = world.app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*');
const routes = [...new Set(served.map(({ path }) => path))];
const { server } = viteConfig({ command: 'serve', mode: 'development' });
const lent = Object.keys(server?.proxy ?? {});

describe('the proxy of `npm run dev`', () => {
  it('forwards every route of the services', () => {
    expect(routes.filter((route) => !lent.some((start) => route.startsWith(start)))).toEqual([]);
  });

  it('forwards nothing else', () => {
    expect(lent.filter((start) => !routes.some((route) => route.startsWith(start)))).toEqual([]);
  });
});
