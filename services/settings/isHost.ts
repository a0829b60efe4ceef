import { isIP } from 'node:net';

/** Whether this can be a name or an IP address to listen on. */
export const isHost = (value: string): boolean => isIP(value) > 0 || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(value);
