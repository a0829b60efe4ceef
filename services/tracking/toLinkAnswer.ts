import type { Audience } from '../account/Audience.ts';
import { brandAddress } from '../company/brandAddress.ts';
import { codeOf, digestOf } from './trackingCode.ts';
import type { TrackingLinkRow } from './TrackingLinkTable.ts';
import type { TrackingServices } from './TrackingServices.ts';

/** Where the company that made a link is at home. */
export interface LinkHome {
  readonly audience: Audience;
  readonly domain: string | null;
}

type Shown = Pick<TrackingServices, 'pepper' | 'settings'>;

/** A link as the party that made it sees it; `expiresAt` is the shipment's. */
export function toLinkAnswer(
  { pepper, settings }: Shown,
  row: TrackingLinkRow,
  { audience, domain }: LinkHome,
  { expiresAt, now }: { readonly expiresAt: Date | null; readonly now: Date },
) {
  const derived = codeOf(pepper, row.id);
  const code = digestOf(derived) === row.code_digest ? derived : null;
  return {
    id: row.id,
    createdAt: row.created_at,
    code,
    url: code === null ? null : `${brandAddress(audience, domain, settings.port)}/track/${code}`,
    opens: row.opens,
    lastOpenedAt: row.last_opened_at,
    expiresAt,
    revokedAt: row.revoked_at,
    status: row.revoked_at === null ? statusAt(expiresAt, now) : ('revoked' as const),
  };
}

const statusAt = (expiresAt: Date | null, now: Date): 'live' | 'expired' =>
  expiresAt !== null && expiresAt <= now ? 'expired' : 'live';
