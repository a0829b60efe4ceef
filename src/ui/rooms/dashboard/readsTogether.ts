interface Read {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Whether a list has more rows than were read of it. */
export const isCut = (lists: readonly { readonly data: CutList | undefined }[]): boolean =>
  lists.some(({ data }) => data !== undefined && data.total > data.rows.length);

interface CutList {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** Several reads as one: whether any is awaited, and the first that failed, with a way to try all again that did. */
export const readsTogether = (reads: readonly Read[]) => {
  const unread = reads.filter(({ isLoadingError }) => isLoadingError);
  return {
    isPending: reads.some(({ isPending }) => isPending),
    failed: unread[0] && { why: unread[0].error, retry: () => unread.forEach((read) => void read.refetch()) },
  };
};
