/** Tunnel codes stand in brackets (ADR 3.2.1, column 15), however they were typed; `(-)` is none. */
export const bracketedTunnelCode = (code: string): string => `(${code.replaceAll(/[()\s]/gu, '')})`;
