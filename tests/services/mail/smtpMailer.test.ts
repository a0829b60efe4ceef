import { describe, expect, it } from 'vitest';
import { RecipientRefused } from '../../../services/mail/RecipientRefused.ts';
import { smtpMailer } from '../../../services/mail/smtpMailer.ts';
import { mailServer } from '../../support/services/mailServer.ts';
import { until } from '../../support/until.ts';
import { newGate } from '../../support/services/newGate.ts';

const from = 'Haulage <no-reply@haulage.example>';
const mail = { to: 'ana@example.com', subject: 'Your code', text: 'Hello Ana,\n\n123456\n' };

describe('mail over SMTP', () => {
  it('reaches its recipient as plain text', async () => {
    const { url, heard } = await mailServer();
    await smtpMailer(url, from).send(mail);
    expect(heard).toContain('MAIL FROM:<no-reply@haulage.example>');
    expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@example.com>']);
    expect(heard).toEqual(expect.arrayContaining(['Subject: Your code', 'Hello Ana,', '123456']));
    expect(heard.find((line) => line.startsWith('Content-Type'))).toContain('text/plain');
  });

  it('has one recipient and no injected headers, whatever address and subject contain', async () => {
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

  it('shows the subject literally, even if it looks like an encoded word', async () => {
    const { url, heard } = await mailServer();
    await smtpMailer(url, from).send({ ...mail, subject: '=?UTF-8?Q?=E2=80=AEknil_live?= has added you' });
    expect(heard.find((line) => line.startsWith('Subject'))).not.toContain('=E2=80=AE');
  });

  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?secure=false'])(
    'is not sent over a network in clear text, whatever the query of the address (%s), unless that is allowed',
    async (query) => {
      const { url, heard } = await mailServer();
      // An address that is not one of loopback, and yet reaches the server.
      const afar = `${url.replace('127.0.0.1', '0.0.0.0')}${query}`;
      await expect(smtpMailer(afar, from).send(mail)).rejects.toThrow(/TLS|SSL/);
      expect(heard.filter((line) => /^(MAIL|AUTH|RCPT|DATA)/.test(line))).toEqual([]);
      await smtpMailer(afar, from, undefined, true).send(mail);
      expect(heard).toContain('RCPT TO:<ana@example.com>');
    },
  );

  it('fails for good for an unknown recipient, and temporarily if the service is unreachable', async () => {
    const { url } = await mailServer();
    const refused = smtpMailer(url, from).send({ ...mail, to: 'refuse@example.com' });
    await expect(refused).rejects.toThrow(RecipientRefused);
    await expect(smtpMailer('smtp://127.0.0.1:1', from).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['the sender', 'refused@haulage.example', mail.to],
    ['to send to others at all', from, 'ana@relay.example'],
  ])('is not refused for ever by a service that refuses us %s: that is ours to mend', async (_, sender, to) => {
    const { url, heard } = await mailServer();
    const outcome: unknown = await smtpMailer(url, sender)
      .send({ ...mail, to })
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(RecipientRefused);
    expect(heard).not.toContain('DATA');
  });

  it('times out, even while it waits for a connection', async () => {
    const gate = newGate();
    const { url } = await mailServer(gate.opened);
    const mailer = smtpMailer(url, from, 100);
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => mailer.send(mail)));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
  });

  it('is never sent after the timeout', async () => {
    const gate = newGate();
    const { url, heard } = await mailServer(gate.opened);
    const mailer = smtpMailer(url, from, 100);
    await Promise.allSettled(Array.from({ length: 7 }, () => mailer.send(mail)));
    gate.open();
    await smtpMailer(url, from).send({ ...mail, to: 'last@example.com' });
    // On a busy machine 100 ms may be too short for this one as well.
    await until(() => mailer.send({ ...mail, to: 'next@example.com' }));
    const recipients = new Set(heard.filter((line) => line.startsWith('RCPT')));
    expect([...recipients]).toEqual(['RCPT TO:<last@example.com>', 'RCPT TO:<next@example.com>']);
  });
});
