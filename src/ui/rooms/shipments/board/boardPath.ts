import { roomPath } from '../../../../domain/access/roomPath.ts';

/** Path of the board, below the room of shipments. */
export const boardPath = `${roomPath('shipments')}/board`;
