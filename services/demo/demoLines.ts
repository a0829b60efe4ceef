import { fleetAddress } from '../drivers/fleetAddress.ts';
import { demoBrands } from './demoBrands.ts';
import { demoPassword } from './demoPassword.ts';

/** What `npm start` prints about the demo: who signs in where. */
export const demoLines = (port: number): readonly string[] => [
  `Demo accounts, all with the password ${demoPassword}`,
  ...demoBrands.flatMap(({ domain, people }) =>
    people.map(({ email, companies }) => {
      const fleet = fleetAddress(domain, port);
      const address = companies.some(({ audience }) => audience === 'fleet')
        ? fleet
        : fleet.replace('//fleet.', '//office.');
      return `  ${email.padEnd(25)}${address.padEnd(46)}${companies.map(({ name }) => name).join(', ')}`;
    }),
  ),
];
