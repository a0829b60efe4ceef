import type { Services } from '../Services.ts';
import type { Mailer } from './Mailer.ts';

/** Keeps mail in the database, where /outbox shows it: what there is as long as no mail service is set. */
export const outboxMailer = ({ db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>): Mailer => ({
  async send({ to, subject, text }) {
    await db
      .insertInto('outbox')
      .values({ id: random.uuid(), to_address: to.toLowerCase(), subject, text, at: clock.now() })
      .execute();
  },
});
