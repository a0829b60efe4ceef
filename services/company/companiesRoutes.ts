import { Hono } from 'hono';
import * as v from 'valibot';
import { audiences } from '../account/Audience.ts';
import { authenticate } from '../account/authenticate.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { companyHeader } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { notFound } from '../web/notFound.ts';
import { ok } from '../web/ok.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { validated } from '../web/validated.ts';
import { Directory } from './Directory.ts';
import { directoryAnswer, listedCompany } from './directoryAnswer.ts';
import { ownCompanies } from './ownCompanies.ts';
import { roles } from './Role.ts';
import { sendDirectory } from './sendDirectory.ts';

const tag = 'companies';
const unpaged = v.literal('false');

/** Seed §7: the public directory read at start-up (trailing slash, userId 1) and the list of the caller's companies. */
export function companiesRoutes(services: Services): Hono<AppEnv> {
  const directory = new Directory(services.db);
  return new Hono<AppEnv>()
    .get(
      '/v1/companies/',
      described({
        tag,
        summary: 'Brand companies and their domains',
        access: 'anyone',
        data: directoryAnswer,
      }),
      validated('header', companyHeader),
      validated('query', v.strictObject({ isPaged: unpaged, userId: v.literal('1') })),
      async (c) => sendDirectory(c, await directory.current()),
    )
    .get(
      '/v1/companies',
      described({
        tag,
        summary: 'Companies the caller belongs to',
        access: 'signedIn',
        data: v.array(
          v.object({
            ...listedCompany.entries,
            audience: v.picklist(audiences),
            role: v.picklist(roles),
            region: v.nullable(v.string()),
          }),
        ),
      }),
      authenticate(services),
      validated('header', companyHeader),
      validated('query', v.strictObject({ isPaged: unpaged, userId: v.pipe(v.string(), v.toLowerCase()) })),
      async (c) => {
        const { userId } = c.req.valid('query');
        if (userId !== signedInOf(c).userId) throw notFound('company_refused');
        return ok(c, await ownCompanies(services, userId));
      },
    );
}
