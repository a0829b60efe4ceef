import type { ServiceIdentifier } from 'inversify';
import type { SignInNews } from '../../domain/account/SignInNews.ts';

/** The address bar. Paths are of this origin and already checked. */
export interface Navigation {
  readonly host: string;
  readonly origin: string;
  /** Path, query and hash of the current address. */
  current(): string;
  /**
   * Navigates within the application, replacing the history entry; `news` goes to the new page without showing in the
   * address.
   */
  replace(path: string, news?: SignInNews): void;
  /** Changes the address only; renders and requests nothing. */
  rewrite(path: string): void;
  /** Leaves for a URL on another host. */
  leaveFor(address: string): void;
}
export const Navigation: ServiceIdentifier<Navigation> = Symbol('Navigation');
