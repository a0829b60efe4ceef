/** A window that ended that long ago without arrival makes a shipment late, as in `lateSince`. */
export const lateAfterMs = 30 * 60_000;
