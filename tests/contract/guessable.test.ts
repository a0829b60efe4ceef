import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable as isGuessableToService } from '../../services/account/passwords/isGuessable.ts';
import { isGuessable as isGuessableToForm } from '../../src/domain/account/isGuessable.ts';

const names = ['Amber Freight', 'Müller & Söhne Spedition GmbH', 'Greenline Haulage', 'H2 Go'];

describe.each([
  ['the form', isGuessableToForm],
  ['the service', isGuessableToService],
])('%s', (_where, isGuessable) => {
  it.each([
    'Greenline2026',
    'greenline-haulage!',
    'Gr33nl1ne#26',
    'GREENLINE GREENLINE',
    'mullerspedition1',
    'MüllerSpedition1',
    'Winter2026!',
    'summer@2025',
    'Welcome2026',
    'March-2026-fleet',
    'P@ssw0rd2026',
    '4mberFr3ight',
    'We1come2026!',
    'Ju1y-2026!',
  ])('takes %j for guessable', (password) => {
    expect(isGuessable(password, names)).toBe(true);
  });

  it.each([
    'Haul-2026-demo',
    'Greenlines of code',
    'winter tyres are heavy',
    'correct horse battery staple',
    '20261231',
    'go h2 go h2',
    '🚚🚚🚚🚚🚚🚚🚚🚛',
  ])('does not take %j for guessable', (password) => {
    expect(isGuessable(password, names)).toBe(false);
  });

  it('knows the names of this account only', () => {
    expect(isGuessable('Greenline2026', ['Amber Lines'])).toBe(false);
  });

  it('does not mind what surrounds a name', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9 !#%.-]{0,20}$/),
        fc.stringMatching(/^[0-9 !#%.-]{0,20}$/),
        (before, after) => {
          expect(isGuessable(`${before}Greenline${after}`, names)).toBe(true);
        },
      ),
    );
  });
});
