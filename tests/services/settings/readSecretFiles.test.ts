import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSecretFiles } from '../../../services/settings/readSecretFiles.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

const fileWith = async (content: string): Promise<string> => {
  const file = path.join(await temporaryFolder(), 'secret');
  writeFileSync(file, content);
  return file;
};

it.each(['DATABASE_URL', 'SMTP_URL', 'CODE_PEPPER', 'METRICS_TOKEN', 'AWS_SECRET_ACCESS_KEY'])(
  '%s may be in a file',
  async (name) => {
    const file = await fileWith('kept in a vault\n');
    expect(readSecretFiles({ [`${name}_FILE`]: file, PORT: '80' })).toMatchObject({
      [name]: 'kept in a vault',
      PORT: '80',
    });
  },
);

it('no other setting is read from a file', async () => {
  expect(readSecretFiles({ MAIL_FROM_FILE: await fileWith('x') })).not.toHaveProperty('MAIL_FROM');
});

it('a file that cannot be read is told by the name of its setting', () => {
  expect(() => readSecretFiles({ CODE_PEPPER_FILE: '/nowhere/secret' })).toThrow(
    'CODE_PEPPER_FILE must name a file that can be read.',
  );
});

it('a secret that is given twice is refused', async () => {
  expect(() => readSecretFiles({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/etc/smtp' })).toThrow(
    'Set SMTP_URL or SMTP_URL_FILE, not both.',
  );
});
