import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import { isLoopbackHost } from '../settings/isLoopbackHost.ts';
import { demoBrands } from './demoBrands.ts';
import { demoLines } from './demoLines.ts';
import { seedDemo } from './seedDemo.ts';

/**
 * Adds demo accounts and data to an empty embedded database that only this machine reaches, or with DEMO=1 to any database without
 * them: their password is known to everybody.
 */
export const demo: Feature = {
  async prepare(services) {
    const { settings } = services;
    if (settings.demo === 'off') return [];
    if (!(await hasDemo(services))) {
      if (settings.demo === 'auto' && (!isForTrying(settings) || !(await isEmpty(services)))) return [];
      await seedDemo(services);
    }
    return demoLines(settings.port);
  },
};

const isForTrying = ({ databaseUrl, host, trustedProxies }: Services['settings']): boolean =>
  databaseUrl === undefined && trustedProxies.length === 0 && isLoopbackHost(host === '::1' ? '[::1]' : host);

const hasDemo = async ({ db }: Services): Promise<boolean> => {
  const emails = demoBrands.flatMap(({ people }) => people.map(({ email }) => email));
  return (
    (await db.selectFrom('app_user').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()) !==
    undefined
  );
};

const isEmpty = async ({ db }: Services): Promise<boolean> => {
  const user = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return user === undefined && company === undefined;
};
