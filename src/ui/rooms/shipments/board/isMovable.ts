import type { BoardTrip } from '../../../../domain/board/Board.ts';

/** Whether a shipment can be given another truck without a reason: before its truck was sent off. */
export const isMovable = ({ status }: Pick<BoardTrip, 'status'>): boolean =>
  status === 'booked' || status === 'assigned';
