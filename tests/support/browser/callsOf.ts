/** Matches calls to a path with any query. */
export const callsOf =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;
