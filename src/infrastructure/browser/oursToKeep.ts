const isKind = (response: Response, kind: string): boolean =>
  response.status === 200 && !response.redirected && (response.headers.get('Content-Type') ?? '').includes(kind);

/**
 * Whether an answer is what was asked for and may be kept. Networks that want a sign-in, gateways and servers under
 * maintenance answer everything with a page of their own, and status 200.
 */
export const oursToKeep = {
  page: async (response: Response): Promise<boolean> =>
    isKind(response, 'text/html') && (await response.clone().text()).includes('id="root"'),
  configuration: async (response: Response): Promise<boolean> => isKind(response, 'json'),
  /** A script, stylesheet, typeface, picture or list. */
  file: async (response: Response): Promise<boolean> => isKind(response, '') && !isKind(response, 'text/html'),
} as const;
