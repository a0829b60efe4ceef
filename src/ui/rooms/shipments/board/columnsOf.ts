import type { BoardProps } from './BoardProps.ts';

const hours = 3;

/** The columns of a board as parts of its width: its days, or three hours each of a single one. */
export const columnsOf = ({ days, range }: Pick<BoardProps['board'], 'days' | 'range'>) => {
  const length = range.to - range.from;
  const step = hours * 3_600_000;
  const parts =
    days.length > 1
      ? days.map(({ day, from, to }) => ({ key: day, from, to }))
      : Array.from({ length: Math.ceil(length / step) }, (_, at) => ({
          key: String(at),
          from: range.from + at * step,
          to: Math.min(range.from + (at + 1) * step, range.to),
        }));
  return parts.map(({ key, from, to }) => ({
    key,
    from,
    start: (from - range.from) / length,
    width: (to - from) / length,
  }));
};
