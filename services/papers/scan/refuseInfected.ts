import type { Services } from '../../Services.ts';
import { Refusal } from '../../web/Refusal.ts';
import { clamdAddress } from '../../settings/clamdAddress.ts';
import { clamdFinds } from './clamdFinds.ts';

/**
 * Has a file searched by the virus scanner of the settings, if there is one. Refuses with 422 `infected`, and with 503 while the
 * scanner does not answer: nothing is kept unseen.
 */
export async function refuseInfected({ settings }: Pick<Services, 'settings'>, bytes: Uint8Array): Promise<void> {
  const address = settings.scanUrl === undefined ? undefined : clamdAddress(settings.scanUrl);
  if (!address || !(await clamdFinds(address, bytes))) return;
  throw new Refusal(422, 'The virus scanner found malware in this file.', {
    reason: 'infected',
    event: 'file_infected',
  });
}
