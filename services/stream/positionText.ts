import type { Position } from '../database/Position.ts';

/** Snapshots of some hundred open transactions still fit. */
const maxLength = 4_000;
const written = /^(\d{13})-([\d.]{1,40})-((\d{1,18}):(\d{1,18}):((?:\d{1,18})(?:,\d{1,18})*)?)$/;

/** The id of an event. */
export const positionText = ({ takenAt, origin, snapshot }: Position): string => `${takenAt}-${origin}-${snapshot}`;

/** A position from the id of an event. Undefined for whatever is none, such as a snapshot that PostgreSQL would refuse. */
export function parsePosition(text: string): Position | undefined {
  const [, takenAt, origin, snapshot, from = '', to = '', open = ''] =
    (text.length <= maxLength && written.exec(text)) || [];
  if (takenAt === undefined || origin === undefined || snapshot === undefined) return undefined;
  const between = [from, ...open.split(',').filter((each) => each !== ''), to].map(BigInt);
  const isInOrder = between.every((each, index) => {
    const before = between[index - 1];
    const isFirstOpen = index === 1 && index < between.length - 1;
    if (before === undefined) return each > 0n;
    // The first open transaction, or the end when none is open, may be where the snapshot begins.
    return isFirstOpen || between.length === 2 ? each >= before : each > before;
  });
  return isInOrder ? { takenAt: Number(takenAt), origin, snapshot } : undefined;
}
