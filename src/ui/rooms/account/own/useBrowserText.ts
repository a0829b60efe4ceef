import { browserOf } from '../../../../domain/account/browserOf.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

/** Words a `User-Agent`: `Firefox on Windows`. */
export const useBrowserText = (): ((userAgent: string) => string) => {
  const { signIns: words } = useOwnAccountTexts();
  return (userAgent) => {
    const { browser, system } = browserOf(userAgent);
    const name = browser === undefined ? words.unknown : words.browser[browser];
    return system === undefined ? name : words.on(name, words.system[system]);
  };
};
