import * as v from 'valibot';
import { clamdAddress } from './clamdAddress.ts';
import { crossesNetworkInClear } from './crossesNetworkInClear.ts';
import { bucketOf } from '../storage/bucketOf.ts';
import { isLoopbackHost } from './isLoopbackHost.ts';
import { isNetwork } from './isNetwork.ts';
import { isHost } from './isHost.ts';
import { isSender } from './isSender.ts';
import { isUrl } from './isUrl.ts';
import { routerAddress } from './routerAddress.ts';

const text = (fallback: string) => v.optional(v.string(), fallback);

const port = v.pipe(
  v.string(),
  v.check((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
);

const address = (...protocols: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isUrl(value) && protocols.includes(new URL(value).protocol),
        `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    ),
  );

const list = (isGood: (entry: string) => boolean, message: string) =>
  v.pipe(
    text(''),
    v.transform((value) => value.split(',').flatMap((entry) => entry.trim() || [])),
    v.check((entries) => entries.every(isGood), message),
  );

const oneOf = <const Option extends string>(options: readonly Option[], fallback: NoInfer<Option>) =>
  v.optional(v.picklist(options, `must be one of ${options.join(', ')}`), fallback);

const isOrigin = (entry: string): boolean => URL.canParse(entry) && new URL(entry).origin === entry;

/** Whether what is sent to this address crosses a network without TLS. */
const isClear = (to: string): boolean =>
  URL.canParse(to) && new URL(to).protocol === 'http:' && !isLoopbackHost(new URL(to).host);

const needsTls = 'must be reached over https, unless it is on this machine';

const collector = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (value) => /^https?:\/\//.test(value) && URL.canParse(value),
      'must be an address that begins with https://',
    ),
    v.check((value) => !isClear(value), needsTls),
  ),
);

/** The value of an example is known to everybody. */
const ofItsOwn = v.check((value: string) => !/change-?me/i.test(value), 'must be replaced by a value of its own');

/** Each variable by itself. */
const variables = v.object({
  PORT: v.optional(port, '8080'),
  LISTEN_PORT: v.optional(port),
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, 'must be an address or a name of this machine')), '127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  DATABASE_CLEAR_TEXT: oneOf(['1', '0'], '0'),
  FILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => bucketOf(value) !== undefined,
        'must be a bucket such as s3://papers/haulage?region=eu-central-1, with no parameters but region, endpoint and pathStyle',
      ),
      v.check((value) => !isClear(bucketOf(value)?.endpoint ?? ''), needsTls),
    ),
  ),
  SCAN_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => clamdAddress(value) !== undefined,
        'must be a clamd on this machine, such as clamd:///run/clamav/clamd.ctl or clamd://127.0.0.1:3310',
      ),
    ),
  ),
  ROUTES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => routerAddress(value) !== undefined,
        'must be a router such as osrm+https://routes.example or valhalla+http://127.0.0.1:8002, over https unless it is on this machine',
      ),
    ),
  ),
  EMISSION_FACTORS: v.optional(v.string()),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  AWS_REGION: v.optional(v.string()),
  CODE_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'), ofItsOwn)),
  SMTP_URL: v.pipe(
    address('smtp:', 'smtps:'),
    v.check(
      (value) => !/^smtps?:(?:\/\/)?$/.test(value ?? ''),
      'must be an address that names the host of the mail service',
    ),
  ),
  SMTP_CLEAR_TEXT: oneOf(['1', '0'], '0'),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isSender, 'must be an address such as Haulage <no-reply@example.com>')),
    'Haulage <no-reply@localhost>',
  ),
  DEMO: oneOf(['auto', '1', '0'], 'auto'),
  SITE_DIR: text('public'),
  APP_DIR: text('dist/app'),
  TRUSTED_PROXIES: list(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, separated by commas'),
  CORS_ORIGINS: list(isOrigin, 'must be origins such as https://app.example.com, separated by commas'),
  LOG: oneOf(['json', 'off'], 'json'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/json'], 'http/json'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: oneOf(['http/json'], 'http/json'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'], 'otlp'),
  OTEL_SDK_DISABLED: text('false'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/, 'must be 16 to 200 letters, digits, - or _'), ofItsOwn),
  ),
});

/** The variables that the services know, and what must fit together. */
export const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['DATABASE_CLEAR_TEXT']],
      ({ DATABASE_URL: url, DATABASE_CLEAR_TEXT: mayBeClear }) =>
        !/^postgres(?:ql)?:/i.test(url ?? '') ||
        url === undefined ||
        !URL.canParse(url) ||
        mayBeClear === '1' ||
        !crossesNetworkInClear(url),
      'must end with ?sslmode=verify-full, unless DATABASE_CLEAR_TEXT=1 allows an unencrypted connection',
    ),
    ['DATABASE_URL'],
  ),
);
