import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { startSession } from '../../../services/account/sessions/startSession.ts';
import { addMilliseconds } from '../../../services/clock/addMilliseconds.ts';
import type { World } from './openWorld.ts';

const day = 24 * 60 * 60_000;

/** Everyone's password. */
export const password = 'correct horse battery';
/** As cheap to check as the algorithm allows: what a real one costs is a matter for the tests of passwords. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Creates an account, confirmed by default. */
export async function addPerson(
  { services }: World,
  traits: { readonly isConfirmed?: boolean; readonly isDisabled?: boolean } = {},
): Promise<Person> {
  const id = randomUUID();
  const email = `${id}@people.test`;
  const now = services.clock.now();
  await services.db
    .insertInto('app_user')
    .values({
      id,
      email,
      name: 'Noor Haddad',
      phone: '+4915112345678',
      password_hash: await passwordHash,
      confirmed_at: traits.isConfirmed === false ? null : now,
      disabled_at: traits.isDisabled ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, email };
}

export async function addBrand(
  { services }: World,
  domain = `${randomUUID()}.test`,
  name = 'Teal Lines',
): Promise<string> {
  const id = randomUUID();
  const now = services.clock.now();
  await services.db
    .insertInto('company')
    .values({
      id,
      kind: 'brand',
      name,
      domain,
      ios_app_link: 'https://apps.apple.com/app/id1',
      google_app_link: 'https://play.google.com/store/apps/details?id=test.teal',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

export async function addCompany(
  { services }: World,
  traits: {
    readonly kind?: 'fleet' | 'office';
    readonly name?: string;
    readonly brandId?: string;
    /** In days. By default the company is established. */
    readonly age?: number;
  } = {},
): Promise<string> {
  const id = randomUUID();
  const now = services.clock.now();
  await services.db
    .insertInto('company')
    .values({
      id,
      kind: traits.kind ?? 'fleet',
      name: traits.name ?? 'Harbour Haulage',
      brand_id: traits.brandId ?? null,
      created_at: addMilliseconds(now, -(traits.age ?? 60) * day),
      updated_at: now,
    })
    .execute();
  return id;
}

export interface TestMember extends Person {
  readonly company: string;
  readonly token: string;
}

/** A signed-in member of a company, by default of a new fleet. */
export async function addMember(
  world: World,
  traits: { readonly role?: 'owner' | 'dispatcher' | 'viewer'; readonly company?: string } = {},
): Promise<TestMember> {
  const { services } = world;
  const person = await addPerson(world);
  const company = traits.company ?? (await addCompany(world));
  await services.db
    .insertInto('membership')
    .values({
      user_id: person.id,
      company_id: company,
      role: traits.role ?? 'owner',
      created_at: services.clock.now(),
      accepted_at: services.clock.now(),
    })
    .execute();
  return { ...person, company, token: await tokenOf(world, person) };
}

/** A new session token. */
export async function tokenOf({ services }: World, { id }: Person): Promise<string> {
  const token = await startSession(services, { id, password_hash: await passwordHash }, '');
  if (token === undefined) throw new Error('this person cannot sign in');
  return token;
}

/** The code in the last mail to this address. */
export async function codeFor(world: World, { email }: { readonly email: string }): Promise<string> {
  const mail = (await world.mails()).findLast(({ to }) => to === email);
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}
