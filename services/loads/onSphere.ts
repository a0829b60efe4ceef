import type { Position } from './loadQuery.ts';

/** A place as a point on the unit sphere: the distances between such points compare without trigonometry for each. */
export function onSphere({ lat, lng }: Position): readonly [x: number, y: number, z: number] {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
