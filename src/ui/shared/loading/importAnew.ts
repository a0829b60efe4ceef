/**
 * Asks once more for a script that could not be had, under an address of its own: browsers may keep the failure of one for as long
 * as the page is there. The address stands in the error; without one the error is thrown on.
 */
export async function importAnew<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?${performance.now()}`);
}
