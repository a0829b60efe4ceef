import { areaName } from '../gazetteer/areaName.ts';

export interface LaneAreas {
  readonly from: string;
  readonly to: string;
}

/** What people call the areas of a lane: `FR-67:DE-70` goes from Strasbourg to Stuttgart. Null of what is no lane. */
export function laneAreas(lane: string): LaneAreas | null {
  const [from = '', to = ''] = lane.split(':');
  return from === '' || to === '' ? null : { from: areaName(from), to: areaName(to) };
}
