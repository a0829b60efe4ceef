import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../../services/log/silentLog.ts';
import { startServices } from '../../services/startServices.ts';
import { mailServer } from '../support/services/mailServer.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';
import { testSettings } from '../support/services/testSettings.ts';

const signUp = (port: number) => signUpAt(`http://127.0.0.1:${port}`);
const recipients = (heard: readonly string[]) => heard.filter((line) => line.startsWith('RCPT'));

it('sends queued mail after a restart, if the mail service was unreachable before', async () => {
  const settings = testSettings({ dataDir: await startedBefore(), demo: 'off', listenPort: 0 });
  const first = await startServices({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, silentLog);
  expect((await signUp(first.port)).status).toBe(201);
  await first.stop();

  const mail = await mailServer();
  const second = await startServices({ ...settings, smtpUrl: mail.url }, silentLog);
  await expect.poll(() => recipients(mail.heard)).toEqual(['RCPT TO:<ana@people.test>']);
  await second.stop();
});

it('does not start when the code pepper cannot be stored', async () => {
  const dataDir = await startedBefore();
  await writeFile(path.join(dataDir, 'code-pepper'), '');
  const settings = testSettings({ dataDir, codePepper: undefined, demo: 'off', listenPort: 0 });
  await expect(startServices(settings, silentLog)).rejects.toThrow('code-pepper is damaged');
});
