import { Hono } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { asInvitee } from './asInvitee.ts';
import { findInviter } from './findInviter.ts';
import { downloadPath, shortPath, unknownPath } from './invitationLink.ts';
import { idOfKey } from './shortKey.ts';

/** The pages that short links lead to. An unknown link leads to the page that says so. */
export const shortLinks = ({ db }: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().get(`${shortPath}/:key`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const id = idOfKey(c.req.param('key'));
    return c.redirect(id === undefined ? unknownPath : await pageOf(db, id));
  });

function pageOf(db: Services['db'], id: string): Promise<string> {
  return asInvitee(db, id, async (tx) => {
    const row = await tx
      .selectFrom('invitation')
      .select(['id', 'name', 'company_id as companyId'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? downloadPath(row, await findInviter(tx, row.companyId)) : unknownPath;
  });
}
