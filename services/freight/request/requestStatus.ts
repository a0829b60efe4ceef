/** What a request goes through. */
export const requestStatuses = ['draft', 'open', 'awarded', 'withdrawn', 'expired', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** When an open request expires: at its deadline or the end of its first window, whichever is earlier. */
export function requestEnd(decisionBy: Date | null, firstWindowEnd: Date | null): Date | null {
  if (!decisionBy || !firstWindowEnd) return decisionBy ?? firstWindowEnd;
  return decisionBy < firstWindowEnd ? decisionBy : firstWindowEnd;
}

/** The status at `now`. Whether it expired is a matter of the clock, not of what was written. */
export const requestStatusAt = (kept: { readonly status: RequestStatus; readonly ends_at: Date | null }, now: Date) =>
  kept.status === 'open' && kept.ends_at !== null && kept.ends_at <= now ? 'expired' : kept.status;

const next: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  draft: ['open', 'cancelled'],
  open: ['awarded', 'withdrawn', 'expired', 'cancelled'],
  awarded: ['open'],
  withdrawn: ['open', 'cancelled'],
  expired: ['open', 'cancelled'],
  cancelled: [],
};

/** Whether a request may go from one status to another; `awarded` to `open` is the carrier's fall-off. */
export const mayMove = (from: RequestStatus, to: RequestStatus): boolean => next[from].includes(to);

/** Whether the content of a request may be changed. */
export const mayChange = (status: RequestStatus): boolean => !['awarded', 'cancelled'].includes(status);
