import { expect, it } from 'vitest';
import { opensApplication } from '../../../src/domain/access/opensApplication.ts';

it.each(['/', '//', '/dashboard', '/ui', '/ui/shipments/7', '/UI/Vehicles/', '/authentication/sign-up'])(
  'the application is one page at %s',
  (path) => expect(opensApplication(path)).toBe(true),
);

it.each(['/download-app', '/track/abc', '/i/code', '/outbox', '/outbox/7', '/api/v1/users', '/home/sign-in', '/uist'])(
  'another page, or none, is at %s',
  (path) => expect(opensApplication(path)).toBe(false),
);
