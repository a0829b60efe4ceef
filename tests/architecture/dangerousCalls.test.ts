import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

/** What nothing from outside may ever reach, and the few places that have a reason of their own. */
const dangers: Readonly<Record<string, { readonly found: RegExp; readonly except?: readonly string[] }>> = {
  'programs of the system': { found: /node:child_process|node:cluster|node:vm\b/ },
  'text run as code': { found: /\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*['"`]/ },
  'text turned into markup': {
    found: /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|DOMParser|\bhtml\.raw\b/,
  },
  'cookies in scripts': { found: /document\.cookie|cookieStore/ },
  'messages of other windows': { found: /window\.(?:parent|opener)|onmessage\s*=|window\.addEventListener\('message'/ },
  'databases in the browser': {
    found: /\blocalStorage\b|\bindexedDB\b|caches\.open/,
    // Switches and ids, and that a signed-in tab was open. Of records only what a person told of a shipment without a network.
    // The service worker keeps the application itself, and nothing of those who use it.
    except: [
      'src/serviceWorker.ts',
      'src/infrastructure/storage/BrowserPreferences.ts',
      'src/infrastructure/storage/outboxDatabase.ts',
      'src/infrastructure/tabs/tabChannel.ts',
    ],
  },
  'random numbers that can be guessed': {
    found: /Math\.random/,
    // Spreads retries in time.
    except: ['src/infrastructure/container/createContainer.ts'],
  },
  'hashes other than SHA-256': { found: /create(?:Hash|Hmac)\((?!'sha256')/ },
  'encryption of our own': { found: /create(?:Cipher|Decipher|Sign|Verify|DiffieHellman)|generateKey|pbkdf2|scrypt/ },
  'certificates that are not checked': { found: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/ },
};

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const files = ['src', 'services']
  .flatMap(filesBelow)
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
  .map((file) => ({ file, text: read(file) }));

describe('the product', () => {
  it.each(Object.entries(dangers))('uses no %s', (_what, { found, except = [] }) => {
    const using = files.filter(({ text }) => found.test(text)).map(({ file }) => file);
    expect(using).toEqual(except);
  });

  it('is looked through in all its files', () => {
    expect(files.length).toBeGreaterThan(700);
  });
});

/** Putting a long run of marks in order costs the square of its length: seconds for what fits in a body. */
it('the services normalise only text whose length is bounded, in these files', () => {
  const found = files.filter(
    ({ file, text }) => file.startsWith('services/') && /normalize\((?!typed|plate)/.test(text),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual([
    'services/account/passwords/isGuessable.ts',
    'services/demo/truckers.ts',
    'services/fields/hasLink.ts',
    'services/fields/isAdvertising.ts',
    'services/fields/parseEmail.ts',
    'services/fields/plateSearchText.ts',
    'services/freight/request/postingKey.ts',
    'services/gazetteer/foldName.ts',
    'services/gazetteer/townLine.ts',
    'services/vehicles/vehicleFields.ts',
  ]);
});

it('the services connect only to what the settings name, from these files', () => {
  const connecting =
    /import \{[^}]*\bconnect\b[^}]*\} from 'node:net'|node:(?:tls|dgram|http2|https)'|\bfetch\((?!request)|createTransport\(|new pg\.(?:Client|Pool)\(|new OTLPTraceExporter\(/;
  const found = files.filter(({ file, text }) => file.startsWith('services/') && connecting.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual([
    'services/database/createPool.ts',
    'services/database/embedded/lockFolder.ts',
    'services/database/server/declare.ts',
    'services/database/server/probeServer.ts',
    'services/database/signals/ServerSignals.ts',
    'services/mail/smtpMailer.ts',
    'services/papers/scan/clamdFinds.ts',
    'services/routing/askRouter.ts',
    'services/storage/s3Storage.ts',
    'services/tracing/openTelemetry.ts',
  ]);
});

it('types are strict, and comparisons convert nothing', () => {
  expect(read('tsconfig.json')).toMatch(/"strict": true/);
  expect(read('.oxlintrc.json')).toMatch(/"eqeqeq": "error"/);
  expect(read('.oxlintrc.json')).not.toMatch(/"eqeqeq": (?!"error")/);
});

it('each danger is seen', () => {
  const samples = [
    `import { exec } from 'node:child_process';`,
    `new Function('x')`,
    `<p dangerouslySetInnerHTML={{ __html: x }} />`,
    `document.cookie = 'a=b'`,
    `window.addEventListener('message', run)`,
    `localStorage.setItem('a', 'b')`,
    `Math.random()`,
    `createHash('md5')`,
    `createCipheriv('aes-128-ecb', key, null)`,
    `{ rejectUnauthorized: false }`,
  ];
  expect(Object.values(dangers).map(({ found }, at) => found.test(samples[at] ?? ''))).toEqual(samples.map(() => true));
});
