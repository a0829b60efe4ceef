import { openWorld } from '../../support/services/openWorld.ts';
import { addPerson } from '../../support/services/people.ts';

const query = (email: string) => `?username=${encodeURIComponent(email)}`;

/** A test world with the calls that request and use codes. */
export async function openCodeCalls() {
  const world = await openWorld();
  const post = (path: string, json: object) => world.call(`/api/v1/${path}`, { json });
  return {
    world,
    newcomer: () => addPerson(world, { isConfirmed: false }),
    resend: (email: string) => world.call(`/api/v1/otp${query(email)}`),
    reset: (email: string) => world.call(`/api/v1/users/reset-password${query(email)}`, { method: 'POST' }),
    confirm: async (email: string, otp: string) => (await post('users/otp', { username: email, otp })).status,
    save: (email: string, otp: string, password = 'a brand new one') =>
      post('users/save-password', { username: email, otp, password }),
    signIn: async (email: string, password: string) => (await post('login', { username: email, password })).status,
    mailsTo: async (email: string) => (await world.mails()).filter(({ to }) => to === email).length,
  };
}
