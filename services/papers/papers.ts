import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { checkStorage } from './files/checkStorage.ts';
import { removeAbandonedSlices } from './files/removeAbandonedSlices.ts';
import { removeUnownedFiles } from './files/removeUnownedFiles.ts';
import { countPapers, listPapers, paperQuery } from './listPapers.ts';
import { paperAnswer, paperCountsAnswer } from './paperAnswers.ts';

const tag = 'papers';

const routes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/v1/papers',
      described({
        tag,
        summary: 'Papers that are expired, missing or about to expire, the most urgent first',
        access: 'companyRead',
        data: v.array(paperAnswer),
        isPaged: true,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('query', paperQuery),
      async (c) => {
        const { data, paging } = await listPapers(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/v1/papers/counts',
      described({
        tag,
        summary: 'How many papers are expired, missing and about to expire',
        access: 'companyRead',
        data: paperCountsAnswer,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      async (c) => {
        const { companyId, userId } = memberOf(c);
        const now = services.clock.now();
        return ok(c, await inCompany(services.db, companyId, userId, (tx) => countPapers(tx, { companyId }, now)));
      },
    );

/** The papers of a fleet company that need attention, and the files of all papers. */
export const papers: Feature = {
  routes,
  check: checkStorage,
  cleanUp: async ({ db, clock, storage }) => {
    await removeAbandonedSlices({ db }, clock.now());
    if (storage) await removeUnownedFiles({ db, storage }, clock.now());
  },
};
