import { audienceOf } from './domain/audience/audienceOf.ts';
import { opensSignIn } from './domain/access/opensSignIn.ts';
import { readToken } from './domain/session/readToken.ts';
import { showEarlyForm } from './infrastructure/browser/showEarlyForm.ts';
import { tabChannel } from './infrastructure/tabs/tabChannel.ts';

const storedToken = (): string | undefined => {
  try {
    return readToken(window.sessionStorage.getItem('token'));
  } catch {
    return undefined;
  }
};

/**
 * The script in the page itself: shows the sign-in form that arrived with it to whoever will see it anyway. A tab that
 * may join the session of another one waits for that.
 */
const show = async (): Promise<void> => {
  const { pathname, search, hash, host } = window.location;
  const session = { token: storedToken(), user: undefined };
  if (!opensSignIn(pathname.replace(/^\/+/, '/') + search + hash, session)) return;
  if (tabChannel.mayAnswer()) {
    if ((await tabChannel.countAnswering()) > 0) return;
    tabChannel.forget();
  }
  showEarlyForm(audienceOf(host));
};

void show();
