const loopback = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])\.?(:\d+)?$/i;

/** Whether a host, of an address or of a Host header, is this machine: `localhost`, a name below it or a loopback address. */
export const isLoopbackHost = (host: string): boolean => loopback.test(host);
