import type { Room } from './Room.ts';
import { routes } from './routes.ts';

/** Path of a room: `/dashboard` for the front page, `/ui/…` for the rest (product §2.2). */
export const roomPath = (room: Room): string => (room === 'dashboard' ? routes.dashboard : `${routes.admin}/${room}`);
