import type { Role } from '../company/Role.ts';

interface Colleague {
  readonly name: string;
  readonly mailbox: string;
  readonly role: Role;
  /** False for the last one, who was invited and has not accepted yet. */
  readonly isConfirmed: boolean;
}

const colleagues: readonly (readonly [string, string])[] = [
  ['Marta Kaminska', 'marta.kaminska'],
  ['Tobias Reuter', 'tobias.reuter'],
  ['Elin Dahl', 'elin.dahl'],
  ['Noah van Dijk', 'noah.vandijk'],
  ['Claire Weber', 'claire.weber'],
  ['Mateo Rojas', 'mateo.rojas'],
];

const roles = ['dispatcher', 'viewer', 'viewer'] as const satisfies readonly Role[];

/** Further members of the nth company. */
export const demoColleagues = (n: number): readonly Colleague[] =>
  roles.map((role, index) => {
    const [name, mailbox] = colleagues[(n + index * 2) % colleagues.length] ?? ['Marta Kaminska', 'marta.kaminska'];
    return { name, mailbox, role, isConfirmed: index < roles.length - 1 };
  });
