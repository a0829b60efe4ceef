import type { RoomParts } from '../../src/ui/workplace/RoomParts.ts';

type Part = RoomParts[keyof RoomParts];

/** A part for each room. */
export const roomParts = (part: (room: keyof RoomParts) => Part): RoomParts => ({
  dashboard: part('dashboard'),
  loads: part('loads'),
  offers: part('offers'),
  shipments: part('shipments'),
  vehicles: part('vehicles'),
  drivers: part('drivers'),
  invitations: part('invitations'),
  papers: part('papers'),
  requests: part('requests'),
  notifications: part('notifications'),
  carriers: part('carriers'),
  reports: part('reports'),
  company: part('company'),
  help: part('help'),
});
