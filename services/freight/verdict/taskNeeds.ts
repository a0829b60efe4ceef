import { bodyTypes } from '../bodyTypes.ts';
import { dayAfter, localDay } from '../fields/localDay.ts';
import { equipments } from '../request/requestContent.ts';
import { requirementsOf } from '../request/requirementsOf.ts';
import { adrPoints, type AdrPoints } from './adrPoints.ts';
import { bitsOf } from './bitsOf.ts';
import type { Engagement, Task } from './Combination.ts';
import { carryingBodies } from './mayCarry.ts';
import { onBoard, peakLoad } from './onBoard.ts';

const rank = ({ points }: AdrPoints): number => points ?? Infinity;

/** The points of the leg with most of them; null if nothing dangerous is carried. */
function worstPoints({ cargo, stops }: Task): AdrPoints | null {
  let worst: AdrPoints | null = null;
  for (const set of onBoard(cargo, stops.length)) {
    const points = adrPoints(set.map((line) => line.dangerous).filter((goods) => goods !== null));
    if (points && (!worst || rank(points) > rank(worst))) worst = points;
  }
  return worst;
}

/** The time a task takes: from the beginning of its first window to the end of its last. */
function timeOf({ stops }: Task): Engagement | undefined {
  const from = stops[0]?.window?.from ?? null;
  const to = stops.at(-1)?.window?.to ?? null;
  return from === null || to === null ? undefined : { from: new Date(from), to: new Date(to) };
}

/** Papers must be valid on the day after the last delivery, by the clock there. */
function papersUntil({ stops }: Task, now: Date): string {
  const { to = null, timeZone = null } = stops.at(-1)?.window ?? {};
  return dayAfter(localDay(to === null ? now : new Date(to), timeZone ?? 'UTC'));
}

/** What a task asks of a combination, worked out once however many are judged. */
export function taskNeeds(task: Task, now: Date) {
  const { kg, ...room } = peakLoad(task.cargo, task.stops.length);
  const points = worstPoints(task);
  const asked = requirementsOf(task);
  return {
    asked,
    bodyBits: bitsOf(bodyTypes, carryingBodies(asked.bodyTypes)),
    equipmentBits: bitsOf(equipments, asked.equipment),
    peakKg: kg,
    ...room,
    payloadKg: Math.max(kg, asked.minPayloadKg ?? 0),
    points,
    /** Whether vehicle and driver need a certificate for dangerous goods. */
    isAdr: points ? !points.isExempt : asked.adr,
    time: timeOf(task),
    until: papersUntil(task, now),
  };
}

export type TaskNeeds = ReturnType<typeof taskNeeds>;
