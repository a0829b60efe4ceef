import { addDriver, addTruck, rigid } from '../freight/fleetUnits.ts';
import type { World } from './openWorld.ts';
import type { TestMember } from './people.ts';

interface Traits {
  readonly hasPapers?: boolean;
  /** Until when insurance and roadworthiness are valid. */
  readonly until?: string;
}

/** Where fleets get their trucks and drivers. */
export function openYard(world: Pick<World, 'call'>) {
  let count = 0;

  const postAs = (who: TestMember) => async (path: string, body: object) => {
    const sent = body instanceof FormData ? { method: 'POST', body } : { json: body };
    const answer = await world.call(path, { ...sent, token: who.token, company: who.company });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  };

  /** A truck with all its papers, unless it should lack them. */
  const truckOf = async (
    who: TestMember,
    values: object = {},
    { hasPapers = true, until = '2027-11-30' }: Traits = {},
  ): Promise<string> => {
    count += 1;
    return addTruck(postAs(who), `K ${count}`, { hasPapers, until }, { fleetNo: `F${count}`, ...values });
  };

  const driverOf = async (who: TestMember, values: object = {}): Promise<string> => {
    count += 1;
    const phone = `+4915100000${String(count).padStart(3, '0')}`;
    return addDriver(postAs(who), { name: 'Ilse', phone }, '2030-01-01', values);
  };

  return { rigid, truckOf, driverOf };
}
