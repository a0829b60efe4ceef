interface Read {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Several reads as one: whether any is awaited, and the first that failed, with a way to try all again that did. */
export const readsTogether = (reads: readonly Read[]) => {
  const unread = reads.filter(({ isLoadingError }) => isLoadingError);
  return {
    isPending: reads.some(({ isPending }) => isPending),
    failed: unread[0] && { why: unread[0].error, retry: () => unread.forEach((read) => void read.refetch()) },
  };
};
