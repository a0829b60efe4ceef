/** Tunnel restriction codes of ADR 8.6.4, B to E and their splits; `-` is for goods that may go through any tunnel. */
export const tunnelCode = /^(?:B(?:1000C|\/[DE])?|C(?:5000D|\/[DE])?|D(?:\/E)?|E|-)$/;

/** A tunnel code without the brackets it has on papers, however it was typed: `(d / e)` is `D/E`. */
export const spelledTunnelCode = (typed: string): string =>
  typed
    .replaceAll(/[()\s]/gu, '')
    .replace(/^[–—−]$/u, '-')
    .toUpperCase();
