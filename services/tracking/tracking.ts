import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { readPepper } from '../account/codes/readPepper.ts';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { idParam } from '../fields/idParam.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { clientAddress } from '../web/clientAddress.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { TokenBuckets } from '../web/pace/TokenBuckets.ts';
import { Refusal } from '../web/Refusal.ts';
import { validated } from '../web/validated.ts';
import { linkAnswer } from './linkAnswer.ts';
import { listLinks, makeLink, revokeLink } from './links.ts';
import { openTracking } from './openTracking.ts';
import { showCode } from './showCode.ts';
import { trackedAnswer } from './trackedAnswer.ts';
import { codePattern } from './trackingCode.ts';
import type { TrackingServices } from './TrackingServices.ts';

const read = { tag: 'shipments', access: 'companyRead' } as const;
const write = { tag: 'shipments', access: 'companyWrite' } as const;

const id = v.pipe(idAnswer, v.toLowerCase());
const linkParam = v.strictObject({ id, linkId: id });
const codeParam = v.strictObject({ code: v.pipe(v.string(), v.regex(codePattern)) });

/** Sixty pages behind one address that ask every 30 seconds, after 120 at once. */
const pace = { burst: 120, perSecond: 2 };

/** The host of the page that asks: that of the services, unless the page comes from another one they trust. */
function pageHost(c: Context<AppEnv>, origins: readonly string[]): string {
  const origin = c.req.header('Origin');
  const isOther = origin !== undefined && origins.includes(origin) && URL.canParse(origin);
  return new URL(isOther ? origin : c.req.url).hostname;
}

/** Whether a page asks for it, rather than a check of the link, a prefetch or an image. */
const isOpenedBy = (c: Context<AppEnv>): boolean =>
  c.req.raw.method === 'GET' &&
  c.req.header('Sec-Purpose') === undefined &&
  (c.req.header('Sec-Fetch-Dest') ?? 'empty') === 'empty';

const routes = (services: TrackingServices): Hono<AppEnv> => {
  const { settings } = services;
  const mayRead = companyGate(services, { to: 'read' });
  const mayWrite = companyGate(services, { to: 'write' });
  const openings = new TokenBuckets(pace);
  return new Hono<AppEnv>()
    .get(
      '/v1/shipment/:id/tracking-links',
      described({ ...read, summary: 'The tracking links one made to a shipment', data: v.array(linkAnswer) }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await listLinks(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/v1/shipment/:id/tracking-links',
      described({
        ...write,
        summary: 'Make a tracking link, by which anybody can follow a shipment',
        data: linkAnswer,
        status: 201,
      }),
      mayWrite,
      validated('param', idParam),
      showCode(services),
      idempotent(services),
      async (c) => c.json(await makeLink(services, memberOf(c), c.req.valid('param').id), 201),
    )
    .delete(
      '/v1/shipment/:id/tracking-links/:linkId',
      described({ ...write, summary: 'Revoke a tracking link', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', linkParam),
      async (c) => {
        const { id: shipmentId, linkId } = c.req.valid('param');
        await revokeLink(services, memberOf(c), shipmentId, linkId);
        return ok(c, null);
      },
    )
    .get(
      '/v1/tracking/:code',
      described({
        tag: 'shipments',
        access: 'anyone',
        summary: 'What a tracking link shows. A page that asks once more says so, and is not counted again',
        data: trackedAnswer,
      }),
      validated('param', codeParam),
      validated('query', v.strictObject({ again: v.optional(v.literal('true')) })),
      async (c) => {
        const retryAfterSeconds = openings.take(clientAddress(c, settings));
        if (retryAfterSeconds > 0) {
          throw new Refusal(429, 'There were too many requests. Try again in a moment.', { retryAfterSeconds });
        }
        const { code } = c.req.valid('param');
        const again = c.req.valid('query').again !== undefined || !isOpenedBy(c);
        return ok(c, await openTracking(services, { code, host: pageHost(c, settings.corsOrigins), again }));
      },
    );
};

/** Links by which whoever waits for a shipment can follow it, without an account. */
export const tracking: Feature = {
  routes: (services) => routes({ ...services, pepper: readPepper(services.settings, services.random) }),
};
