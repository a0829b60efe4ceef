export const requestStatuses = ['draft', 'open', 'awarded', 'withdrawn', 'expired', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

interface Kept {
  readonly status: RequestStatus;
  /** `requestEnd`, in epoch milliseconds. */
  readonly end: number | undefined;
}

/** When an open request expires: at its deadline, or when its first window ends, whichever comes first. Epoch milliseconds. */
export const requestEnd = (decisionBy: number | undefined, firstWindowEnd: number | undefined): number | undefined => {
  const ends = [decisionBy, firstWindowEnd].filter((end) => end !== undefined);
  return ends.length === 0 ? undefined : Math.min(...ends);
};

/** The status at an instant: an open request expires by the clock, whether or not anybody wrote it down. */
export const requestStatusAt = ({ status, end }: Kept, now: number): RequestStatus =>
  status === 'open' && end !== undefined && now >= end ? 'expired' : status;

const moves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  draft: ['open', 'cancelled'],
  open: ['awarded', 'withdrawn', 'expired', 'cancelled'],
  awarded: ['open'],
  withdrawn: ['open', 'cancelled'],
  expired: ['open', 'cancelled'],
  cancelled: [],
};

/** Whether a request may go from one status to another. `awarded` to `open` is the carrier's fall-off. */
export const mayMove = (from: RequestStatus, to: RequestStatus): boolean => moves[from].includes(to);

/** Whether its content may be changed. */
export const mayChange = (status: RequestStatus): boolean => status !== 'awarded' && status !== 'cancelled';
