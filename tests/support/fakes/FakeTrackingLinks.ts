import type { TrackingLinks } from '../../../src/application/tracking/TrackingLinks.ts';
import type { TrackingLink } from '../../../src/domain/tracking/TrackingLink.ts';
import { trackingLinkFactory } from '../factories/trackingLinkFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Tracking links, answered as configured. A link that is made is in the list from then on. */
export class FakeTrackingLinks implements TrackingLinks {
  readonly made: { readonly shipmentId: string; readonly key: string }[] = [];
  readonly revoked: { readonly shipmentId: string; readonly id: string; readonly key: string }[] = [];
  links: Outcome<readonly TrackingLink[]> = [];
  /** What making one answers. */
  link: Outcome<TrackingLink> = trackingLinkFactory.build();
  revocation: Outcome<void> = undefined;

  all(): Promise<readonly TrackingLink[]> {
    return settle(this.links);
  }

  async make(shipmentId: string, key: string): Promise<TrackingLink> {
    this.made.push({ shipmentId, key });
    const link = await settle(this.link);
    this.links = [link, ...(await settle(this.links))];
    return link;
  }

  async revoke(shipmentId: string, id: string, key: string): Promise<void> {
    this.revoked.push({ shipmentId, id, key });
    await settle(this.revocation);
    const links = await settle(this.links);
    this.links = links.map((link) => (link.id === id ? { ...link, status: 'revoked' } : link));
  }
}
