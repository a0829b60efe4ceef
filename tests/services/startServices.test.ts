import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../../services/log/silentLog.ts';
import { startServices } from '../../services/startServices.ts';
import { mailServer } from '../support/services/mailServer.ts';
import { newGate } from '../support/services/newGate.ts';
import { temporaryFolder } from '../support/services/temporaryFolder.ts';
import { testSettings } from '../support/services/testSettings.ts';

const account = {
  company: 'Harbour Haulage',
  name: 'Ana Silva',
  email: 'ana@people.test',
  phone: '+351912345678',
  password: 'A long way home',
  audience: 'fleet',
};

/** Long enough for services that wait for nothing to be gone, far below the time a mail may take. */
async function knock(address: string, times: number): Promise<void> {
  await fetch(address).catch(() => undefined);
  if (times > 1) await knock(address, times - 1);
}

it('sends what mail is promised before it stops', async () => {
  const gate = newGate();
  const mail = await mailServer(gate.opened);
  const settings = testSettings({
    dataDir: await temporaryFolder(),
    demo: 'off',
    listenPort: 0,
    smtpUrl: mail.url,
  });
  const running = await startServices(settings, silentLog);
  const address = `http://127.0.0.1:${running.port}`;
  const answer = await fetch(`${address}/api/v1/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(answer.status).toBe(201);

  let isStopped = false;
  const stopped = running.stop().then(() => (isStopped = true));
  await expect.poll(() => fetch(`${address}/livez`).catch(() => 'gone')).toBe('gone');
  await knock(`${address}/livez`, 50);
  expect(isStopped).toBe(false);
  gate.open();
  await stopped;
  expect(mail.heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@people.test>']);
});

it('does not start when the secret of one-time codes cannot be kept', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, 'code-pepper'), '');
  const settings = testSettings({ dataDir, codePepper: undefined, demo: 'off', listenPort: 0 });
  await expect(startServices(settings, silentLog)).rejects.toThrow('code-pepper is damaged');
});
