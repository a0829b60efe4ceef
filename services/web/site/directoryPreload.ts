import { ownField } from '../json/ownField.ts';

const directoryPath = '/v1/companies/?isPaged=false&userId=1';

/**
 * The page's `Link` header, which preloads the directory of brand companies a round trip before the script could fetch it. None
 * if the address contains characters that could break out of the header.
 */
export const directoryPreload =
  (config: () => unknown): (() => string | undefined) =>
  () => {
    const base = ownField(ownField(config(), 'services'), 'companies') ?? '';
    if (typeof base !== 'string' || !/^[\w:/.[\]-]*$/.test(base)) return undefined;
    return `<${base}${directoryPath}>; rel=preload; as=fetch; crossorigin=anonymous`;
  };
