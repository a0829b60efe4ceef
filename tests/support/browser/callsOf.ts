/** Matches the calls of a path, whatever their query. */
export const callsOf =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;
