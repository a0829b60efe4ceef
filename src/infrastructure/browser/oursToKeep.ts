const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;
const isOfType = ({ headers }: Response, type: string): boolean => (headers.get('Content-Type') ?? '').includes(type);

/**
 * Whether an answer is what was asked for and may be kept. Networks that want a sign-in, gateways and servers under
 * maintenance answer everything with a page of their own, and status 200.
 */
export const oursToKeep = {
  page: async (response: Response): Promise<boolean> =>
    isWhole(response) && isOfType(response, 'text/html') && (await response.clone().text()).includes('id="root"'),
  configuration: async (response: Response): Promise<boolean> => isWhole(response) && isOfType(response, 'json'),
  /** A script, stylesheet, typeface, picture or list. */
  file: async (response: Response): Promise<boolean> => isWhole(response) && !isOfType(response, 'text/html'),
} as const;
