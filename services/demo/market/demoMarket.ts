import { listedLoad } from '../../requests/listedLoad.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoAward } from './demoAward.ts';
import { demoOffers, type DemoOffer } from './demoOffers.ts';
import { type DemoRequest, demoRequestRow } from './demoRequestRow.ts';
import type { Carrier, Ledger } from './Ledger.ts';
import type { CastPlan } from './RequestPlan.ts';

type Award = ReturnType<typeof demoAward>;

interface Market {
  readonly requests: readonly (DemoRequest & { readonly awarded_offer_id?: string; readonly shipment_id?: string })[];
  readonly loads: readonly (NonNullable<ReturnType<typeof listedLoad>> & {
    readonly id: string;
    readonly company_id: string;
    readonly is_open: boolean;
  })[];
  readonly audience: readonly {
    readonly load_id: string;
    readonly company_id: string;
    readonly carrier_id: string;
    readonly asked_at: Date;
  }[];
  /** By shipper. */
  readonly lastNumbers: ReadonlyMap<string, number>;
  readonly offers: readonly DemoOffer[];
  readonly shipments: readonly Award['shipment'][];
  readonly events: Award['events'];
}

interface Stage {
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly now: Date;
}

/** Where the numbers of each further shipper begin, so that no fleet sees two shipments under one reference. */
const apart = 1_000;

/** All rows of a brand's market. Plans come in the order in which they were entered, and so do the numbers of each shipper. */
export function demoMarket(plans: readonly CastPlan[], carriers: readonly Carrier[], stage: Stage): Market {
  const { random, now } = stage;
  const scene = { ...stage, turns: new Map<string, number>() };
  const numbers = new Map<string, number>();
  const market = plans.map((plan) => {
    const number = (numbers.get(plan.shipperId) ?? numbers.size * apart) + 1;
    numbers.set(plan.shipperId, number);
    const request = demoRequestRow(plan, { number, now }, random);
    const load = listedLoad(request);
    if (!load) return { request, offers: [] };
    const offers = demoOffers(plan, { id: request.id, search: load.search }, carriers, scene);
    const won = offers.find(({ status }) => status === 'accepted');
    const award = won && plan.cast ? demoAward({ plan, request, offer: won, cast: plan.cast }, random, now) : undefined;
    return {
      request: award?.awarded ?? request,
      load: { ...load, id: request.id, company_id: plan.shipperId, is_open: request.status === 'open' },
      offers: award ? offers.map((offer) => settled(offer, award)) : offers,
      award,
    };
  });
  return {
    requests: market.map(({ request }) => request),
    lastNumbers: numbers,
    loads: market.flatMap(({ load }) => load ?? []),
    audience: market.flatMap(({ request, load }) =>
      load
        ? request.content.audience.carriers.map((id) => ({
            load_id: load.id,
            company_id: load.company_id,
            carrier_id: id,
            asked_at: load.published_at,
          }))
        : [],
    ),
    offers: market.flatMap(({ offers }) => offers),
    shipments: market.flatMap(({ award }) => award?.shipment ?? []),
    events: market.flatMap(({ award }) => award?.events ?? []),
  };
}

/** An offer after the award: the accepted one, or one that was turned down with it. */
function settled(offer: DemoOffer, { accepted, at }: Award): DemoOffer {
  if (offer.id === accepted.id) return accepted;
  return offer.status === 'rejected' ? { ...offer, updated_at: at } : offer;
}
