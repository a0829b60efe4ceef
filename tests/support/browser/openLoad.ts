import * as v from 'valibot';
import type { Account } from './Account.ts';
import { companyOf } from './companyOf.ts';
import { newAccount } from './newAccount.ts';

const created = v.object({ id: v.string() });
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const inDays = (days: number, hour: string): string => {
  const day = new Date(Date.now() + days * 24 * 60 * 60_000);
  return `${day.toISOString().slice(0, 10)}T${hour}:00Z`;
};

const request = () => ({
  stops: [
    {
      type: 'pickup',
      place: {
        name: 'Halle 7',
        address: 'Messe-Allee 1',
        postcode: '04356',
        city: 'Leipzig',
        country: 'DE',
        lat: 51.4,
        lng: 12.4,
      },
      window: { from: inDays(3, '07:00'), to: inDays(3, '11:00'), timeZone: 'Europe/Berlin' },
    },
    {
      type: 'delivery',
      place: {
        name: 'Entrepôt Nord',
        address: 'Rue de Lyon 10',
        postcode: '69007',
        city: 'Lyon',
        country: 'FR',
        lat: 45.75,
        lng: 4.85,
      },
      window: { from: inDays(4, '07:00'), to: inDays(4, '15:00'), timeZone: 'Europe/Paris' },
    },
  ],
  cargo: [{ description: 'Machine parts', packageCode: 'PX', count: 8, grossKg: 4_000, pickup: 0, delivery: 1 }],
  required: { bodyTypes: [] },
  pricing: { model: 'bid', currency: 'EUR', target: euro(120_000) },
  audience: { market: true },
  decisionBy: inDays(2, '12:00'),
});

interface DraftOptions {
  readonly pricing?: object;
  readonly brand?: 'greenline' | 'amber';
}

/** A new shipper with a draft that is ready to be published; `goods` are what its load is found by. */
export const openDraft = async (goods: string, { pricing = request().pricing, brand }: DraftOptions = {}) => {
  const shipper = await newAccount({ company: 'Sundby Foods', audience: 'office', ...(brand && { brand }) });
  const asShipper = await companyOf(shipper);
  const { cargo, ...rest } = request();
  const draft = { ...rest, pricing, cargo: cargo.map((line) => ({ ...line, description: goods })) };
  return { id: v.parse(created, await asShipper('/v1/shipment-requests', draft)).id, shipper };
};

/** A new shipper of the green brand with an open request, and two new fleets that see it as a load and have made an offer each. */
export const openLoad = async () => {
  const shipper = await newAccount({ company: 'Sundby Foods', audience: 'office' });
  const asShipper = await companyOf(shipper);
  const { id } = v.parse(created, await asShipper('/v1/shipment-requests', { ...request(), publish: true }));
  const offered = async (company: string, amountMinor: number): Promise<{ account: Account; offerId: string }> => {
    const account = await newAccount({ company });
    const asFleet = await companyOf(account);
    await asFleet(`/v1/loads/${id}`);
    const offer = { amount: euro(amountMinor), validUntil: inDays(1, '12:00') };
    return { account, offerId: v.parse(created, await asFleet(`/v1/loads/${id}/offers`, offer)).id };
  };
  return {
    id,
    shipper,
    near: await offered('Harbour Haulage', 125_000),
    far: await offered('Nordic Lines', 131_000),
  };
};
