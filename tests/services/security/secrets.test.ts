import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';
import type { TestMember } from '../../support/services/people.ts';

const proofs = await openProofs();
const { world, shipper, fleet, otherFleet, call, tell, shipment } = proofs;

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const prices = { agreed: 1_100_131, lost: 1_200_197, target: 1_300_271 } as const;
const words = {
  hidden: 'Two straps per pallet',
  contact: 'Ute Kranz',
  street: 'Hafenstr. 8',
  loser: 'We pass there anyway',
  ofFleet: 'Our driver is new here',
  ofShipper: 'We have a second carrier ready',
} as const;

/** A request that two fleets offered for, its shipment before the truck sets out, and a link to it. */
const story = async () => {
  const pricing = { model: 'bid', currency: 'EUR', target: euro(prices.target), hideTarget: true };
  const request = await proofs.opened({ pricing });
  const lost = await proofs.offered(request.id, otherFleet, { amount: euro(prices.lost), message: words.loser });
  const won = await proofs.offered(request.id, fleet, { amount: euro(prices.agreed) });
  const { id } = (await proofs.answer(request.id, won.id, 'accept', { version: 1 })).body.data;
  const crew = await proofs.crew();
  await proofs.write(id, 'assignment', { ...crew, version: 1 });
  await tell(id, { type: 'note', data: { text: words.ofFleet, visibility: 'internal' } });
  await tell(id, { type: 'note', data: { text: words.ofShipper, visibility: 'internal' } }, shipper);
  const { phone } = (await shipment(id)).assignment.driver;
  const link = (await call(`/v1/shipment/${id}/tracking-links`, fleet, { method: 'POST' })).body.data;
  return { phone, ids: [id, request.id, won.id, lost.id, crew.vehicleId, crew.driverId, link.id], code: link.code };
};
const { phone, ids, code } = await story();

/** Who may read what; nobody else may, wherever they look. */
const secrets: Readonly<Record<string, { readonly text: string; readonly for: readonly string[] }>> = {
  'the agreed price': { text: String(prices.agreed), for: ['shipper', 'fleet'] },
  'the price of the offer that lost': { text: String(prices.lost), for: ['shipper', 'otherFleet'] },
  'what the loser wrote': { text: words.loser, for: ['shipper', 'otherFleet'] },
  'the hidden target': { text: String(prices.target), for: ['shipper'] },
  'the notes of the request': { text: words.hidden, for: ['shipper', 'fleet'] },
  'who waits at the gate': { text: words.contact, for: ['shipper', 'fleet'] },
  'the street': { text: words.street, for: ['shipper', 'fleet'] },
  'a note inside the fleet': { text: words.ofFleet, for: ['fleet'] },
  'a note inside the shipper': { text: words.ofShipper, for: ['shipper'] },
  'the phone of the driver': { text: phone, for: ['fleet'] },
};

const actors: Readonly<Record<string, TestMember | undefined>> = {
  shipper,
  otherShipper: proofs.otherShipper,
  fleet,
  otherFleet,
  strangeShipper: proofs.strangeShipper,
  strangeFleet: proofs.strangeFleet,
  nobody: undefined,
};

const document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });
const { paths } = v.parse(document, await (await world.request('/openapi.json')).json());

/** Every address that answers, with each id of the story in it; a stream never ends and has ids alone. */
const addresses = Object.entries(paths)
  .filter(([path, methods]) => 'get' in methods && path !== '/v1/stream')
  .flatMap(([path]) => {
    const filled = path.replaceAll('{code}', code);
    const some = /\{\w+\}/.test(filled) ? ids.map((id) => filled.replaceAll(/\{\w+\}/g, id)) : [filled];
    const period = path.includes('/reports') ? '?from=2026-11-01&to=2026-11-30' : '';
    return some.map((address) => `${address}${period}`);
  });

const readBy = async (who: TestMember | undefined): Promise<string> => {
  const texts: string[] = [];
  for (const address of [...addresses, `/track/${code}`]) {
    // Nobody is held up by the limits of calls.
    world.advance(1_000);
    const answer = await world.request(address, who && { token: who.token, company: who.company });
    texts.push(await answer.text());
  }
  return texts.join('\n');
};

describe.each(Object.entries(actors))('whatever %s reads', (name, who) => {
  it('shows what is meant for them and nothing else', async () => {
    const read = await readBy(who);
    const shown = Object.entries(secrets).flatMap(([secret, { text }]) => (read.includes(text) ? [secret] : []));
    const meant = Object.entries(secrets).flatMap(([secret, { for: some }]) => (some.includes(name) ? [secret] : []));
    expect(shown).toEqual(meant);
  });
});

it('mails show none of it but to those it is meant for', async () => {
  const mails = await world.mails();
  const told = Object.entries(actors).flatMap(([name, who]) =>
    mails.flatMap(({ to, subject, text }) => (to === who?.email ? [{ name, mail: `${subject}\n${text}` }] : [])),
  );
  const leaked = told.flatMap(({ name, mail }) =>
    Object.entries(secrets).flatMap(([secret, { text, for: some }]) =>
      mail.includes(text) && !some.includes(name) ? [`${secret} to ${name}`] : [],
    ),
  );
  expect(leaked).toEqual([]);
});
