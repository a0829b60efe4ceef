/** Milliseconds until the application starts without its configuration. */
const timeout = 10_000;

const fetched = async (): Promise<unknown> => {
  try {
    const answer = await fetch('/config.json', { signal: AbortSignal.timeout(timeout) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
};

/** Raw `/config.json`, fetched once per page; `undefined` if it cannot be read. */
export const configuration: Promise<unknown> = fetched();
