import type { Clock } from '../clock/Clock.ts';
import type { Route } from '../freight/route/estimateRoute.ts';

const most = 5_000;
/** Roads change slowly. In milliseconds. */
const keptMs = 30 * 86_400_000;

/** What a router said, for 30 days. Of more than 5,000 the one asked for longest ago is forgotten. */
export class RememberedRoutes {
  readonly #clock: Clock;
  readonly #routes = new Map<string, { readonly route: Route; readonly at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  find(key: string): Route | undefined {
    const found = this.#routes.get(key);
    if (!found) return undefined;
    this.#routes.delete(key);
    if (Math.abs(this.#clock.now().getTime() - found.at) >= keptMs) return undefined;
    this.#routes.set(key, found);
    return found.route;
  }

  keep(key: string, route: Route): void {
    this.#routes.delete(key);
    this.#routes.set(key, { route, at: this.#clock.now().getTime() });
    const [oldest] = this.#routes.keys();
    if (this.#routes.size > most && oldest !== undefined) this.#routes.delete(oldest);
  }
}
