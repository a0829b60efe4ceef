import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addBrandIn } from '../support/services/addBrandIn.ts';
import { callsTo } from '../support/services/callsTo.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { enterAt } from '../support/services/enterAt.ts';
import { mailsTo } from '../support/services/mailsTo.ts';
import type { TestMember } from '../support/services/people.ts';
import { requestSoon } from '../support/services/requestSoon.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

it.each([
  ['as soon as the award is answered', true],
  ['while the award is under way', false],
] as const)(
  'kill -9 %s: once repeated it is there once, and winner and loser are told and mailed once',
  async (_, isAnswered) => {
    const dataDir = await startedBefore();
    const brand = await addBrandIn(dataDir);
    const first = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    const shipper = await enterAt(first.address, brand, 'office', 'Sundby Foods');
    const [winner, loser] = [
      await enterAt(first.address, brand, 'fleet', 'Harbour Haulage'),
      await enterAt(first.address, brand, 'fleet', 'Nordic Lines'),
    ];
    const { call } = callsTo(first.address);
    const { request, offer } = requestSoon();
    const { id } = (await call('/v1/shipment-requests', { ...shipper, json: request })).body.data;
    const offerOf = async (who: TestMember, amountMinor: number) => {
      const json = { ...offer, amount: { ...offer.amount, amountMinor } };
      return (await call(`/v1/loads/${id}/offers`, { ...who, json })).body.data.id;
    };
    const won = await offerOf(winner, 110_000);
    await offerOf(loser, 120_000);

    const headers = { 'Idempotency-Key': randomUUID() };
    const award = ({ address }: ServerProcess) =>
      callsTo(address).call(`/v1/shipment-requests/${id}/offers/${won}/accept`, {
        ...shipper,
        headers,
        json: { version: 1 },
      });
    const asked = award(first).catch(() => undefined);
    const heard = isAnswered ? (await asked)?.status : 201;
    expect(heard).toBe(201);
    await first.end('SIGKILL');
    await asked;

    const second = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    const repeated = await award(second);
    expect(repeated.status).toBe(201);
    const read = async (who: TestMember, path: string) =>
      (await callsTo(second.address).call(path, { ...who })).body.data;
    expect(await read(shipper, `/v1/shipment-requests/${id}`)).toMatchObject({ status: 'awarded', awardedOffer: won });
    expect(await read(winner, '/v1/shipments')).toHaveLength(1);
    expect(await read(loser, '/v1/shipments')).toEqual([]);
    for (const [who, kind, subject] of [
      [winner, 'offer_accepted', /^Your offer was accepted/],
      [loser, 'not_selected', /^Offer not selected/],
    ] as const) {
      const told = await read(who, '/v1/notifications');
      expect(told.filter((notice: { kind: string }) => notice.kind === kind)).toHaveLength(1);
      const mails = async () =>
        (await mailsTo(second.address, who.email)).filter((mail) => subject.test(mail.subject)).length;
      await expect.poll(mails, { timeout: 60_000 }).toBe(1);
    }
  },
);
