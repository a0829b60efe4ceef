import { describe, expect, it } from 'vitest';
import { smtpMailer } from '../../../services/mail/smtpMailer.ts';
import { Unavailable } from '../../../services/Unavailable.ts';
import { mailServer } from '../../support/services/mailServer.ts';

const from = 'Haulage <no-reply@haulage.example>';
const mail = { to: 'ana@example.com', subject: 'Your code', text: 'Hello Ana,\n\n123456\n' };

describe('mail over SMTP', () => {
  it('goes to the one it is for, as plain text', async () => {
    const { url, heard } = await mailServer();
    await smtpMailer(url, from).send(mail);
    expect(heard).toContain('MAIL FROM:<no-reply@haulage.example>');
    expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@example.com>']);
    expect(heard).toEqual(expect.arrayContaining(['Subject: Your code', 'Hello Ana,', '123456']));
    expect(heard.find((line) => line.startsWith('Content-Type'))).toContain('text/plain');
  });

  it('has one recipient and its own headers, whatever the address and the subject say', async () => {
    const { url, heard } = await mailServer();
    await smtpMailer(url, from)
      .send({
        to: 'ana@example.com, evil@example.com',
        subject: 'Hello\r\nBcc: evil@example.com',
        text: '',
      })
      .catch(() => undefined);
    expect(heard.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
    expect(heard.some((line) => line.startsWith('Bcc'))).toBe(false);
    expect(heard.some((line) => line === 'RCPT TO:<evil@example.com>')).toBe(false);
  });

  it('that is not taken is a passing trouble', async () => {
    const { url } = await mailServer();
    await expect(smtpMailer(url, from).send({ ...mail, to: 'refuse@example.com' })).rejects.toThrow(Unavailable);
    await expect(smtpMailer('smtp://127.0.0.1:1', from).send(mail)).rejects.toThrow(Unavailable);
  });
});
