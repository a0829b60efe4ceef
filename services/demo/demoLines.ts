import { brandAddress } from '../company/brandAddress.ts';
import { demoBrands } from './demoBrands.ts';
import { demoPassword } from './demoPassword.ts';

/** The demo accounts, as printed by `npm start`. */
export const demoLines = (port: number): readonly string[] => [
  `Demo accounts, all with the password ${demoPassword}`,
  ...demoBrands.flatMap(({ domain, people }) =>
    people.map(({ email, companies }) => {
      const isFleet = companies.some(({ audience }) => audience === 'fleet');
      const address = brandAddress(isFleet ? 'fleet' : 'office', domain, port);
      return `  ${email.padEnd(25)}${address.padEnd(46)}${companies.map(({ name }) => name).join(', ')}`;
    }),
  ),
];
