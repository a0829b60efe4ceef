const end = String.raw`([A-Z]{2})(?:[- ]?([\p{L}\p{N}]{2}))?`;
const lane = new RegExp(String.raw`^${end}\s*(?::|–|→|>|\s-\s|\s+)\s*${end}$`, 'u');

/** Reads a typed lane, such as `DE-50:FR-69` or `de 50 - fr`; undefined if it is none. */
export const readLane = (typed: string): string | undefined => {
  const [, from, fromArea, to, toArea] = lane.exec(typed.trim().toUpperCase()) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return [
    `${from}${fromArea === undefined ? '' : `-${fromArea}`}`,
    `${to}${toArea === undefined ? '' : `-${toArea}`}`,
  ].join(':');
};
