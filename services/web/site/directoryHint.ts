import { fieldOf } from './fieldOf.ts';

const directoryPath = '/v1/companies/?isPaged=false&userId=1';

/**
 * The `Link` header of the page: lets the browser ask for the directory of brand companies along with the page's own files, a
 * round trip before its script could. None where the address would not stay within the header.
 */
export const directoryHint =
  (config: () => unknown): (() => string | undefined) =>
  () => {
    const base = fieldOf(fieldOf(config(), 'services'), 'companies') ?? '';
    if (typeof base !== 'string' || !/^[\w:/.[\]-]*$/.test(base)) return undefined;
    return `<${base}${directoryPath}>; rel=preload; as=fetch; crossorigin=anonymous`;
  };
