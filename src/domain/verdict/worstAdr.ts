import { type AdrPoints, adrPoints } from '../dangerous/adrPoints.ts';
import type { Task } from './Combination.ts';
import { onBoard } from './onBoard.ts';

/** What ADR 1.1.3.6 says of the leg with the most points; undefined if nothing dangerous is carried. */
export const worstAdr = ({ stops = [], cargo = [] }: Task): AdrPoints | undefined =>
  onBoard(cargo, stops.length)
    .map((set) => adrPoints(set.flatMap(({ dangerous }) => (dangerous ? [dangerous] : []))))
    .reduce((worst, each) => {
      if (!worst || !each) return worst ?? each;
      if (worst.points === undefined) return worst;
      return each.points === undefined || each.points > worst.points ? each : worst;
    }, undefined);
