import type { Navigation } from '../../application/shared/Navigation.ts';
import type { SignInNews } from '../../domain/account/SignInNews.ts';

/**
 * The address bar of this window. A change of history is told to the router the way the browser tells it. A path that begins with
 * several slashes is read with one: as it stands it would be the address of another host.
 */
export class BrowserNavigation implements Navigation {
  get host(): string {
    return window.location.host;
  }

  get origin(): string {
    return window.location.origin;
  }

  current(): string {
    const { pathname, search, hash } = window.location;
    return pathname.replace(/^\/+/, '/') + search + hash;
  }

  replace(path: string, news?: SignInNews): void {
    // In an entry of the history React Router keeps the state of its location under `usr`.
    window.history.replaceState(news ? { usr: news } : null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  rewrite(path: string): void {
    window.history.replaceState(window.history.state, '', path);
  }

  leaveFor(address: string): void {
    window.location.assign(address);
  }
}
