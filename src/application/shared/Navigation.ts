import type { ServiceIdentifier } from 'inversify';
import type { SignInNews } from '../../domain/account/SignInNews.ts';

/** The address bar. Paths are of this origin and already judged safe. */
export interface Navigation {
  readonly host: string;
  readonly origin: string;
  /** Path, query and hash of the address. */
  current(): string;
  /** Moves within the application in place of the current history entry; the `news` for the page there never show in the address. */
  replace(path: string, news?: SignInNews): void;
  /** Changes the address alone: nothing is rendered or requested. */
  rewrite(path: string): void;
  /** Leaves the page for an address of another host. */
  leaveFor(address: string): void;
}
export const Navigation: ServiceIdentifier<Navigation> = Symbol('Navigation');
