const quiet: ReadonlySet<string> = new Set(['position', 'note', 'reckoned']);

/** Whether whoever looks at a shipment has to be told that theirs is stale: some events leave everything else as it was. */
export const makesStale = (type: string): boolean => !quiet.has(type);

/** Whether a list tells an event as the last that happened to a shipment. */
export const isListed = (event: { readonly type: string; readonly is_internal?: boolean | undefined }): boolean =>
  event.is_internal !== true && event.type !== 'position' && event.type !== 'reckoned';
