/**
 * Retries a failed script import under a different URL, since browsers may cache the failure for the life of the page.
 * The URL is taken from the error's message; without one the error is rethrown.
 */
export async function retryImport<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?${performance.now()}`);
}
