/** The code in the path of a tracking link, such as `/track/k3J…`; '' without one. */
export const codeIn = (path: string): string => /^\/+track\/+([\w-]{1,64})\/?$/.exec(path)?.[1] ?? '';
