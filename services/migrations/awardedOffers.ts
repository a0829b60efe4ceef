import { statements } from './statements.ts';

/** An offer leads to its shipment, and a shipper learns since when a fleet of its brand has been there. */
export const awardedOffers = statements(
  `create index shipment_of_offer on shipment (offer_id)`,
  `create function market_since(asked uuid[]) returns table (id uuid, since timestamptz)
     language sql stable security definer set search_path from current as $$
     select other.id, other.created_at from company own join company other on other.brand_id = own.brand_id
     where own.id = current_company() and other.id = any (asked) $$`,
);
