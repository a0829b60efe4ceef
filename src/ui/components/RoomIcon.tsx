import type { Room } from '../../domain/access/Room.ts';

const shapes: Readonly<Record<Room, string>> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  loads: 'M10 3a7 7 0 0 1 5.6 11.2l5 5-1.4 1.4-5-5A7 7 0 1 1 10 3zM6.5 7.5h7v5h-7z',
  offers: 'M3 4h12l6 8-6 8H3zM8 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  shipments:
    'M12 2a6 6 0 0 1 6 6c0 4-6 10-6 10S6 12 6 8a6 6 0 0 1 6-6zM12 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM3 19h18v2.5H3z',
  statements: 'M5 2h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM8 7h8v1.6H8zM8 11h8v1.6H8zM13 15h3v1.6h-3z',
  vehicles:
    'M2 6h11v9H2zM14 9h4l4 4v2h-8zM6.5 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM17.5 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  drivers: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21a8.5 7 0 0 1 17 0z',
  invitations: 'M3 5h18v2l-9 6-9-6zM3 9.5l9 6 9-6V19H3z',
  papers: 'M5 2h9l5 5v15H5zM8 11h8v1.6H8zM8 15h8v1.6H8z',
  requests:
    'M12 2l9 5v10l-9 5-9-5V7zM12 4.3L6.2 7.5 12 10.7l5.8-3.2zM5 9.2v6.65l6 3.3v-6.65zM19 9.2l-6 3.3v6.65l6-3.3z',
  notifications:
    'M12 2a6.5 6.5 0 0 1 6.5 6.5V14l2 3v1.5h-17V17l2-3V8.5A6.5 6.5 0 0 1 12 2zM9.5 20h5a2.5 2.5 0 0 1-5 0z',
  carriers:
    'M4 3h16v18H4zM7 7.5h1.8v1.8H7zM10.5 7.5H17v1.8h-6.5zM7 11.5h1.8v1.8H7zM10.5 11.5H17v1.8h-6.5zM7 15.5h1.8v1.8H7zM10.5 15.5H17v1.8h-6.5z',
  reports: 'M3 13h4v8H3zM10 3h4v18h-4zM17 8h4v13h-4z',
  company: 'M4 21V4h9v5h7v12h-6v-4h-3v4zM7 7h3v2H7zM7 11h3v2H7zM15 12h2v2h-2z',
  account:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 5.5a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM5.6 16.4a7.7 7.7 0 0 0 12.8 0c-1.2-1.9-3.6-2.9-6.4-2.9s-5.2 1-6.4 2.9z',
  help: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 16h2v2h-2zM8.5 9.2a3.5 3.5 0 1 1 5 3.2l-.6.4V15h-1.8v-3.2l1.3-.8a1.7 1.7 0 1 0-2.2-1.8z',
};

/** The icon of a room. */
export const RoomIcon = ({ room }: { readonly room: Room }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={shapes[room]} />
  </svg>
);
