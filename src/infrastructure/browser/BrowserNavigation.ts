import type { Navigation } from '../../application/shared/Navigation.ts';
import type { SignInNews } from '../../domain/account/SignInNews.ts';

/**
 * The window's address bar. The router learns of changes through popstate events. Several leading slashes are read as
 * one, since they would mean another host.
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
    // React Router keeps the state of a location under `usr` in the history entry.
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
