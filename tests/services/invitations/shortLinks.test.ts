import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfKey, shortKey } from '../../../services/invitations/shortKey.ts';
import { openFleet } from '../drivers/openFleet.ts';

const { world, invited, look, list } = await openFleet();

const payloadOf = (answer: Response): unknown => {
  const to = new URL(answer.headers.get('Location') ?? '', 'http://fleet.teal.localhost');
  expect([answer.status, to.pathname]).toEqual([302, '/download-app']);
  return JSON.parse(Buffer.from(to.searchParams.get('payload') ?? '', 'base64url').toString());
};

describe('a short link', () => {
  it('leads to the download page, and says nothing new', async () => {
    const { id, link, shortLink } = await invited();
    const answer = await world.request(shortLink);
    expect(`${new URL(link).origin}${answer.headers.get('Location')}`).toBe(link);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await look(id)).body.data.status).toBe('opened');
  });

  it.each(['fleet.other.localhost', 'evil.test'])('leads to its own brand from %s too', async (host) => {
    const { link, shortLink } = await invited();
    const answer = await world.request(`http://${host}${new URL(shortLink).pathname}`);
    expect(answer.headers.get('Location')).toBe(link);
  });

  it('opens nothing by itself, such as for the preview of a message', async () => {
    const { id, shortLink } = await invited();
    await world.request(shortLink);
    const sent = (await list()).body.data;
    expect(sent.find((one: { id: string }) => one.id === id).status).toBe('pending');
  });

  it('takes what messengers append', async () => {
    const { id, shortLink } = await invited();
    const answer = await world.request(`${shortLink}?fbclid=x&fbclid=y`);
    expect(payloadOf(answer)).toMatchObject({ invitationId: id });
  });

  it.each(['HwxvDl8PS16fVx1qK48MEQ', 'HwxvDl8PS16fVx1qK48MER', 'x', 'A'.repeat(3_000), '%00', '..%2f'])(
    'that leads nowhere (%s) leads to the page that says so',
    async (key) => {
      expect(payloadOf(await world.request(`/i/${key}`))).toEqual({
        role: 'vehicleDriver',
        appType: 'trucker',
        invitationId: 'unknown',
      });
    },
  );
});

it('writes every id in 22 letters, and reads nothing else', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect([shortKey(id).length, idOfKey(shortKey(id))]).toEqual([22, id]);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String({ minLength: 20, maxLength: 24 })), (text) => {
      const id = idOfKey(text);
      expect(id === undefined || shortKey(id) === text).toBe(true);
    }),
  );
});
