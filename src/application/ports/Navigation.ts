import type { ServiceIdentifier } from 'inversify';

/** The address bar. Paths are of this origin and already judged safe. */
export interface Navigation {
  readonly host: string;
  readonly origin: string;
  /** Path, query and hash of the address. */
  current(): string;
  /** Moves within the application in place of the current history entry; what the page there is `told` never shows in the address. */
  replace(path: string, told?: Readonly<Record<string, string | undefined>>): void;
  /** Changes the address alone: nothing is rendered or requested. */
  rewrite(path: string): void;
  /** Leaves the page for an address of another host. */
  leaveFor(address: string): void;
}
export const Navigation: ServiceIdentifier<Navigation> = Symbol('Navigation');
