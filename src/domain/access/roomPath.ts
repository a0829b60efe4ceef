import type { Room } from './Room.ts';
import { routes } from './routes.ts';

/** Where a room stands: the dashboard is the front page, the others are below `/ui` (product §2.2). */
export const roomPath = (room: Room): string => (room === 'dashboard' ? routes.dashboard : `${routes.admin}/${room}`);
