/** A link by which anybody can follow a shipment, as the party that made it sees it. Instants are RFC 3339 UTC. */
export interface TrackingLink {
  readonly id: string;
  readonly createdAt: string;
  /** Undefined if the service can no longer tell it; the link itself still works. */
  readonly url: string | undefined;
  readonly opens: number;
  readonly lastOpenedAt: string | undefined;
  /** 72 hours after the delivery, or after the shipment was cancelled; undefined until then. */
  readonly expiresAt: string | undefined;
  readonly status: 'live' | 'revoked' | 'expired';
}
