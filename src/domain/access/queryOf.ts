/** The query of an address, with its '?'; '' if there is none. */
export const queryOf = (address: string): string => /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? '';
