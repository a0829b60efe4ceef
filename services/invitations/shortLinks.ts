import { Hono } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { asInvitee } from './asInvitee.ts';
import { findInviter } from './findInviter.ts';
import { invitationLink, shortPath, unknownPath } from './invitationLink.ts';
import { idOfKey } from './shortKey.ts';

/**
 * The pages that short links lead to: on the host of the inviter's brand, whichever host was asked. An unknown link leads to the
 * page that says so.
 */
export const shortLinks = ({ db, settings }: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().get(`${shortPath}/:key`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const id = idOfKey(c.req.param('key'));
    const link = id === undefined ? undefined : await linkOf(db, id, settings);
    if (link === undefined) return c.redirect(unknownPath);
    const { hostname, pathname, search } = new URL(link);
    return c.redirect(hostname === new URL(c.req.url).hostname ? pathname + search : link);
  });

function linkOf(db: Services['db'], id: string, settings: Services['settings']): Promise<string | undefined> {
  return asInvitee(db, id, async (tx) => {
    const row = await tx
      .selectFrom('invitation')
      .select(['id', 'name', 'company_id as companyId'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && invitationLink(row, await findInviter(tx, row.companyId), settings);
  });
}
