import { Hono } from 'hono';
import * as v from 'valibot';
import type { Services } from '../../Services.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { ok } from '../../web/ok.ts';
import { inCompany } from '../../database/inCompany.ts';
import { companyGate } from '../companyGate.ts';
import { memberOf } from '../memberOf.ts';
import { findSender } from './findSender.ts';

/** Whether strangers read the company's own words in its mails. */
export const standingRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().get(
    '/v1/company/standing',
    described({
      tag: 'companies',
      summary: 'Whether emails to strangers name the company and pass on its messages: not while it is new',
      access: 'companyRead',
      data: v.object({ isVerified: v.boolean() }),
    }),
    companyGate(services, { to: 'read' }),
    async (c) => {
      const { companyId, userId } = memberOf(c);
      const now = services.clock.now();
      const { isVerified } = await inCompany(services.db, companyId, userId, (tx) => findSender(tx, companyId, now));
      return ok(c, { isVerified });
    },
  );
