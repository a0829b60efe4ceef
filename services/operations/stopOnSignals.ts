import type { Log } from '../log/Log.ts';

interface Running {
  /** Finishes what is under way, after `drainMs` in which new requests are refused. */
  stop(drainMs?: number): Promise<void>;
}

/** In which `/readyz` says 503 before the port closes, so that a proxy sends nobody here any more. In milliseconds. */
const drainMs = 2_000;
/** More than `stop` takes. */
const forceExitAfterMs = 9_500;
/** Ctrl+C under npm comes twice at once: from the terminal and from npm. */
const sameKeyMs = 500;

/**
 * Stops gracefully on SIGTERM and SIGINT, and exits with 0. Only SIGTERM, which a service manager sends, waits for proxies. Whoever
 * presses Ctrl+C a second time does not want to wait any longer.
 */
export function stopOnSignals(running: Running, log: Log): void {
  let stoppingSince: number | undefined;
  const exitByForce = () => {
    log.write('warn', 'forced exit');
    process.exit(1);
  };
  const stop = (waitMs: number) => {
    stoppingSince = performance.now();
    log.write('info', 'stopping');
    setTimeout(exitByForce, forceExitAfterMs).unref();
    void running.stop(waitMs).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => {
    if (stoppingSince === undefined) stop(drainMs);
  });
  process.on('SIGINT', () => {
    if (stoppingSince === undefined) stop(0);
    else if (performance.now() - stoppingSince > sameKeyMs) exitByForce();
  });
}
