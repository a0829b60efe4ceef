/** Milliseconds until the application starts without its configuration. */
const patience = 10_000;

const fetched = async (): Promise<unknown> => {
  try {
    const answer = await fetch('/config.json', { signal: AbortSignal.timeout(patience) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
};

/** `/config.json` as it came, fetched once per page; `undefined` when it cannot be had. */
export const configuration: Promise<unknown> = fetched();
